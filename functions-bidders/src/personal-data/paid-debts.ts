import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'

/** Takes the name out of what the person owed and has paid: no claim needs it. The amounts stay in the accounts of the house. */
export const eraseFromPaidDebts = async (house: Partition, bidderId: string): Promise<void> => {
  const where = [{ field: 'bidderId', equals: bidderId } as const, { field: 'state', equals: 'paid' } as const]
  for await (const { document, version } of readerOf(paymentDueRecord, house).each({ where })) {
    if (document.caseId !== undefined || document.bidderText === '') continue
    const unnamed = paymentDueDocument({ ...document, bidderText: '' })
    await house.in(paymentDueRecord.definition.container).write([paymentDueRecord.replacement(unnamed, version)])
  }
}
