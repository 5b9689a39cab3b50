import type { Bidder } from '@auctionwiz/contracts/bidders'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { networkCause } from '@auctionwiz/domain/network/network-event'
import { networkOf } from '@auctionwiz/domain/network/network-facts'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import type { ContributionDocument } from '@auctionwiz/records/contributions'
import type { ShareDocument } from '@auctionwiz/records/network-shares'
import { bucketOf, contributionDocuments } from './contributions.ts'
import { networkKeys } from './network-keys.ts'
import { digestOf, shareDocument } from './publish.ts'

type NewBidder = Omit<Bidder, 'version'>

/** A house and its bidders as they are written for the first time. */
export interface InitialHouse<B extends NewBidder = NewBidder> {
  accountId: string
  auctionHouseId: string
  takesPart: boolean
  bidders: readonly B[]
}

export interface InitialNetwork {
  houses: (InitialHouse & { shares: ShareDocument[] })[]
  /** By the bucket that is their partition. */
  people: Map<string, ContributionDocument[]>
}

/**
 * The network of houses that are written together, such as those of a demonstration: what each publishes, and what the others' contributions make of
 * its bidders. Later work on them finds everything up to date. Accounts count as verified by their plan, custom rules as the default ones.
 */
export const initialNetwork = async (crypto: KeyedCrypto, houses: readonly InitialHouse[], now: Date): Promise<InitialNetwork> => {
  const keys = networkKeys(crypto)
  const known = await Promise.all(
    houses.map(async (house) => {
      const contributor = await keys.contributor(`account:${house.accountId}`)
      const people = house.bidders.map(async (bidder) => {
        const ref = { accountId: house.accountId, auctionHouseId: house.auctionHouseId, bidderId: bidder.id }
        const contribution = house.takesPart ? contributionOf(bidder) : undefined
        const [personKeys, contributionId, sealedRef] = await Promise.all([
          keys.personKeys(bidder),
          keys.contributionId(ref),
          contribution ? keys.seal(ref) : '',
        ])
        return { bidder, contribution, keys: personKeys, contributionId, sealedRef, contributor }
      })
      return { house, contributor, people: await Promise.all(people) }
    }),
  )
  const documents = known.flatMap(({ people }) =>
    contributionDocuments(
      people.flatMap(({ bidder: _bidder, contribution, ...rest }) => (contribution ? [{ ...rest, contribution }] : [])),
    ),
  )
  const byKey = Map.groupBy(documents, ({ personKey }) => personKey)
  const informed = known.map(async ({ house, contributor, people }) => {
    const shares = people.map(async ({ bidder, contribution, keys: personKeys }) =>
      contribution ? [shareDocument(bidder.id, personKeys, await digestOf(keys, { keys: personKeys, contributor, contribution }))] : [],
    )
    const bidders = people.map(({ bidder, keys: personKeys }) => {
      const others = personKeys.flatMap((key) => byKey.get(key) ?? []).filter((document) => document.contributor !== contributor)
      const unique = [...new Map(others.map((document) => [document.contributionId, document])).values()]
      const sorted = unique.toSorted((a, b) => (a.contributionId < b.contributionId ? -1 : 1))
      return house.takesPart ? withNetwork(bidder, networkOf(sorted), now) : bidder
    })
    return { ...house, bidders, shares: (await Promise.all(shares)).flat() }
  })
  return { houses: await Promise.all(informed), people: Map.groupBy(documents, ({ personKey }) => bucketOf(personKey)) }
}

const withNetwork = (bidder: NewBidder, network: Bidder['network'], now: Date): NewBidder => {
  if (!network) return bidder
  const scores = scoreByRules({ ...bidder, network }, defaultRules, now)
  const scoreHistory = recordScoreChanges(bidder, scores, networkCause(undefined, network, now), now)
  return { ...bidder, network, ...scores, scoreHistory }
}
