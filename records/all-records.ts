import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { auctionRecord } from './auctions.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { numberRecord } from './numbers.ts'

/** Every stored noun of the product. */
export const allRecords: readonly Pick<RecordType, 'definition' | 'version'>[] = [auctionRecord, legalCaseRecord, numberRecord]
