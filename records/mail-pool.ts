import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

export const mailPoolRecord = record({
  type: 'mail-pool',
  container: 'throttles',
  names: ['mail pool', 'mail pools'],
  about: 'The mails to bidders of all new, or of all established accounts in a minute, by account.',
  fields: () => ({
    minute: z.int(),
    /** By the ids of the accounts that asked in this minute; 0 for one that waits. */
    taken: z.record(z.string(), z.int()),
    /** How many accounts asked in the minute before, and the ids of those that got mails. */
    askedBefore: z.int(),
    servedBefore: z.array(z.string()),
  }),
  ttl: 180,
  personalData: 'none',
})

/** The accounts that a pool tells apart in a minute; further ones wait for the next. */
const mostAccounts = 1000

export interface Turns {
  taken: Readonly<Record<string, number>>
  askedBefore: number
  servedBefore: readonly string[]
}

/**
 * How many further mails an account may take from a pool of `limit` in this minute. With n accounts asking in this or the last minute each gets the
 * (n + 1)th part, and never more than half of what the others left: so there is something left for the next account, however many mails the first ones
 * send. An account alone gets half of the pool. Where more accounts ask than there are mails, those served in the last minute let the others go first.
 */
export const turnOf = (limit: number, { taken, askedBefore, servedBefore }: Turns, accountId: string): number => {
  const own = taken[accountId] ?? 0
  const asking = Object.keys({ ...taken, [accountId]: own }).length
  if (asking > mostAccounts) return 0
  const all = Object.values(taken).reduce((sum, count) => sum + count, 0)
  const share = Math.floor(limit / (Math.max(asking, askedBefore) + 1))
  if (share === 0 && servedBefore.includes(accountId)) return 0
  const most = Math.max(1, Math.min(share, Math.floor((limit - all + own) / 2)))
  return Math.max(0, Math.min(most - own, limit - all))
}

/** The mails to bidders of many accounts together. */
export interface MailPool {
  name: 'new' | 'established'
  perMinute: number
}

const poolId = 'mail-pool'

/** Takes up to `count` mails of an account from a pool. @returns how many; 0 when its turn comes in the next minute */
export const takeFromPool = async (
  store: DocumentStore,
  { name, perMinute }: MailPool,
  { accountId, count, minute }: { accountId: string; count: number; minute: number },
): Promise<number> => {
  let granted = 0
  await recordsOf(mailPoolRecord, partitionOf(store, 'throttles', [`bidder-mails ${name}`])).upsert(poolId, (stored) => {
    const turns = turnsIn(stored, minute)
    granted = Math.min(count, turnOf(perMinute, turns, accountId))
    const taken: Turns['taken'] = turns.taken
    const own = taken[accountId]
    const isFull = Object.keys(taken).length >= mostAccounts
    if (granted === 0 && (own !== undefined || isFull)) return undefined
    return { id: poolId, ...turns, taken: { ...taken, [accountId]: (own ?? 0) + granted } }
  })
  return granted
}

/** A call that began in an earlier minute counts in the present one. */
const turnsIn = (stored: (Turns & { minute: number }) | undefined, minute: number) => {
  if (stored && stored.minute >= minute) {
    const { taken, askedBefore, servedBefore } = stored
    return { minute: stored.minute, askedBefore, servedBefore: [...servedBefore], taken }
  }
  const last = stored?.minute === minute - 1 ? Object.entries(stored.taken) : []
  const servedBefore = last.flatMap(([accountId, count]) => (count > 0 ? [accountId] : []))
  return { minute, askedBefore: last.length, servedBefore, taken: {} }
}
