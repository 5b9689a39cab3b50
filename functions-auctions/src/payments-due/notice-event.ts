import type { PaymentNotice } from '@auctionwiz/contracts/payments-due'
import { automationName } from '@auctionwiz/domain/legal-cases/automation'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import type { PaymentDueDocument } from '@auctionwiz/records/payments-due'

const kinds = { reminder: 'reminder_sent', second_notice: 'second_notice_sent', final_notice: 'final_notice_sent' } as const

/** A notice in the timeline of the case that was filed about the debt. */
export const noticeEvent = (
  { currency }: Pick<PaymentDueDocument, 'currency'>,
  { id: caseId, bidderId }: Pick<CaseState, 'id' | 'bidderId'>,
  { step, at, amount, by, sentBy }: PaymentNotice,
  order: number,
): Write =>
  caseEventRecord.creation({
    ...{ caseId, id: `evt_${caseId}_${order}`, order, at, kind: by === 'letter' ? 'letter_due' : kinds[step] },
    ...(bidderId !== undefined && { bidderId }),
    by: sentBy ?? automationName,
    automated: sentBy === undefined,
    amount: { amount, currency },
  })
