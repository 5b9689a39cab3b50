import type { PaymentRow } from '@auctionwiz/domain/imports/payments/payment-row'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type AuditedChange, auditOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type CaseAuthor, type ChangedCase, type NewEvent, writeCases } from './case-writes.ts'
import { type LegalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from './legal-cases.ts'
import { type PaymentDueDocument, type PaymentDueFields, paymentDueDocument, paymentDueRecord } from './payments-due.ts'

type Payment = PaymentDueDocument['payments'][number]

/** What a winner owes, changed. */
export interface ChangedDebt {
  before: Versioned<PaymentDueDocument>
  after: PaymentDueFields
  audited: readonly AuditedChange[]
  /** What the timeline of the case says, where one was filed. */
  events: readonly NewEvent[]
  /** The day of a payment: once nothing is left to pay, it confirms a settlement that waits for it. */
  paidOn?: string
  /** When a payment was recorded that goes: the settlement that it confirmed waits again. ISO 8601. */
  unpaidSince?: string
}

/** What the audit log, and the timeline of a case, say of a payment. */
export const recordedPayment = ({ currency }: Pick<PaymentDueFields, 'currency'>, { amount, paidOn, method }: Payment, upload?: string) => {
  const money = { amount, currency }
  return {
    audited: { action: 'payment.record', after: { amount: money, paidOn, method, ...(upload !== undefined && { upload }) } },
    event: { kind: 'payment_received', amount: money },
  } as const
}

/** The same of one that is taken back. */
export const reversedPayment = ({ currency }: Pick<PaymentDueFields, 'currency'>, { amount }: Payment, reason: string, upload?: string) => {
  const money = { amount, currency }
  return {
    audited: {
      action: 'payment.reverse',
      before: { amount: money },
      after: { reason, ...(upload !== undefined && { upload }) },
    },
    event: { kind: 'payment_reversed', amount: money, reason },
  } as const
}

/**
 * Writes what winners owe with the audit events and, where cases were filed, with these, in one batch. Fails with `stale` where one of them was changed
 * meanwhile.
 * @param others what else is written
 */
export const writeDebts = async (
  house: Partition,
  changes: readonly ChangedDebt[],
  author: CaseAuthor,
  others: readonly Write[] = [],
): Promise<Versioned<PaymentDueDocument>[]> => {
  const documents = changes.map(({ after }) => paymentDueDocument(after))
  const cases = await readCases(house, changes)
  const changed = changes.flatMap((change, index) => {
    const [known, debt] = [cases.get(change.after.caseId ?? ''), documents[index]]
    return known && debt && change.events.length > 0 ? [changedCase(known, debt, change, author)] : []
  })
  const writes: Write[] = [
    ...documents.flatMap((document, index) => {
      const { before } = changes[index] ?? {}
      return before ? [paymentDueRecord.replacement(document, before.version)] : []
    }),
    ...changes.flatMap(({ audited }, index) => {
      const document = documents[index]
      return document ? audited.map((one) => auditOf(paymentDueRecord, document, author, one)) : []
    }),
    ...others,
  ]
  if (changed.length === 0) {
    const versions = await house.in(paymentDueRecord.definition.container).write(writes)
    return documents.map((document, index) => ({ document, version: versions[index] ?? '' }))
  }
  await writeCases(house, { changed, others: () => writes }, author)
  return Promise.all(documents.map(({ id }) => readerOf(paymentDueRecord, house).read(id)))
}

const readCases = async (house: PartitionReader, changes: readonly ChangedDebt[]): Promise<Map<string, Versioned<LegalCaseDocument>>> => {
  const ids = changes.flatMap(({ after: { caseId }, events }) => (caseId === undefined || events.length === 0 ? [] : [caseId]))
  const found = new Map<string, Versioned<LegalCaseDocument>>()
  if (ids.length === 0) return found
  const where = [{ field: 'id', in: [...new Set(ids)] }] as const
  for await (const stored of readerOf(legalCaseRecord, house).each({ where }, ids.length)) found.set(stored.document.id, stored)
  return found
}

const changedCase = (
  before: Versioned<LegalCaseDocument>,
  debt: PaymentDueDocument,
  { events, paidOn, unpaidSince }: ChangedDebt,
  { now, name }: CaseAuthor,
): ChangedCase => {
  const state = legalCaseFieldsOf(before.document)
  const at = now.toISOString()
  const settlement = settlementAfter(state, debt, { paidOn, unpaidSince, confirmed: { confirmedAt: at, confirmedBy: name } })
  return { before, after: { ...state, ...(settlement && { settlement }), lastUpdated: at }, events }
}

interface Confirmation {
  paidOn: string | undefined
  unpaidSince: string | undefined
  confirmed: { confirmedAt: string; confirmedBy: string }
}

const settlementAfter = (
  { settlement, status }: CaseState,
  { state }: PaymentDueDocument,
  { paidOn, unpaidSince, confirmed }: Confirmation,
): CaseState['settlement'] => {
  if (status !== 'SETTLED' || !settlement) return undefined
  if (settlement.confirmedAt === undefined)
    return state === 'paid' && paidOn !== undefined ? { ...settlement, ...confirmed, paidOn } : undefined
  if (settlement.confirmedAt !== unpaidSince || state === 'paid') return undefined
  const { confirmedAt: _at, confirmedBy: _by, paidOn: _on, ...waiting } = settlement
  return waiting
}

/** The id of the payment of a row: by its transaction, else by what the row says of it, so that the same file twice records it once. */
export const importedPaymentId = (debtId: string, { transactionId, paid, reference = '' }: PaymentRow): Promise<string> =>
  transactionId === undefined
    ? derivedId('pay', debtId, paid?.paidOn ?? '', String(paid?.amount ?? ''), paid?.method ?? '', normalizeForSearch(reference))
    : derivedId('pay', 'transaction', normalizeForSearch(transactionId))
