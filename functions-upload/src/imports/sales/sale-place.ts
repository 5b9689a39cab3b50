import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { SaleRow } from '@auctionwiz/domain/imports/sales/sale-row'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { SyncAuthor } from '../../syncs/sync-author.ts'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { GoodRow } from '../read-window.ts'

/** What the import of a file of auctions works with. */
export interface SalePlace {
  house: Partition
  auctionHouseId: string
  currency: Currency
  rules: ScoringRules
  now: Date
  upload: Pick<UploadDocument, 'id' | 'name' | 'figures' | 'uploadedBy'>
  userId: string
  author: SyncAuthor
  /** A dry run: nothing is written. */
  trial: boolean
}

export type GoodSaleRow = GoodRow<SaleRow>

/** Why a row can't be imported that could be read, as a text for people. */
export interface Refusal {
  problem: string
}

export const isRefusal = (found: object): found is Refusal => 'problem' in found
