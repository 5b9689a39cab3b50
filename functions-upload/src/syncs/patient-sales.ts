import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { isPlatformError, type PlatformError } from '../platforms/bidding-platform.ts'
import type { SalePage } from '../platforms/sale-platform.ts'

/** Times that a call is made when the platform is not available. */
const attempts = 4
/** Milliseconds before the second attempt; each further one waits twice as long. */
const firstWait = 500
/** Seconds that one delivery waits for rate limits in all: below the silence after which a run counts as stalled. */
const longestLimits = 240
/** Times that a list is read again where it was incomplete. */
const readings = 4
const pageSize = 200
/** Records of one list at most: lots or registrations of one auction. A worker holds them all. */
const mostRecords = lotFileLimits.lots
/** Pages of one list at most; a platform that always names a next page would never end. */
const mostPages = 5_000

/** Why a sync stops. */
export class SyncStop extends Error {
  override name = 'SyncStop'
  readonly problem: SyncProblem

  constructor(problem: SyncProblem) {
    super(`the sync stops: ${problem}`)
    this.problem = problem
  }
}

export type Patiently = <T>(call: () => Promise<T>) => Promise<T>

/** Calls of a platform within one run: cut ones are made again, rate limits are waited for. Throws `SyncStop`, or `PlatformError` of a change. */
export const patience = (wait: (ms: number) => Promise<void>): Patiently => {
  let limitsLeft = longestLimits
  return async (call) => {
    for (let failures = 0; ; ) {
      try {
        return await call()
      } catch (error) {
        if (!isPlatformError(error, 'key_rejected', 'limited', 'unavailable')) throw error
        if (error.reason === 'key_rejected') throw new SyncStop('key_expired')
        if (error.reason === 'limited') {
          limitsLeft -= error.retryAfter
          if (limitsLeft < 0) throw new SyncStop('limited')
          await wait(error.retryAfter * 1000)
        } else {
          failures += 1
          if (failures === attempts) throw new SyncStop('unavailable')
          await wait(firstWait * 2 ** (failures - 1))
        }
      }
    }
  }
}

export interface WholeList<T> {
  /** One per id; of several the latest state. */
  items: Map<string, T>
  unreadable: string[]
}

/**
 * All pages of a list. Repeated records count once. A list that names more records than it has, as when pages move while they are read, is read
 * again and put together. @throws SyncStop `incomplete`, or `invalid` for a list that is too long
 */
export const wholeList = async <T extends { id: string; updatedAt?: string | undefined }>(
  patiently: Patiently,
  read: (page: { next?: string | undefined; limit: number }) => Promise<SalePage<T>>,
  isOutdated: (item: T) => boolean = () => false,
): Promise<WholeList<T>> => {
  const items = new Map<string, T>()
  const unreadable = new Set<string>()
  for (let reading = 1; reading <= readings; reading += 1) {
    let total: number | undefined
    let next: string | undefined
    const seen = new Set<string>()
    let isWhole = true
    do {
      const from = next
      const page = await patiently(() => read({ next: from, limit: pageSize }))
      for (const item of page.items) if (isLater(item, items.get(item.id))) items.set(item.id, item)
      for (const id of page.unreadable) unreadable.add(id)
      if (items.size + unreadable.size > mostRecords) throw new SyncStop('invalid')
      total = page.total ?? total
      next = page.next
      // A page that leads back to one before never ends.
      if (next !== undefined && (seen.has(next) || seen.size === mostPages)) [next, isWhole] = [undefined, false]
      if (next !== undefined) seen.add(next)
    } while (next !== undefined)
    for (const id of items.keys()) unreadable.delete(id)
    const found = items.size + unreadable.size
    if (isWhole && (total === undefined || found >= total) && ![...items.values()].some(isOutdated)) break
    if (reading === readings && (!isWhole || (total !== undefined && found < total))) throw new SyncStop('incomplete')
  }
  return { items, unreadable: [...unreadable] }
}

const isLater = (one: { updatedAt?: string | undefined }, other: { updatedAt?: string | undefined } | undefined): boolean =>
  other === undefined || one.updatedAt === undefined || other.updatedAt === undefined || one.updatedAt >= other.updatedAt

/** What becomes of a record whose change the platform did not take. */
export const problemOfChange = (error: PlatformError): SyncProblem =>
  error.reason === 'changed' ? 'changed_meanwhile' : 'platform_refused'
