import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { type BiddingPlatform, PlatformError, type PlatformRecord } from './bidding-platform.ts'

/** A bidding platform in memory that takes one key, which it may change: for demo mode, for tests, and behind the simulator of the local stack. */
export const memoryPlatform = (bidders: readonly PlatformRecord[], key: () => string): BiddingPlatform => {
  const check = (given: string): void => {
    if (given !== key()) throw new PlatformError('key_rejected', 'the key is another one')
  }
  return {
    list: async (given, { search = '', next = '0', limit }) => {
      check(given)
      const words = normalizeForSearch(search).split(' ').filter(Boolean)
      const found = bidders.filter((bidder) => words.every((word) => textOf(bidder).includes(word)))
      const start = Number(next) || 0
      const more = start + limit < found.length
      return { bidders: found.slice(start, start + limit), total: found.length, ...(more && { next: String(start + limit) }) }
    },
    byIds: async (given, ids) => {
      check(given)
      return bidders.filter(({ id }) => ids.includes(id))
    },
  }
}

const textOf = ({ firstName, lastName, email }: PlatformRecord): string => normalizeForSearch(`${firstName} ${lastName} ${email}`)
