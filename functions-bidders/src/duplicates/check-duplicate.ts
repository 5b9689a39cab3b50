import type { checkDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import { blockingKeys } from '@auctionwiz/domain/duplicates/blocking-keys'
import { gistOf } from '@auctionwiz/domain/duplicates/in-words'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { arePlainlyEqual } from '@auctionwiz/domain/duplicates/plainly-equal'
import { rankCandidates } from '@auctionwiz/domain/duplicates/rank-candidates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { houseModel } from './house-model.ts'
import { percent } from './pair-document.ts'

/** Below this only who has the very name and the phone or email is shown. */
const leastShown = 0.5
const maxShown = 5

/** The limit of records per key: a more common key is little evidence. */
const perKey = 25

const candidates = projection(bidderRecord, ['bidderId', 'name', 'firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'address'])

const withKey = (key: string) => ({ where: [{ field: 'blockingKeys', containsAll: [key] } as const] })

export const keyQuery = (key: string): Query => candidates.query(withKey(key))

/** One small indexed query per key and the house's model, in parallel; then a few comparisons. */
export const checkDuplicate: UseCase<typeof endpoint> = async ({ body }, { house }) => {
  const person = personOfBidder(body)
  const [model, alike] = await Promise.all([houseModel(house), candidatesFor(house, blockingKeys(person))])
  const people = alike.map(personOfBidder)
  const ranked = rankCandidates(person, people, model, 0).filter(
    ({ index, explanation }) => explanation.probability >= leastShown || arePlainlyEqual(person, people[index] ?? {}),
  )
  const matches = ranked.slice(0, maxShown).flatMap(({ index, explanation }) => {
    const found = alike[index]
    const confidence = percent(explanation.probability)
    const { same, near } = gistOf(explanation.reasons, confidence)
    return found ? [{ ...found, confidence, same, near }] : []
  })
  return { matches }
}

const candidatesFor = async (house: PartitionReader, keys: readonly string[]): Promise<PartOf<typeof candidates>[]> => {
  const pages = await Promise.all(keys.map((key) => listerOf(candidates, house).page(withKey(key), { limit: perKey })))
  return [...new Map(pages.flatMap(({ items }) => items).map(({ document }) => [document.id, document])).values()]
}
