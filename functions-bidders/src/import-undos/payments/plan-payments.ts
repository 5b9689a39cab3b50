import type { KeptPaymentReason } from '@auctionwiz/contracts/import-undo'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { type ImportedPayment, type PaymentChange, paymentChangeRecord, paymentSum } from '@auctionwiz/records/payment-changes'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'

type Payment = PaymentDueDocument['payments'][number]

export interface KeptPayment {
  debtId: string
  paymentId: string
  reason: KeptPaymentReason
}

/** What becomes of what a winner owes. */
export interface PlannedDebt {
  before: Versioned<PaymentDueDocument>
  /** Payments that go, and those that count again. */
  removed: Payment[]
  restored: Payment[]
}

/** What undoing a step of an import of payments does. */
export interface PlannedPayments {
  debts: PlannedDebt[]
  kept: KeptPayment[]
}

/**
 * Plans the undo of the payments that this step was the first of the import to name. What is gone, or was restored already, is left out, so that what
 * was undone in part can be planned again.
 */
export const planPayments = async (house: PartitionReader, uploadId: string, step: PaymentChange): Promise<PlannedPayments> => {
  const plan: PlannedPayments = { debts: [], kept: [] }
  const imported = await readImported(house, uploadId, step)
  const debts = await readDebts(house, [...new Set(imported.map(({ debtId }) => debtId))])
  const cases = await readCases(
    house,
    debts.flatMap(({ document: { caseId } }) => caseId ?? []),
  )
  for (const before of debts) {
    const { document } = before
    const debt: PlannedDebt = { before, removed: [], restored: [] }
    const settled = cases.get(document.caseId ?? '')
    let paid = document.paid
    for (const known of imported.filter(({ debtId }) => debtId === document.id)) {
      const payment = document.payments.find(({ id }) => id === known.id)
      // It went already, or counts already again.
      if (!payment || (known.did === 'reversed' && !payment.reversed)) continue
      const reason = reasonToKeep(payment, known, { settled, free: document.total - paid })
      if (reason) plan.kept.push({ debtId: document.id, paymentId: known.id, reason })
      else if (known.did === 'reversed') {
        debt.restored.push(payment)
        paid += payment.amount
      } else {
        debt.removed.push(payment)
        if (!payment.reversed) paid -= payment.amount
      }
    }
    if (debt.removed.length + debt.restored.length > 0) plan.debts.push(debt)
  }
  return plan
}

/** @param free what can still be paid */
const reasonToKeep = (
  payment: Payment,
  { did, sum }: ImportedPayment,
  { settled, free }: { settled: LegalCaseDocument | undefined; free: number },
): KeptPaymentReason | undefined => {
  if (paymentSum(payment) !== sum) return 'reversed'
  if (did === 'reversed') return payment.amount > free ? 'paid' : undefined
  return settled?.settlement?.confirmedAt === payment.recordedAt && settled.status !== 'SETTLED' ? 'case' : undefined
}

const pageSize = 100

/** What all steps of the import did to each payment: the first one says whether it recorded it, the last one has its sum. */
const readImported = async (house: PartitionReader, uploadId: string, step: PaymentChange): Promise<ImportedPayment[]> => {
  const where = [
    { field: 'uploadId', equals: uploadId },
    { field: 'paymentIds', containsAll: [step.paymentIds] },
  ] as const
  const all: PaymentChange[] = []
  for await (const { document } of readerOf(paymentChangeRecord, house).each({ where }, pageSize)) all.push(document)
  all.sort((one, other) => one.place - other.place)
  const found = new Map<string, ImportedPayment & { place: number }>()
  for (const { place, payments } of all)
    for (const one of payments) {
      const key = `${one.debtId} ${one.id}`
      const known = found.get(key)
      found.set(key, { ...one, did: known?.did ?? one.did, place: known?.place ?? place })
    }
  return [...found.values()].filter(({ place }) => place === step.place)
}

const readDebts = async (house: PartitionReader, ids: readonly string[]): Promise<Versioned<PaymentDueDocument>[]> => {
  const found: Versioned<PaymentDueDocument>[] = []
  if (ids.length === 0) return found
  for await (const stored of readerOf(paymentDueRecord, house).each({ where: [{ field: 'id', in: ids }] }, pageSize)) found.push(stored)
  return found
}

const readCases = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, LegalCaseDocument>> => {
  const found = new Map<string, LegalCaseDocument>()
  if (ids.length === 0) return found
  for await (const { document } of readerOf(legalCaseRecord, house).each({ where: [{ field: 'id', in: ids }] }, pageSize))
    found.set(document.id, document)
  return found
}
