import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { isPlatformError, type PlatformError } from '../platforms/bidding-platform.ts'
import type { SalePage } from '../platforms/sale-platform.ts'

/** Times that a call is made when the platform is not available. */
const attempts = 4
/** Milliseconds before the second attempt; each further one waits twice as long. */
const firstWait = 500
/** Seconds that one delivery waits for rate limits in all. For more, the work goes back to the queue. */
const longestLimits = 30
/** Times that a list is read again where it was incomplete. */
const readings = 4
/** Records of a page that a platform is asked for. */
export const pageSize = 200
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

/** The work goes on in a later delivery. */
export class SyncPause extends Error {
  override name = 'SyncPause'
  /** From now; 0 for at once. */
  readonly seconds: number
  /** What it has waited for since the delivery began, and will by then. */
  readonly waited: number

  constructor({ seconds, waited }: { seconds: number; waited: number }) {
    super(`the sync pauses for ${seconds} s`)
    this.seconds = seconds
    this.waited = waited
  }
}

export type Patiently = <T>(call: () => Promise<T>) => Promise<T>

/**
 * Calls of a platform within one delivery: cut ones are made again, short rate limits are waited for. Throws `SyncStop`, `SyncPause`, or
 * `PlatformError` of a change.
 */
export const patience = (wait: (ms: number) => Promise<void>): Patiently => {
  let waited = 0
  return async (call) => {
    for (let failures = 0; ; ) {
      try {
        return await call()
      } catch (error) {
        if (!isPlatformError(error, 'key_rejected', 'limited', 'unavailable', 'currency')) throw error
        if (error.reason === 'key_rejected') throw new SyncStop('key_expired')
        if (error.reason === 'currency') throw new SyncStop('currency_differs')
        if (error.reason === 'limited') {
          waited += error.retryAfter
          if (waited > longestLimits) throw new SyncPause({ seconds: error.retryAfter, waited })
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
  /** Where the page begins that held the record last; undefined for the first page. */
  pages: Map<string, string | undefined>
  unreadable: string[]
}

/** Pages that are kept as they are read, so that a worker that resumes begins behind them. */
export interface KeptPages<T> {
  /** The next page that an earlier worker kept. */
  next(): Promise<SalePage<T> | undefined>
  keep(page: SalePage<T>): Promise<void>
}

/** For a list that is read in one go. */
const nothingKept: KeptPages<never> = { next: async () => undefined, keep: async () => undefined }

/** Ids and states of a list, as far as it is read. */
const readingOf = <T extends { id: string; updatedAt?: string | undefined }>() => {
  const list = { items: new Map<string, T>(), pages: new Map<string, string | undefined>(), unreadable: new Set<string>() }
  const { items, pages, unreadable } = list
  const add = (page: SalePage<T>, from: string | undefined): void => {
    for (const item of page.items)
      if (isLater(item, items.get(item.id))) {
        items.set(item.id, item)
        pages.set(item.id, from)
        unreadable.delete(item.id)
      }
    for (const id of page.unreadable) if (!items.has(id)) unreadable.add(id)
    if (items.size + unreadable.size > mostRecords) throw new SyncStop('invalid')
  }
  return { ...list, add, size: () => items.size + unreadable.size }
}

/**
 * All pages of a list. Repeated records count once. A list that names more records than it has, as when pages move while they are read, is read
 * again and put together. @throws SyncStop `incomplete`, or `invalid` for a list that is too long
 */
export const wholeList = async <T extends { id: string; updatedAt?: string | undefined }>(
  patiently: Patiently,
  read: (page: { next?: string | undefined; limit: number }) => Promise<SalePage<T>>,
  {
    hasOutdated = async () => false,
    kept = nothingKept,
  }: { hasOutdated?: (items: Iterable<T>) => Promise<boolean>; kept?: KeptPages<T> } = {},
): Promise<WholeList<T>> => {
  const reading = readingOf<T>()
  const pageFrom = async (from: string | undefined): Promise<SalePage<T>> => {
    const before = await kept.next()
    if (before) return before
    const page = await patiently(() => read({ next: from, limit: pageSize }))
    await kept.keep(page)
    return page
  }
  for (let turn = 1; turn <= readings; turn += 1) {
    const { total, isWhole } = await readOnce(pageFrom, reading.add)
    const isShort = total !== undefined && reading.size() < total
    if (isWhole && !isShort && !(await hasOutdated(reading.items.values()))) break
    if (turn === readings && (!isWhole || isShort)) throw new SyncStop('incomplete')
  }
  return { items: reading.items, pages: reading.pages, unreadable: [...reading.unreadable] }
}

/** Reads from the first page to the last. A page that leads back to one before never ends: then the list is not whole. */
const readOnce = async <T>(
  pageFrom: (from: string | undefined) => Promise<SalePage<T>>,
  add: (page: SalePage<T>, from: string | undefined) => void,
): Promise<{ total: number | undefined; isWhole: boolean }> => {
  const seen = new Set<string>()
  let total: number | undefined
  for (let from: string | undefined; ; ) {
    const page = await pageFrom(from)
    add(page, from)
    total = page.total ?? total
    if (page.next === undefined) return { total, isWhole: true }
    if (seen.has(page.next) || seen.size === mostPages) return { total, isWhole: false }
    seen.add(page.next)
    from = page.next
  }
}

const isLater = (one: { updatedAt?: string | undefined }, other: { updatedAt?: string | undefined } | undefined): boolean =>
  other === undefined || one.updatedAt === undefined || other.updatedAt === undefined || one.updatedAt >= other.updatedAt

/** What becomes of a record whose change the platform did not take. */
export const problemOfChange = (error: PlatformError): SyncProblem =>
  error.reason === 'changed' ? 'changed_meanwhile' : 'platform_refused'
