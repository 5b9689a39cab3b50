import { listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { listLegalCases, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { listPaymentsDue } from '@auctionwiz/contracts/payments-due'

/** What shows what is owed, and the cases that payments appear in. */
export const paymentCalls = [listPaymentsDue, listLegalCases, readLegalCase, listCaseEvents]
