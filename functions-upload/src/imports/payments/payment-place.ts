import type { PaymentRow } from '@auctionwiz/domain/imports/payments/payment-row'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { CaseAuthor } from '@auctionwiz/records/case-writes'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { GoodRow } from '../read-window.ts'

/** What the import of a file of payments works with. */
export interface PaymentPlace {
  house: Partition
  /** Of the house. */
  timeZone: string
  now: Date
  upload: Pick<UploadDocument, 'id' | 'name'>
  author: CaseAuthor
  /** Notes an auction before a payment is taken back, so that its reminders go on also when the worker stops in between. */
  noteSale(auctionId: string): Promise<void>
  /** A dry run: nothing is written. */
  trial: boolean
}

export type GoodPaymentRow = GoodRow<PaymentRow>
