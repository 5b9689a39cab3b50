import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { checkDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import { blockingKeys } from '@auctionwiz/domain/duplicates/blocking-keys'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { arePlainlyEqual } from '@auctionwiz/domain/duplicates/plainly-equal'
import { rankCandidates } from '@auctionwiz/domain/duplicates/rank-candidates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query, StoredDocument } from '@auctionwiz/platform/core/store'
import { houseModel } from './house-model.ts'
import { percent, strongest } from './pair-document.ts'

/** Below this only who has the very name and the phone or email is shown. */
const leastShown = 0.5
const mostShown = 5

/** Of each key so many records are looked at: a key that more share says little. */
const perKey = 25

type Candidate = Pick<Bidder, 'id' | 'bidderId' | 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'address'> &
  StoredDocument

export const keyQuery = (key: string): Query => ({
  type: 'bidder',
  where: [{ field: 'blockingKeys', containsAll: [key] }],
  fields: ['bidderId', 'name', 'firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'address'],
})

/** One small indexed query a key and the model of the house, all at once; then a few comparisons. */
export const checkDuplicate: UseCase<typeof endpoint> = async ({ body }, { house }) => {
  const person = personOfBidder(body)
  const [model, candidates] = await Promise.all([houseModel(house), candidatesFor(house, blockingKeys(person))])
  const people = candidates.map(personOfBidder)
  const ranked = rankCandidates(person, people, model, 0).filter(
    ({ index, explanation }) => explanation.probability >= leastShown || arePlainlyEqual(person, people[index] ?? {}),
  )
  const matches = ranked.slice(0, mostShown).flatMap(({ index, explanation }) => {
    const found = candidates[index]
    return found ? [{ ...found, confidence: percent(explanation.probability), because: strongest(explanation.reasons) }] : []
  })
  return { matches }
}

const candidatesFor = async (house: PartitionReader, keys: readonly string[]): Promise<Candidate[]> => {
  const pages = await Promise.all(keys.map((key) => house.query<Candidate>(keyQuery(key), { limit: perKey })))
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()]
}
