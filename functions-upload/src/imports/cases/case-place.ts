import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import type { CaseImport } from '@auctionwiz/domain/imports/cases/new-imported-case'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { CaseAuthor } from '@auctionwiz/records/case-writes'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { GoodRow } from '../read-window.ts'

/** What the import of a file of legal cases works with. */
export interface CasePlace {
  house: Partition
  account: PartitionReader
  auctionHouseId: string
  now: Date
  upload: Pick<UploadDocument, 'id' | 'name'>
  by: CaseImport
  author: CaseAuthor
  /** Notes a case before it is written, so that its automations also find it when the worker stops in between. */
  noteCase(caseId: string): Promise<void>
  /** A dry run: nothing is written. */
  trial: boolean
}

export type GoodCaseRow = GoodRow<CaseRow>
