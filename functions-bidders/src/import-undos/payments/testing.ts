import { testApp as auctionsApp } from '@auctionwiz/functions-auctions/testing'
import { addWinners, storedDebts } from '@auctionwiz/functions-upload/imports/payments/testing'
import { importHouse } from '../houses/testing.ts'

const header = 'Transaction ID,Auction,Bidder,Date,Amount paid,Method,Status,Currency'

export const csvOf = (...rows: readonly (readonly string[])[]): string => [header, ...rows.map((row) => row.join(','))].join('\n')

export const paymentRow = (transaction: string, amount: string, status = 'Completed', bidder = 'ann@example.com'): string[] => [
  ...[transaction, 'Silver', bidder, '2026-10-05', amount, 'cash', status, 'USD'],
]

interface Page {
  nextPage?: string
  startedAt?: string
  endedAt?: string
  payments: {
    paymentsRemoved: number
    paymentsRestored: number
    kept: { auction: string; bidder?: { name: string }; amount: { amount: number }; reason: string }[]
  }
}

/** A house whose winners owe 375.00 each and that takes files of payments, what staff do with these, and all that it stores. */
export const paymentImportHouse = async () => {
  const app = await importHouse('financial')
  await addWinners(app.house)
  const auctions = await auctionsApp(app)
  const debts = () => storedDebts(app.house)
  const debtOf = async (bidderId: string) => {
    const found = (await debts()).find((debt) => debt.auctionTitle === 'Silver' && debt.bidderId === bidderId)
    if (!found) throw new Error(`${bidderId} owes nothing`)
    return found
  }
  /** A call of staff on what a bidder owes for the auction Silver. */
  const staff = async (call: string, bidderId: string, body: object) => {
    const { id } = await debtOf(bidderId)
    const { paymentsDue } = await auctions.call('listPaymentsDue', { query: 'auctionId=auc_silver' })
    const { version } = paymentsDue.find((one: { id: string }) => one.id === id)
    return auctions.call(call, { params: { id }, body: { ...body, version } })
  }
  return {
    ...app,
    auctions,
    debts,
    debtOf,
    staff,
    /** Staff take back the payment of a transaction of Ann's. */
    takeBack: async (transactionId: string) => {
      const payment = (await debtOf('bid_ann')).payments.find((one) => one.transactionId === transactionId)
      return staff('reversePayment', 'bid_ann', { paymentId: payment?.id, reason: 'Bounced' })
    },
    preview: async (id: string, adjusted: readonly string[] = []) => {
      const pages = await app.pages<Page>(id, adjusted)
      const figures = pages[0]?.startedAt === undefined ? pages : pages.slice(0, 1)
      return {
        endedAt: pages[0]?.endedAt,
        removed: figures.reduce((sum, { payments: { paymentsRemoved } }) => sum + paymentsRemoved, 0),
        restored: figures.reduce((sum, { payments: { paymentsRestored } }) => sum + paymentsRestored, 0),
        kept: pages
          .flatMap(({ payments: { kept } }) =>
            kept.map(({ auction, bidder, amount, reason }) => `${auction} ${bidder?.name} ${amount.amount} ${reason}`),
          )
          .sort(),
      }
    },
  }
}
