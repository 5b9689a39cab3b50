import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Score, ScorePart } from '@auctionwiz/contracts/scores'
import { blockingKeys } from '../duplicates/blocking-keys.ts'
import { personOfBidder } from '../duplicates/person-of-bidder.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { normaliseEmail } from './identity.ts'
import { type ListKeys, listKeys } from './list-keys.ts'
import { searchGrams, searchText } from './search.ts'

type ScoreSummary = Omit<Score, 'parts'>

/**
 * A bidder as stored in the house's partition. The parts of the scores are separate, so that a list reads only the sums.
 * `uniqueKey` makes an email, where there is one, unique in the house; `nameKey`, `searchText` and `grams` serve sorting and search,
 * `blockingKeys` the search for duplicates of one person, `listKeys` order and filters of lists.
 */
export interface BidderDocument extends Omit<Bidder, 'version' | 'nationalScore' | 'localScore'> {
  type: 'bidder'
  uniqueKey: string
  nameKey: string
  searchText: string
  grams: string[]
  blockingKeys: string[]
  listKeys: ListKeys
  nationalScore: ScoreSummary
  localScore: ScoreSummary
  scoreParts: { national: ScorePart[]; local: ScorePart[] }
}

/** The unique key of a bidder in the house. */
export const emailKey = (email: string): string => `email:${normaliseEmail(email)}`

type Keyed = Parameters<typeof searchText>[0] & Parameters<typeof personOfBidder>[0]

/** By what search and matching find a bidder. */
export const searchKeys = (bidder: Keyed): Pick<BidderDocument, 'searchText' | 'grams' | 'blockingKeys'> => ({
  searchText: searchText(bidder),
  grams: searchGrams(bidder),
  blockingKeys: blockingKeys(personOfBidder(bidder)),
})

export const bidderDocument = (bidder: Omit<Bidder, 'version'>): BidderDocument => {
  const { parts: national, ...nationalScore } = bidder.nationalScore
  const { parts: local, ...localScore } = bidder.localScore
  return {
    ...bidder,
    type: 'bidder',
    uniqueKey: bidder.email === '' ? `id:${bidder.id}` : emailKey(bidder.email),
    nameKey: normalizeForSearch(`${bidder.lastName} ${bidder.firstName}`),
    ...searchKeys(bidder),
    listKeys: listKeys(bidder),
    nationalScore,
    localScore,
    scoreParts: { national, local },
  }
}
