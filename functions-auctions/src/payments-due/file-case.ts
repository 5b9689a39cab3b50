import { automationName } from '@auctionwiz/domain/legal-cases/automation'
import { type CaseState, newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { dueStep, reportBy } from '@auctionwiz/domain/payments-due/ladder'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { caseFiledAudit } from '@auctionwiz/records/case-audits'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { type CaseAuthor, writeCases } from '@auctionwiz/records/case-writes'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import { noticeEvent } from './notice-event.ts'
import { noticeLanguage } from './notice-letter.ts'
import { fill, noticeWords } from './notice-words.ts'
import type { NoticePlace } from './send-notice.ts'

/** Lots of one case. */
const mostLots = 100

/** Characters of the texts of a case. Two names, or two parts of an address, can be longer together. */
const longestText = 200

const fitting = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText - 1).toWellFormed()}…` : text)

/** Who files it, and what the audit log says of that. */
export type Filer = Omit<CaseAuthor, 'now'>

/** Files the case of a winner who did not pay, when that is due. */
export const fileCase = async (schedule: CaseSchedule, place: NoticePlace, stored: Versioned<PaymentDueDocument>): Promise<void> => {
  const { document: due } = stored
  if (dueStep(due, place.ladder, place.now)?.step !== 'case') return
  const id = await derivedId('case', due.id, String(due.notices.length), due.notices.at(-1)?.at ?? '')
  try {
    await writeCase(schedule, place, stored, { id, name: automationName, automated: true, ...auditing(place.now) })
  } catch (error) {
    // The debt was changed at this moment: the next round looks again.
    if (!isStoreError(error, 'stale', 'missing', 'exists') || (await isUnchanged(place, stored))) throw error
  }
}

/**
 * Writes the case, with the notices in its timeline. The case and the mark on the debt are one batch, so that there is one case, and none after a payment
 * that came first.
 */
export const writeCase = async (
  schedule: CaseSchedule,
  place: NoticePlace,
  { document: due, version }: Versioned<PaymentDueDocument>,
  { id, ...filer }: Filer & { id: string },
): Promise<void> => {
  const { house, accountId, auctionHouseId, now } = place
  await schedule.note({ accountId, auctionHouseId, caseId: id })
  const state = await stateOf(place, due, id, filer)
  const noted = paymentDueRecord.replacement({ ...due, caseId: id }, version)
  const beside = (document: LegalCaseDocument): Write[] => [
    ...eventsOf(due, document, now, filer),
    auditOf(legalCaseRecord, document, filer, caseFiledAudit(document)),
  ]
  await writeCases(house, { filed: [{ state, beside }], others: () => [noted] }, { ...filer, now })
}

const isUnchanged = async ({ house }: NoticePlace, { document, version }: Versioned<PaymentDueDocument>): Promise<boolean> =>
  (await readerOf(paymentDueRecord, house).find(document.id))?.version === version

const stateOf = async (
  { house, sender, ladder, now }: NoticePlace,
  due: PaymentDueDocument,
  id: string,
  { name: filer, automated }: Filer,
): Promise<Omit<CaseState, 'caseNumber'>> => {
  const bidder = (await resolveMerged(house, due.bidderId))?.document
  const words = noticeWords[noticeLanguage(undefined, sender)]
  const name = bidder?.name ?? due.bidderId
  const filed = newCase({ now, by: filer })
  const by = reportBy(due, ladder)
  const report = {
    ...{ id: await derivedId('act', id, 'report'), kind: 'task' as const, createdAt: now.toISOString(), createdBy: filer },
    text: fill(words.reportTask, { name: due.platform?.name ?? '' }),
  }
  return {
    ...filed,
    id,
    statusHistory: filed.statusHistory.map((step) => (automated ? { ...step, reason: words.caseReason, automated } : step)),
    caseType: 'payment_default',
    category: 'post_sale',
    priority: 'medium',
    title: fitting(fill(words.caseTitle, { name })),
    jurisdiction: fitting([sender.address.state, sender.address.country].filter(Boolean).join(', ') || sender.name),
    claimAmount: { amount: due.balance, currency: due.currency },
    plaintiffName: sender.name,
    defendantName: fitting(name),
    ...(bidder?.email && { defendantEmail: bidder.email }),
    auctionId: due.auctionId,
    auctionTitle: due.auctionTitle,
    lots: due.lots.slice(0, mostLots).map(({ id: lotId, lotNumber, title }) => ({ id: lotId, lotNumber, title })),
    ...(bidder && { bidderId: bidder.id, bidderName: name }),
    // Of a report that nobody takes any more there is nothing to remind.
    ...(by !== undefined && by >= dayIn(now.toISOString(), ladder.timeZone) && { actionItems: [{ ...report, dueDate: by }] }),
    timeZone: sender.settings.timezone,
    eventCount: due.notices.length + 1,
  }
}

/** The notices at their times, then the filing. */
const eventsOf = (due: PaymentDueDocument, document: Pick<CaseState, 'id' | 'bidderId' | 'status'>, now: Date, filer: Filer): Write[] => {
  const { id: caseId, bidderId, status } = document
  const order = due.notices.length + 1
  const filed = caseEventRecord.creation({
    ...{ caseId, id: `evt_${caseId}_${order}`, order, at: now.toISOString(), kind: 'filed', to: status },
    ...(bidderId !== undefined && { bidderId }),
    ...{ by: filer.name, automated: filer.automated },
  })
  return [...due.notices.map((notice, index) => noticeEvent(due, document, notice, index + 1)), filed]
}

const auditing = (now: Date) => {
  const by = { now, actorId: 'automation', actorName: automationName, address: '', correlationId: randomId('cor') }
  return { audit: (subject: Parameters<typeof auditWrite>[1]) => auditWrite(by, subject) }
}
