import type * as calls from '@auctionwiz/contracts/payments-due'
import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import { stepsLeft } from '@auctionwiz/domain/payments-due/ladder'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { AuditedChange } from '@auctionwiz/platform/core/records/writer'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type ChangedDebt, recordedPayment, reversedPayment, writeDebts } from '@auctionwiz/records/payment-writes'
import { type PaymentDueDocument, type PaymentDueFields, paymentDueRecord } from '@auctionwiz/records/payments-due'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { authorOf } from '../legal/change-case.ts'
import { ladderOf, requireSeesBidders, withWinner } from './payment-due-answer.ts'
import { asked } from './send-notice.ts'

/** A payment stops the steps as soon as nothing is left to pay, and stands in the timeline of the case. A repeated request records one payment. */
export const recordPayment: UseCase<typeof calls.recordPayment> = async ({ params, body, idempotencyKey }, context) => {
  const { version, ...told } = body
  const stored = await readDue(params.id, context)
  const { id, payments, balance } = stored.document
  const paymentId = idempotencyKey === undefined ? randomId('pay') : await derivedId('pay', id, context.claims.userId, idempotencyKey)
  if (payments.some((one) => one.id === paymentId)) return withWinner(stored, context)
  requireVersion(stored, version)
  if (told.amount > balance) throw new Failure('payment_above_balance')
  const payment = { id: paymentId, ...told, recordedAt: context.now.toISOString(), recordedBy: context.claims.userName }
  const { audited, event } = recordedPayment(stored.document, payment)
  return write(stored, { ...stored.document, payments: [...payments, payment] }, context, { audited, event, paidOn: payment.paidOn })
}

export const reversePayment =
  (sales: SaleSchedule): UseCase<typeof calls.reversePayment> =>
  async ({ params, body: { paymentId, reason, version } }, context) => {
    const stored = await readDue(params.id, context)
    requireVersion(stored, version)
    const { payments } = stored.document
    const payment = payments.find((one) => one.id === paymentId && one.reversed === undefined)
    if (!payment) throw new Failure('stale_version')
    await noteSale(sales, stored.document, context)
    const reversed = { at: context.now.toISOString(), by: context.claims.userName, reason }
    const after = payments.map((one) => (one === payment ? { ...one, reversed } : one))
    return write(stored, { ...stored.document, payments: after }, context, reversedPayment(stored.document, payment, reason))
  }

export const pauseReminders =
  (sales: SaleSchedule): UseCase<typeof calls.pauseReminders> =>
  async ({ params, body: { paused, version } }, context) => {
    const stored = await readDue(params.id, context)
    const { paused: before, ...rest } = stored.document
    if ((before !== undefined) === paused) return withWinner(stored, context)
    requireVersion(stored, version)
    await noteSale(sales, stored.document, context)
    const mark = { at: context.now.toISOString(), by: context.claims.userName }
    const audited = { action: 'payment.pause', before: { paused: !paused }, after: { paused } } as const
    return write(stored, { ...rest, ...(paused && { paused: mark }) }, context, { audited })
  }

/** The timer sends it within a minute or two, as it sends all notices. */
export const sendNextNotice =
  (sales: SaleSchedule): UseCase<typeof calls.sendNextNotice> =>
  async ({ params, body: { step, version } }, context) => {
    const stored = await readDue(params.id, context)
    const { document } = stored
    if (document.sending?.step === step) return withWinner(stored, context)
    requireVersion(stored, version)
    const [next] = stepsLeft(document, await ladderOf(context))
    if (document.sending || next?.step !== step) throw new Failure('stale_version')
    await noteSale(sales, document, context)
    const sending = { ...(await asked(document, { step, alsoDue: [] }, context.now)), sentBy: context.claims.userName }
    return write(stored, { ...document, sending }, context, { audited: { action: 'payment.notice', after: { step } } })
  }

const readDue = async (id: string, context: HouseContext): Promise<Versioned<PaymentDueDocument>> => {
  requireSeesBidders(context)
  return readerOf(paymentDueRecord, context.house).read(id)
}

const requireVersion = (stored: Versioned<PaymentDueDocument>, version: string): void => {
  if (stored.version !== version) throw new Failure('stale_version')
}

/** Noted before it is written, so that the timer also finds it when the service stops in between. */
const noteSale = (sales: SaleSchedule, { auctionId }: PaymentDueDocument, { claims, auctionHouseId }: HouseContext): Promise<void> =>
  sales.note({ accountId: claims.accountId, auctionHouseId, auctionId })

interface Written extends Pick<ChangedDebt, 'paidOn'> {
  audited: AuditedChange
  /** What the timeline of the case says, where one was filed. */
  event?: ChangedDebt['events'][number]
}

/** Another change of the case is met again; one of the debt is not. */
const write = async (
  stored: Versioned<PaymentDueDocument>,
  after: PaymentDueFields,
  context: HouseContext,
  { audited, event, ...paid }: Written,
): Promise<PaymentDue> => {
  const { house } = context
  const change = { before: stored, after, audited: [audited], events: event ? [event] : [], ...paid }
  let tried = false
  const [written = stored] = await retryConflicts(async () => {
    if (tried) requireVersion(await readerOf(paymentDueRecord, house).read(stored.document.id), stored.version)
    tried = true
    return writeDebts(house, [change], authorOf(context))
  })
  return withWinner(written, context)
}
