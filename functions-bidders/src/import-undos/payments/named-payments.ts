import type { keptPayment } from '@auctionwiz/contracts/import-undo'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { PageRequest } from '@auctionwiz/platform/core/store/store'
import { keptPaymentRecord, type PaymentUndoCounts, paymentUndoId, paymentUndoRecord } from '@auctionwiz/records/payment-changes'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import type * as z from 'zod/mini'
import type { KeptPayment } from './plan-payments.ts'

type Shown = z.output<typeof keptPayment>

/** Kept payments with their auctions and bidders. */
export const namedPayments = async (house: PartitionReader, kept: readonly KeptPayment[]): Promise<Shown[]> => {
  if (kept.length === 0) return []
  const ids = [...new Set(kept.map(({ debtId }) => debtId))]
  const known = new Map<string, PaymentDueDocument>()
  for await (const { document } of readerOf(paymentDueRecord, house).each({ where: [{ field: 'id', in: ids }] }, ids.length))
    known.set(document.id, document)
  const bidders = await saleBidders(
    house,
    [...known.values()].map(({ bidderId }) => bidderId),
  )
  return kept.flatMap(({ debtId, paymentId: id, reason }) => {
    const debt = known.get(debtId)
    const payment = debt?.payments.find((one) => one.id === id)
    if (!debt || !payment) return []
    const bidder = bidders.get(debt.bidderId)
    return [
      {
        ...{ id, reason, auction: debt.auctionTitle, amount: { amount: payment.amount, currency: debt.currency } },
        ...(bidder && { bidder: { id: bidder.id, name: bidder.name } }),
      },
    ]
  })
}

/** A page of the payments that an undo kept. */
export const readKeptPayments = async (
  house: PartitionReader,
  uploadId: string,
  page: PageRequest,
): Promise<{ items: Shown[]; next?: string }> => {
  const where = [{ field: 'uploadId', equals: uploadId }] as const
  const { items, next } = await readerOf(keptPaymentRecord, house).page({ where }, page)
  const shown = await namedPayments(
    house,
    items.map(({ document }) => document),
  )
  return { items: shown, ...(next !== undefined && { next }) }
}

/** What the undo of an import did to payments. Each batch counted itself, so an interrupted undo counts nothing twice. */
export const readUndonePayments = async (house: PartitionReader, uploadId: string): Promise<PaymentUndoCounts> => {
  const { paymentsRemoved = 0, paymentsRestored = 0 } =
    (await readerOf(paymentUndoRecord, house).find(paymentUndoId(uploadId)))?.document ?? {}
  return { paymentsRemoved, paymentsRestored }
}
