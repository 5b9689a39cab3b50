import { lotNumbering } from '@auctionwiz/contracts/lots'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const id = 'numbering'

export const lotNumberingRecord = record({
  type: 'lot-numbering',
  container: 'auctions',
  ofPart: true,
  names: ['numbering of lots', 'numberings of lots'],
  about:
    'Lots of an auction that are getting other numbers. While it is there, no lot takes or leaves a number otherwise, so an interrupted run can be finished.',
  fields: () => ({
    asked: lotNumbering,
    /** The new numbers by the ids of their lots, once they are decided. */
    numbers: z.optional(z.record(z.string(), z.string())),
  }),
  personalData: 'none',
})

export type LotNumberingDocument = DocumentOf<typeof lotNumberingRecord>

/** The numbering that is under way or was interrupted. @param lots the partition of the auction */
export const findNumbering = (lots: PartitionReader): Promise<Versioned<LotNumberingDocument> | undefined> =>
  readerOf(lotNumberingRecord, lots).find(id)

export const numberingOf = (asked: LotNumberingDocument['asked'], numbers?: Record<string, string>) =>
  lotNumberingRecord.document({ id, asked, ...(numbers && { numbers }) })

/** Writes that let their batch fail with `exists` while lots are renumbered, and leave nothing behind. */
export const unlessNumbering = (): Write[] => [lotNumberingRecord.creation(numberingOf({ kind: 'finish' })), { kind: 'remove', id }]

/** Whether a write is of `unlessNumbering`: a batch needs it once. */
export const isNumberingGuard = (write: Write): boolean =>
  (write.kind === 'create' && write.document.id === id) || (write.kind === 'remove' && write.id === id)
