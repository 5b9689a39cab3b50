import { jobRecord } from '@auctionwiz/platform/core/jobs/job'
import { openWorkRecord } from '@auctionwiz/platform/core/open-work/open-work'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { lineRecord } from '@auctionwiz/platform/core/turns/turns'
import { registeredAccountRecord } from './account-registry.ts'
import { accountRecord } from './accounts.ts'
import { auctionRecord } from './auctions.ts'
import { houseRecord } from './houses.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { mailBudgetRecord, mailRecipientRecord } from './mail-budget.ts'
import { memberRecord } from './members.ts'
import { numberRecord } from './numbers.ts'
import { platformConnectionRecord } from './platform-connections.ts'
import { rejectedRowsRecord } from './rejected-rows.ts'
import { sourceSearchRecord } from './source-searches.ts'
import { uploadRecord } from './uploads.ts'

/** Every stored noun of the product. */
export const allRecords: readonly Pick<RecordType, 'definition' | 'version'>[] = [
  accountRecord,
  auctionRecord,
  houseRecord,
  jobRecord,
  legalCaseRecord,
  lineRecord,
  mailBudgetRecord,
  mailRecipientRecord,
  memberRecord,
  numberRecord,
  openWorkRecord,
  platformConnectionRecord,
  registeredAccountRecord,
  rejectedRowsRecord,
  sourceSearchRecord,
  uploadRecord,
]
