import type { JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { keptPaymentId, keptPaymentRecord, paymentChangeRecord } from '@auctionwiz/records/payment-changes'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { undoSource } from '../undo-source.ts'
import { type KeptPayment, planPayments } from './plan-payments.ts'
import { undoPayments } from './undo-payments.ts'

/** The step of the import from which the undo goes on. */
interface Cursor {
  from: number
}

/** The steps of an import in their order. */
export const stepsFrom = (uploadId: string, from: number) => ({
  where: [
    { field: 'uploadId', equals: uploadId },
    { field: 'place', atLeast: from },
  ] as const,
  orderBy: (['type', 'uploadId', 'place'] as const).map((field) => ({ field })),
})

/**
 * Undoes an import of payments. Every step can be repeated: each plans again what is left.
 * @param sales the auctions whose winners are reminded again
 */
export const undoPaymentsWork = (sales: SaleSchedule, uploadId: string, name: string): JobWork =>
  async function* (job, tools) {
    const { house, accountId, auctionHouseId } = tools
    const source = undoSource(job, tools, name)
    const total = await listerOf(paymentChangeRecord, house).count([{ field: 'uploadId', equals: uploadId }])
    let { from } = (job.cursor as Cursor | undefined) ?? { from: 0 }
    let done = Math.min(job.done, total)
    for (;;) {
      const { items } = await readerOf(paymentChangeRecord, house).page(stepsFrom(uploadId, from), { limit: 1 })
      const [step] = items
      if (!step) return
      const at = { cursor: { from } satisfies Cursor, done, total }
      const { debts, kept } = await planPayments(house, uploadId, step.document)
      yield* keeping(uploadId, kept, at)
      // Noted before they change: the reminders of who owes again go on.
      for (const auctionId of new Set(debts.map(({ before }) => before.document.auctionId)))
        await sales.note({ accountId, auctionHouseId, auctionId })
      await undoPayments(house, debts, source)
      from = step.document.place + 1
      done = Math.min(total, done + 1)
      yield { cursor: { from } satisfies Cursor, done, total }
    }
  }

/** Names what stays, before the rest goes. */
function* keeping(uploadId: string, kept: readonly KeptPayment[], at: Pick<JobStep, 'cursor' | 'done' | 'total'>): Generator<JobStep> {
  const others = kept.map((one) => keptPaymentRecord.put({ ...one, id: keptPaymentId(uploadId, one.debtId, one.paymentId), uploadId }))
  if (others.length > 0) yield { ...at, others }
}
