import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { auctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import {
  type PaymentDueDocument,
  type PaymentDueFields,
  paymentDueDocument,
  paymentDueId,
  paymentDueRecord,
} from '@auctionwiz/records/payments-due'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { importHouse } from '../../testing/import-house.ts'
import { uploadApp } from '../../testing/upload-app.ts'

/** The auctions of the house, by id: both closed in the autumn. */
const titles = { auc_silver: 'Silver', auc_chairs: 'Chairs' } as const
type AuctionId = keyof typeof titles

/** The winners, each with a hammer price and a premium for a lot: 300.00 and 75.00, and so on. */
const people = [
  { id: 'bid_ann', bidderId: 'B-10001', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' },
  { id: 'bid_bob', bidderId: 'B-10002', firstName: 'Bob', lastName: 'Ray', email: 'bob@example.com' },
  { id: 'bid_bob2', bidderId: 'B-10003', firstName: 'Bob', lastName: 'Ray', email: 'bobby@example.com' },
  { id: 'bid_cid', bidderId: 'B-10004', firstName: 'Cid', lastName: 'Day', email: 'cid@example.com' },
] as const
const winners: Record<AuctionId, readonly string[]> = { auc_silver: ['bid_ann', 'bid_bob', 'bid_bob2'], auc_chairs: ['bid_ann'] }

const nameOf = (bidderId: string): string => {
  const found = people.find(({ id }) => id === bidderId)
  return found ? `${found.firstName} ${found.lastName}` : ''
}

const debtOf = async (auctionId: AuctionId, bidderId: string, lotNumber: string): Promise<PaymentDueFields> => ({
  ...{ id: await paymentDueId(auctionId, bidderId), auctionId, auctionTitle: titles[auctionId], bidderId, currency: 'USD' },
  lots: [{ id: `lot_${lotNumber}`, lotNumber, title: 'Chest', hammer: 300_00, premium: 75_00 }],
  ...{ closedAt: '2026-10-01T17:00:00.000Z', payments: [], notices: [], bidderText: `${nameOf(bidderId)} ${bidderId}` },
})

/** Adds two auctions that are over, with winners of whom each owes 375.00. */
export const addWinners = async (house: Partition, at = '2026-10-01T10:00:00.000Z'): Promise<void> => {
  await writeBidders(
    house,
    people.map((person) => ({ after: aBidder(person) })),
  )
  for (const id of Object.keys(titles) as AuctionId[]) {
    const endDate = '2026-10-01T17:00:00.000Z'
    const own = {
      ...auctionDefaults,
      title: titles[id],
      location: '',
      startDate: at,
      endDate,
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    }
    await recordsOf(auctionRecord, house).put(auctionDocument({ ...own, id, auctionNumber: id === 'auc_silver' ? 'A-101' : 'A-102' }))
    for (const [index, bidderId] of winners[id].entries())
      await recordsOf(paymentDueRecord, house).put(paymentDueDocument(await debtOf(id, bidderId, String(index + 1))))
  }
}

/** What winners owe, in the order of their ids. */
export const storedDebts = async (house: PartitionReader): Promise<PaymentDueDocument[]> => {
  const debts: PaymentDueDocument[] = []
  for await (const { document } of readerOf(paymentDueRecord, house).each({}, 1000)) debts.push(document)
  return debts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** A house whose background work is done by `work`, and what its staff do with files of payments. */
export const paymentHouse = async (app: ReturnType<typeof uploadApp> = uploadApp()) => {
  await addWinners(app.house)
  const debt = async (auctionId: AuctionId, bidderId: string): Promise<PaymentDueDocument> =>
    (await readerOf(paymentDueRecord, app.house).read(await paymentDueId(auctionId, bidderId))).document
  return {
    ...importHouse('financial', app),
    debt,
    /** Somebody changes what a winner owes. */
    change: async (auctionId: AuctionId, bidderId: string, change: (own: PaymentDueDocument) => PaymentDueFields): Promise<void> => {
      await recordsOf(paymentDueRecord, app.house).change(await paymentDueId(auctionId, bidderId), (own) => paymentDueDocument(change(own)))
    },
    debts: () => storedDebts(app.house),
  }
}
