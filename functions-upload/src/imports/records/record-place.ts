import type { FileField } from '@auctionwiz/domain/imports/file-fields'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store/store'
import type { ImportedNoun } from '@auctionwiz/records/imported-noun'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { GoodRow } from '../read-window.ts'
import type { RowNote } from '../store-window.ts'

/** What the import of a file of records works with that are written whole. */
export interface RecordPlace {
  house: Partition
  auctionHouseId: string
  now: Date
  upload: Pick<UploadDocument, 'id' | 'name' | 'uploadedBy'>
  audit(subject: AuditSubject): Write
  /** A dry run: nothing is written. */
  trial: boolean
}

/** How a row says which record it means. */
export interface RecordName {
  /** The id in AuctionWiz, as an export writes it. */
  ownId: string | undefined
  /** The unique key of the record. */
  uniqueKey: string
  /** The id of a new one, made of what the row says, so that the same row finds it again. */
  newId: string
}

/** What a row is linked to, and what could not be linked. */
export interface Linked<L> {
  links: L
  notes: RowNote[]
}

/** A record in its store, which is found by a unique key. */
export type KeyedDocument = StoredDocument & { uniqueKey: string }

/** What the rows of a kind of file do to records. */
export interface RowNoun<V, D extends KeyedDocument, L> {
  noun: ImportedNoun<D>
  nameOf(auctionHouseId: string, values: V): Promise<RecordName>
  /** Finds what rows are linked to, window by window. */
  linkFinder(house: PartitionReader): (rows: readonly GoodRow<V>[]) => Promise<(row: GoodRow<V>) => Linked<L>>
  make(id: string, values: V, links: L, place: RecordPlace): D
  merge(
    before: D,
    values: V,
    links: L,
    place: RecordPlace,
  ): { after: D; changed: FileField[]; kept: readonly { field: FileField; problem: string }[] }
}
