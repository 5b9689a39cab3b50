import type { NewEvent } from '@auctionwiz/records/case-writes'
import { stepId } from '@auctionwiz/records/import-steps'
import {
  type ImportedPayment,
  paymentChangeId,
  paymentChangePlace,
  paymentChangeRecord,
  paymentSum,
} from '@auctionwiz/records/payment-changes'
import { paymentStepRecord } from '@auctionwiz/records/payment-steps'
import { type ChangedDebt, recordedPayment, reversedPayment, writeDebts } from '@auctionwiz/records/payment-writes'
import type { TakenRow } from '../store-window.ts'
import type { StepPlace } from '../take-steps.ts'
import type { PaymentPlace } from './payment-place.ts'
import type { DebtSlot } from './take-windows.ts'

/**
 * Writes the payments of a step, what became of its rows, and what undoes it, in one batch. A step that changes nothing is written too, so that its rows
 * come out the same after an interruption. Fails with `exists` where the step was done by another worker.
 */
export const writeStep = async (
  changed: readonly DebtSlot[],
  { at, rows, place }: { at: StepPlace; rows: readonly TakenRow[]; place: PaymentPlace },
): Promise<void> => {
  const { house, author, noteSale, upload } = place
  const auctions = changed.map(({ state: { auctionId: id, auctionTitle: title } }) => ({ id, title }))
  for (const { state, done } of changed) if (done.some(({ did }) => did !== 'recorded')) await noteSale(state.auctionId)
  const payments = changed.flatMap(importedPayments)
  const written = await writeDebts(
    house,
    changed.map((slot) => changedDebt(slot, upload.name)),
    author,
    [
      paymentStepRecord.creation({ id: stepId(upload.id, at.file, at.row), rows: rows.map((row) => ({ ...row })), auctions }),
      ...(payments.length === 0
        ? []
        : [
            paymentChangeRecord.creation({
              ...{ id: paymentChangeId(upload.id, at.file, at.row), uploadId: upload.id, place: paymentChangePlace(at.file, at.row) },
              ...{ payments, paymentIds: [...new Set(payments.map(({ id }) => id))] },
            }),
          ]),
    ],
  )
  for (const [index, slot] of changed.entries()) {
    const stored = written[index]
    if (stored) Object.assign(slot, { stored, state: stored.document })
  }
}

const changedDebt = ({ stored, state, done }: DebtSlot, upload: string): ChangedDebt => {
  const said = done.flatMap(({ payment, did }) => [
    ...(did === 'reversed' ? [] : [recordedPayment(state, payment, upload)]),
    ...(did === 'recorded' ? [] : [reversedPayment(state, payment, payment.reversed?.reason ?? '', upload)]),
  ])
  const paid = done.findLast(({ did }) => did === 'recorded')
  return {
    ...{ before: stored, after: state, audited: said.map(({ audited }) => audited) },
    events: said.map(({ event }): NewEvent => event),
    ...(paid && { paidOn: paid.payment.paidOn }),
  }
}

/** A payment of two rows of the step has its last sum. */
const importedPayments = ({ state, done }: DebtSlot): ImportedPayment[] => {
  const ids = [...new Set(done.map(({ payment }) => payment.id))]
  return ids.flatMap((id) => {
    const own = done.filter(({ payment }) => payment.id === id)
    const last = own.at(-1)
    return last
      ? [{ debtId: state.id, id, did: own.every(({ did }) => did === 'reversed') ? 'reversed' : 'recorded', sum: paymentSum(last.payment) }]
      : []
  })
}
