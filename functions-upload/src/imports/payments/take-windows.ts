import type { PaymentRow } from '@auctionwiz/domain/imports/payments/payment-row'
import { paymentProblems } from '@auctionwiz/domain/imports/payments/problems'
import { openPayment, type TakenPayment, takePayment } from '@auctionwiz/domain/imports/payments/take-payment'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { stepId } from '@auctionwiz/records/import-steps'
import { type PaymentStep, paymentStepRecord } from '@auctionwiz/records/payment-steps'
import { importedPaymentId } from '@auctionwiz/records/payment-writes'
import { type PaymentDueDocument, paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import type { TakenRow } from '../store-window.ts'
import { type DoneRows, type DoneStep, type NamedRow, type StepPlace, stepTaker } from '../take-steps.ts'
import { debtFinder, type FoundDebt } from './find-debts.ts'
import type { GoodPaymentRow, PaymentPlace } from './payment-place.ts'
import { writeStep } from './write-step.ts'

/** Rows that are written in one batch: a payment that is recorded and taken back, with a legal case, is seven writes. */
const stepRows = 12

/** Records that are read together. */
const chunk = 100

type Payment = PaymentDueDocument['payments'][number]
type UploadAuction = PaymentStep['auctions'][number]

/** What a winner owes, as the rows up to here leave it. */
export interface DebtSlot {
  stored: Versioned<PaymentDueDocument>
  state: PaymentDueDocument
  /** What the rows of this step did. */
  done: { payment: Payment; did: 'recorded' | 'reversed' | 'both' }[]
}

/** What a row does in the file: its debt, and the id of its payment. */
interface Plan {
  found: FoundDebt
  paymentId: string
}

/** Takes the windows of files one after the other: finds what the rows pay for, and writes step by step. */
export const paymentWindows = (place: PaymentPlace) => {
  const { house, timeZone, now, upload, author, trial } = place
  const debtsOf = debtFinder(house)
  const slots = new Map<string, DebtSlot>()
  /** Where payments with transactions are recorded. */
  const owners = new Map<string, string>()
  const dues = readerOf(paymentDueRecord, house)
  const takeSteps = stepTaker<UploadAuction>({
    size: stepRows,
    find: async ({ file, row }) => {
      const done = trial ? undefined : (await readerOf(paymentStepRecord, house).find(stepId(upload.id, file, row)))?.document
      return done && { rows: done.rows, made: done.auctions }
    },
  })

  const load = async (debtIds: readonly string[]): Promise<void> => {
    const open = debtIds.filter((id) => !slots.has(id))
    for (let from = 0; from < open.length; from += chunk) {
      const where = [{ field: 'id', in: open.slice(from, from + chunk) }] as const
      for await (const stored of dues.each({ where }, chunk)) slots.set(stored.document.id, { stored, state: stored.document, done: [] })
    }
  }

  const loadOwners = async (paymentIds: readonly string[]): Promise<void> => {
    for (let from = 0; from < paymentIds.length; from += chunk) {
      const some = paymentIds.slice(from, from + chunk)
      for await (const { document } of dues.each({ where: [{ field: 'importedIds', containsAll: [some] }] }, chunk))
        if (!slots.has(document.id)) own(document)
    }
    for (const { state } of slots.values()) own(state)
  }

  const own = ({ id: debtId, payments }: PaymentDueDocument): void => {
    for (const { id, transactionId, reversed } of payments) {
      if (transactionId !== undefined && !reversed) owners.set(id, debtId)
      else if (owners.get(id) === debtId) owners.delete(id)
    }
  }

  const take = ({ values }: GoodPaymentRow, { found, paymentId }: Plan): Omit<TakenRow, 'row'> => {
    if (!values.paid) return openPayment(values)
    if ('note' in found) return { outcome: 'error', changed: [], problems: [found.note] }
    const slot = slots.get(found.debtId)
    if (!slot) return { outcome: 'error', changed: [], problems: [{ field: 'auction', problem: paymentProblems.gone }] }
    const owner = owners.get(paymentId)
    if (owner !== undefined && owner !== found.debtId)
      return { outcome: 'error', changed: [], problems: [{ field: 'transactionId', problem: paymentProblems.elsewhere }] }
    // An auction may be closed ahead of its day.
    const began = found.startDate < slot.state.closedAt ? found.startDate : slot.state.closedAt
    const recording = {
      ...{ id: paymentId, at: now.toISOString(), by: author.name, reason: `Refund imported from ${upload.name}` },
      began: dayIn(began, timeZone),
    }
    const { done, ...taken } = takePayment(slot.state, values, recording)
    if (done) note(slot, done, taken.outcome)
    return taken
  }

  const note = (slot: DebtSlot, { payments, payment }: NonNullable<TakenPayment['done']>, outcome: TakenPayment['outcome']): void => {
    slot.state = paymentDueDocument({ ...slot.state, payments })
    slot.done.push({ payment, did: outcome === 'update' ? 'reversed' : payment.reversed ? 'both' : 'recorded' })
    own(slot.state)
  }

  const takeStep =
    (plans: ReadonlyMap<number, Plan>) =>
    async (rows: readonly NamedRow<PaymentRow>[], at: StepPlace): Promise<DoneStep<UploadAuction>> => {
      const taken = rows.flatMap(({ row }): TakenRow[] => {
        const plan = plans.get(row.row)
        return plan ? [{ row: row.row, ...take(row, plan) }] : []
      })
      const changed = [...slots.values()].filter(({ done }) => done.length > 0)
      if (!trial) await writeStep(changed, { at, rows: taken, place })
      const made = changed.map(({ state: { auctionId: id, auctionTitle: title } }) => ({ id, title }))
      for (const slot of changed) slot.done = []
      return { rows: taken, made }
    }

  return async (
    rows: readonly GoodPaymentRow[],
    file: number,
    beforeStep: (rows: number) => Promise<void>,
  ): Promise<DoneRows<PaymentRow, UploadAuction>> => {
    // What earlier windows have written is in the store.
    if (!trial) {
      slots.clear()
      owners.clear()
    }
    const debtOf = await debtsOf(rows)
    const plans = new Map<number, Plan>()
    for (const row of rows) {
      const found = debtOf(row)
      const paymentId = await importedPaymentId('debtId' in found ? found.debtId : '', row.values)
      plans.set(row.row, { found, paymentId })
    }
    const debtIds = [...plans.values()].flatMap(({ found }) => ('debtId' in found ? found.debtId : []))
    await load([...new Set(debtIds)])
    await loadOwners([...new Set([...plans.values()].map(({ paymentId }) => paymentId))])
    const named = rows.map((row) => ({ row, id: plans.get(row.row)?.paymentId ?? '' }))
    return takeSteps(named, { file, beforeStep, take: takeStep(plans) })
  }
}
