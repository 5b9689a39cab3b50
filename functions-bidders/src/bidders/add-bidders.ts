import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { bidderCounterId } from '@auctionwiz/domain/bidders/numbers'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, StoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type MergedBidder, mergedByFormerEmail } from '@auctionwiz/records/archived-bidders'
import { bidderBatchLimit, writeBidders } from '@auctionwiz/records/bidder-writes'
import { numberRecord } from '@auctionwiz/records/numbers'

/** A bidder that has no number yet. */
export type NewBidder = Omit<Bidder, 'version' | 'bidderId'>

/** The settings of a house that a new bidder depends on. */
export interface HouseSettings {
  currency: Currency
  rules: ScoringRules
}

/** One bidder to be added. */
export interface Addition {
  house: Partition
  /** Names the house among all. */
  key: string
  email: string
  /** One read serves all bidders of the house that are added together. */
  readSettings(): Promise<HouseSettings>
  bidderOf(settings: HouseSettings): NewBidder
  /** The audit event of the bidder with its number. */
  eventOf(bidderId: string): Write
}

/** Adds bidders to houses, each with the next number of its house and its audit event. */
export interface BidderAdder {
  /**
   * @returns the bidder as stored; fails as the reads and the write do
   * @throws Failure `bidder_merged` when a merge removed the address from the bidder who survived it
   */
  add(addition: Addition): Promise<Bidder>
}

interface Waiting extends Addition {
  give(stored: Bidder): void
  refuse(error: unknown): void
}

/** A bidder that may be written. */
interface Ready extends Pick<Waiting, 'house' | 'eventOf' | 'give' | 'refuse'> {
  bidder: NewBidder
}

/** The counter as this process last wrote it; the write detects a change by another process. */
interface Known {
  next: number
  version: string | undefined
}

/** Two writes per bidder, itself and its event, next to the number counter. */
const groupLimit = Math.floor((bidderBatchLimit - 1) / 2)
const houseLimit = 10_000

/**
 * Bidders that come while others of the house are being added share the next reads and the next batch: they do not get into each other's way at its
 * counters.
 */
export const bidderAdder = (): BidderAdder => {
  const queues = new Map<string, Waiting[]>()
  const counters = new Map<string, Known>()

  const writeGroup = async (key: string, group: readonly [Ready, ...Ready[]]): Promise<void> => {
    const [{ house }] = group
    await retryConflicts(async () => {
      const known = counters.get(key) ?? (await readCounter(house))
      counters.delete(key)
      const { stored, version } = await write(house, group, known)
      if (counters.size >= houseLimit) counters.clear()
      counters.set(key, { next: known.next + group.length, version })
      for (const [index, { give }] of group.entries()) give(stored[index] as Bidder)
    })
  }

  /** When the store refuses one bidder of a group, the others are written one by one. */
  const writeAll = async (key: string, group: readonly [Ready, ...Ready[]]): Promise<void> => {
    try {
      await writeGroup(key, group)
    } catch (error) {
      if (group.length === 1 || !(isStoreError(error, 'exists') || isStoreError(error, 'too_large'))) throw error
      for (const one of group) await writeGroup(key, [one]).catch(one.refuse)
    }
  }

  const serve = async (key: string, waiting: Waiting[]): Promise<void> => {
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      const group = [first, ...waiting.splice(0, groupLimit - 1)] as const
      try {
        const [settings, merged] = await Promise.all([first.readSettings(), mergedByFormerEmail(first.house, emailsOf(group))])
        const [next, ...others] = group.flatMap((one) => ready(one, settings, merged))
        if (next) await writeAll(key, [next, ...others])
      } catch (error) {
        for (const { refuse } of group) refuse(error)
      }
    }
    queues.delete(key)
  }

  return {
    add: (addition) =>
      new Promise((give, refuse) => {
        const { key } = addition
        const one = { ...addition, give, refuse }
        const open = queues.get(key)
        if (open) {
          open.push(one)
          return
        }
        const waiting = [one]
        queues.set(key, waiting)
        void serve(key, waiting)
      }),
  }
}

const emailsOf = (group: readonly { email: string }[]): string[] => [...new Set(group.map(({ email }) => emailKey(email)))]

/**
 * An address that a merge removed still belongs to the surviving bidder. A second bidder with it would duplicate the person and block the undo of
 * the merge.
 * @returns the bidder, or nothing when it was refused
 */
const ready = (
  { house, email, bidderOf, eventOf, give, refuse }: Waiting,
  settings: HouseSettings,
  merged: ReadonlyMap<string, MergedBidder>,
): Ready[] => {
  const survivor = merged.get(emailKey(email))?.survivor
  if (!survivor) return [{ house, bidder: bidderOf(settings), eventOf, give, refuse }]
  refuse(new Failure('bidder_merged', { email, name: survivor.name, number: survivor.bidderId, existingId: survivor.id }))
  return []
}

const readCounter = async (house: Partition): Promise<Known> => {
  const stored = await readerOf(numberRecord, house).find(bidderCounterId)
  return { next: stored?.document.next ?? 1, version: stored?.version }
}

const write = async (house: Partition, group: readonly Ready[], { next, version }: Known) => {
  const bidders = group.map(({ bidder }, index) => ({ ...bidder, bidderId: bidderNumber(next + index) }))
  const events = group.map(({ eventOf }, index) => eventOf(bidderNumber(next + index)))
  const left = { id: bidderCounterId, next: next + group.length }
  const counter = version === undefined ? numberRecord.creation(left) : numberRecord.replacement(left, version)
  const writes = bidders.map((after) => ({ after }))
  const versions = await writeBidders(house, writes, [...events, counter]).catch(async (error: unknown) => {
    // What exists is either a bidder, or the counter, which another process created at the same moment.
    if (!isStoreError(error, 'exists') || version !== undefined || (await readCounter(house)).version === undefined) throw error
    throw new StoreError('stale', 'the counter of bidder numbers was created at the same moment')
  })
  return { stored: bidders.map((bidder, index): Bidder => ({ ...bidder, version: versions[index] ?? '' })), version: versions.at(-1) }
}
