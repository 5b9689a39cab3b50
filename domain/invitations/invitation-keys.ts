import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { shownScore } from '@auctionwiz/contracts/scores'
import { searchGrams, searchText } from '../bidders/search.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

type Keyed = Pick<Invitation, 'bidderName' | 'bidderNumber' | 'score' | 'tier' | 'record'>

/** Lists sort a New bidder below every score, and a bidder without an auction before every day. */
const noValue = { number: -1, text: '' } as const

/**
 * By what lists of invitations search and sort. @param nameKey by which lists of bidders sort the name
 */
export const invitationKeys = ({ bidderName, bidderNumber, score, tier, record }: Keyed, nameKey: string) => {
  const searched = { firstName: bidderName, lastName: '', email: '', bidderId: bidderNumber }
  return {
    searchText: searchText(searched),
    grams: searchGrams(searched),
    listKeys: {
      score: shownScore({ score, tier }) ?? noValue.number,
      name: nameKey,
      won: record?.won?.amount ?? noValue.number,
      lastAuction: record?.lastAuction ?? noValue.text,
    },
  }
}

/** The key of a name that is known as a whole: its last word first. */
export const sortName = (name: string): string => {
  const words = normalizeForSearch(name).trim().split(/\s+/)
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim()
}

/** The bidder's record as a decision keeps it. */
export const recordAtDecision = ({ facts, currency }: Pick<Bidder, 'facts' | 'currency'>): NonNullable<Invitation['record']> => {
  const { paidOnTime, paidLate, disputes, defaults, spent, mostRecentAuction } = facts
  return {
    paidOnTime,
    paidLate,
    disputes,
    defaults,
    won: { amount: spent, currency },
    ...(mostRecentAuction && { lastAuction: mostRecentAuction }),
  }
}
