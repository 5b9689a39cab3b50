import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import type { Named } from '@auctionwiz/domain/imports/another-person'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { formerBidders } from './former-bidders.ts'
import { contestedKeys, type Subject, type Subjects } from './match-rows.ts'
import type { GoodRow } from './read-window.ts'
import { type Slot, storedSlot } from './slots.ts'

/**
 * Finds the bidders that the emails of a window's rows name: in the window before, which may still be being written, else in the store. A bidder has
 * one slot, whichever of its addresses the rows name.
 */
export function subjectFinder(house: PartitionReader) {
  const former = formerBidders(house)
  return async (rows: readonly GoodRow[], keys: readonly string[], previous: Subjects): Promise<Subjects> => {
    const subjects: Subjects = new Map()
    const slots = new Map<string, Slot>()
    for (const { slot } of [...previous.values()].flat()) if (slot) slots.set(slot.bidder.id, slot)
    const add = (key: string, bidder: Bidder, by: Subject['by'], formerly?: Named): void => {
      const slot = slots.get(bidder.id) ?? storedSlot(bidder)
      slots.set(bidder.id, slot)
      subjects.set(key, [...(subjects.get(key) ?? []), { slot, by, names: slot.bidder, ...(formerly && { formerly }) }])
    }
    const unknown = (): string[] => keys.filter((key) => !subjects.has(key))
    for (const key of keys) {
      const known = previous.get(key)
      if (known) subjects.set(key, known)
    }
    const handed = new Set(subjects.keys())
    for (const [key, bidder] of await existingBidders(house, unknown())) add(key, bidder, 'own')
    for (const [key, { survivor, archived }] of await former(unknown())) add(key, survivor, 'former', archived)
    const contested = contestedKeys(rows, subjects).filter((key) => !handed.has(key))
    for (const bidder of await sharingBidders(house, contested)) add(emailKey(bidder.sharedEmail ?? ''), bidder, 'shared')
    return subjects
  }
}

/** Bidders who came with one of these addresses while another bidder had it. */
async function sharingBidders(house: PartitionReader, keys: readonly string[]): Promise<Bidder[]> {
  const found: Bidder[] = []
  if (keys.length === 0) return found
  const emails = keys.map((key) => key.slice(emailKey('').length))
  const where = [{ field: 'sharedEmail', in: emails } as const]
  for await (const stored of readerOf(bidderRecord, house).each({ where })) found.push(bidderOf(stored))
  return found.sort((left, right) => (left.id < right.id ? -1 : 1))
}

/** The house's bidders who have one of these email keys, by key. */
async function existingBidders(house: PartitionReader, keys: readonly string[]): Promise<Map<string, Bidder>> {
  const found = new Map<string, Bidder>()
  if (keys.length === 0) return found
  const where = [{ field: 'uniqueKey', in: keys } as const]
  for await (const stored of readerOf(bidderRecord, house).each({ where }, keys.length))
    found.set(stored.document.uniqueKey, bidderOf(stored))
  return found
}
