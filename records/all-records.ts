import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { registeredAccountRecord } from './account-registry.ts'
import { accountRecord } from './accounts.ts'
import { auctionRecord } from './auctions.ts'
import { houseRecord } from './houses.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { mailBudgetRecord, mailRecipientRecord } from './mail-budget.ts'
import { memberRecord } from './members.ts'
import { numberRecord } from './numbers.ts'

/** Every stored noun of the product. */
export const allRecords: readonly Pick<RecordType, 'definition' | 'version'>[] = [
  accountRecord,
  auctionRecord,
  houseRecord,
  legalCaseRecord,
  mailBudgetRecord,
  mailRecipientRecord,
  memberRecord,
  numberRecord,
  registeredAccountRecord,
]
