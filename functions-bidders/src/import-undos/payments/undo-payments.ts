import { undoneReason } from '@auctionwiz/domain/imports/cases/earlier-case'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { NewEvent } from '@auctionwiz/records/case-writes'
import { countUndonePayments } from '@auctionwiz/records/payment-changes'
import { type ChangedDebt, recordedPayment, reversedPayment, writeDebts } from '@auctionwiz/records/payment-writes'
import { authorOf, type UndoSource } from '../undo-source.ts'
import type { PlannedDebt } from './plan-payments.ts'

/** Removes the payments of a step and lets others count again, in one batch. */
export const undoPayments = async (house: Partition, debts: readonly PlannedDebt[], source: UndoSource): Promise<void> => {
  if (debts.length === 0) return
  const { uploadId, upload, now, actorName: name } = source
  const author = { ...authorOf(source), now, name, automated: false, uploadId }
  const counts = {
    paymentsRemoved: debts.reduce((sum, { removed }) => sum + removed.length, 0),
    paymentsRestored: debts.reduce((sum, { restored }) => sum + restored.length, 0),
  }
  await writeDebts(
    house,
    debts.map((debt) => changedDebt(debt, upload)),
    author,
    [countUndonePayments(uploadId, counts)],
  )
}

const changedDebt = ({ before, removed, restored }: PlannedDebt, upload: string): ChangedDebt => {
  const { document } = before
  const gone = new Set(removed.map(({ id }) => id))
  const again = new Set(restored.map(({ id }) => id))
  const payments = document.payments.flatMap((payment) => {
    if (gone.has(payment.id)) return []
    const { reversed: _reversed, ...counting } = payment
    return [again.has(payment.id) ? counting : payment]
  })
  const reason = undoneReason(upload)
  const out = removed.map((payment) => ({ payment, said: reversedPayment(document, payment, reason) }))
  const back = restored.map((payment) => recordedPayment(document, payment))
  const since = removed.findLast(({ reversed }) => !reversed)?.recordedAt
  return {
    ...{ before, after: { ...document, payments } },
    audited: [
      ...out.map(({ said }) => said.audited),
      ...back.map(({ audited }) => ({ ...audited, after: { ...audited.after, undone: upload } })),
    ],
    // What was taken back already did not count any more.
    events: [...out.filter(({ payment }) => !payment.reversed).map(({ said }): NewEvent => said.event), ...back.map(({ event }) => event)],
    ...(since !== undefined && { unpaidSince: since }),
  }
}
