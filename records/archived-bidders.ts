import type { Bidder } from '@auctionwiz/contracts/bidders'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { type BidderDocument, bidderOf, bidderRecord, unversionedBidder } from './bidders.ts'

export const archivedBidderRecord = record({
  type: 'archived-bidder',
  container: 'bidders',
  names: ['archived bidder', 'archived bidders'],
  about: 'A bidder that was merged into another, with all it was, under its own id.',
  fields: () => ({
    bidder: unversionedBidder,
    survivorId: z.string(),
    mergeId: z.string(),
    archivedAt: z.string(),
    /** The key of the email address that was given up in the merge: the archived bidder's, or the survivor's own earlier one. */
    formerKey: z.string(),
  }),
  indexes: { fields: ['survivorId', 'formerKey'] },
  personalData: { of: 'customer', field: 'survivorId', exported: true, erasure: 'removed' },
})

export type ArchivedBidder = DocumentOf<typeof archivedBidderRecord>

/** The ids of archived bidders alone. */
export const archivedBidderIds = projection(archivedBidderRecord, [])

/** A survivor may have been merged into another later, and so on. */
const longestChain = 20

/** The bidder that an id leads to: the one itself, or the one it was merged into. */
export async function resolveMerged(house: PartitionReader, id: string): Promise<Versioned<BidderDocument> | undefined> {
  let at = id
  for (let step = 0; step < longestChain; step += 1) {
    const bidder = await readerOf(bidderRecord, house).find(at)
    if (bidder) return bidder
    const archived = await readerOf(archivedBidderRecord, house).find(at)
    if (!archived) return undefined
    at = archived.document.survivorId
  }
  return undefined
}

/** The same, as callers see it. @throws Failure `not_found` */
export async function followBidder(house: PartitionReader, id: string): Promise<Bidder> {
  const stored = await resolveMerged(house, id)
  if (!stored) throw notFound('Bidder')
  return bidderOf(stored)
}

/** More records than these are merged into no bidder. */
const maxMerged = 100

/** The ids of the records that were merged into these bidders, and into those records. */
export async function mergedInto(house: PartitionReader, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  let level = ids
  while (level.length > 0 && found.length < maxMerged) {
    const where = [{ field: 'survivorId', in: level } as const]
    const { items } = await listerOf(archivedBidderIds, house).page({ where }, { limit: maxMerged })
    level = items.map(({ document }) => document.id).filter((id) => !found.includes(id))
    found.push(...level)
  }
  return found
}

const survivorIds = projection(archivedBidderRecord, ['survivorId'])

/** Of each of these bidders the ids of the records that were merged into it, and into those records. */
export async function mergedByBidder(house: PartitionReader, ids: readonly string[]): Promise<Map<string, string[]>> {
  const heads = new Map(ids.map((id) => [id, id]))
  const found = new Map<string, string[]>()
  let level = ids
  for (let step = 0; step < longestChain && level.length > 0; step += 1) {
    const below: string[] = []
    const where = [{ field: 'survivorId', in: level } as const]
    for await (const { document } of listerOf(survivorIds, house).each({ where }, maxMerged)) {
      const head = heads.get(document.survivorId)
      if (head === undefined || heads.has(document.id)) continue
      heads.set(document.id, head)
      found.set(head, [...(found.get(head) ?? []), document.id])
      below.push(document.id)
    }
    level = below
  }
  return found
}

/** A merged bidder and the bidder who survived the merge. */
export interface MergedBidder {
  survivor: Bidder
  archived: Pick<Bidder, 'firstName' | 'lastName' | 'dateOfBirth'>
}

const formerKeys = projection(archivedBidderRecord, [
  'formerKey',
  'survivorId',
  'bidder.firstName',
  'bidder.lastName',
  'bidder.dateOfBirth',
])

/** The bidders who had one of these emails before a merge, by requested key. */
export async function mergedByFormerEmail(house: PartitionReader, keys: readonly string[]): Promise<Map<string, MergedBidder>> {
  const found = new Map<string, MergedBidder>()
  if (keys.length === 0) return found
  const { items } = await listerOf(formerKeys, house).page({ where: [{ field: 'formerKey', in: keys }] }, { limit: keys.length })
  for (const { document } of items) {
    const survivor = await resolveMerged(house, document.survivorId)
    if (survivor) found.set(document.formerKey, { survivor: bidderOf(survivor), archived: document.bidder })
  }
  return found
}
