import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { houseRecord } from '@auctionwiz/records/houses'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { notifier } from '@auctionwiz/records/notify'
import { saleContributionId, saleContributionRecord } from '@auctionwiz/records/sale-contributions'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { addSale } from '../lots/testing.ts'
import { testApp } from '../testing.ts'
import { runReminders } from './run-reminders.ts'

const day = 86_400_000

/**
 * The app with an auction that closed on 1 December 2026, in which Ann won a lot for 300.00 with a premium of 75.00, a timer that a test lets run, and a
 * mail service that takes each message once. The account is new. Reminders were turned on before the auction.
 */
export const unpaidApp = async (bidder: Partial<Parameters<typeof aBidder>[0]> = {}) => {
  const app = await testApp()
  const contact = { phone: '', email: 'office@house.example' }
  await partitionOf(app.store, 'accounts', ['a1']).write([houseRecord.put(testHouse('h1', { contact }))])
  const sale = await addSale(app)
  await writeBidders(app.house, [{ after: aBidder({ id: 'bid_ann', ...bidder }) }])
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  await sale.lot('registerBidder', { body: { bidderId: 'bid_ann', paddle: '117' } })
  await sale.outcome(lot, { action: 'sell', hammer: 300_00, paddle: '117' })
  app.clock.now = new Date('2026-12-01T17:00:00Z')
  await sale.move('close')
  /** What the app of bidders writes of the results of an auction. */
  const settle = async (lots = [{ lotNumber: '1', hammer: 300_00, premium: 75_00 }]) => {
    const id = saleContributionId(sale.id, 'bid_ann')
    await app.house.write([
      lots.length > 0 ? saleContributionRecord.put({ id, auctionId: sale.id, bidderId: 'bid_ann', lots }) : { kind: 'remove', id },
    ])
    await app.sales.note({ accountId: 'a1', auctionHouseId: 'h1', auctionId: sale.id })
  }
  const mails = new Map<string, Message>()
  let failure: Error | undefined
  const messenger = {
    send: async (message: Message) => {
      if (failure) throw failure
      mails.set(`${message.id} ${message.askedAt}`, message)
    },
  }
  const ports = {
    ...{ store: app.store, sales: app.sales, cases: app.cases, messenger, log: silentLog, now: () => app.clock.now },
    notify: notifier(app.store, () => app.clock.now),
    budget: mailBudget({ store: app.store, isPaid: () => false }),
  }
  const run = runReminders(ports)
  /** Lets the timer run at a time of the given day of the auction; day 0 is that of the sale. */
  const runOn = async (after: number, time = '10:00') => {
    app.clock.now = new Date(Date.parse(`2026-12-01T${time}:00Z`) + after * day)
    await run()
  }
  const settings = (body: object = {}) =>
    app.call('updateReminderSettings', {
      body: { enabled: true, reminderDays: 3, secondNoticeDays: 7, finalNoticeDays: 14, caseDays: 21, ...body },
    })
  const list = async (query = ''): Promise<PaymentDue[]> => (await app.call('listPaymentsDue', { query })).paymentsDue
  const due = async (): Promise<PaymentDue> => {
    const [first] = await list()
    if (!first) throw new Error('nobody owes anything')
    return first
  }
  const pay = async (amount: number, sent: object = {}) => {
    const { id, version } = await due()
    return app.call('recordPayment', { params: { id }, body: { amount, paidOn: '2026-12-05', method: 'bank_transfer', version }, ...sent })
  }
  const breakMail = (error?: Error) => {
    failure = error
  }
  const subjects = () => [...mails.values()].map(({ subject }) => subject)
  return { ...app, sale, settle, settings, ports, run, runOn, list, due, pay, mails, subjects, breakMail }
}

/** The app with reminders on and the results of the auction settled, as on the night after it. */
export const owing = async (...given: Parameters<typeof unpaidApp>) => {
  const app = await unpaidApp(...given)
  await app.settings()
  await app.settle()
  await app.runOn(1)
  return app
}

/** More winners of the same auction, each of one lot. */
export const alsoOwing = async (app: Awaited<ReturnType<typeof owing>>, ids: readonly string[], more: object = {}) => {
  await writeBidders(
    app.house,
    ids.map((id) => ({ after: aBidder({ id, email: `${id}@example.com`, ...more }) })),
  )
  const won = (bidderId: string, index: number) => ({
    ...{ id: saleContributionId(app.sale.id, bidderId), auctionId: app.sale.id, bidderId },
    lots: [{ lotNumber: `${index + 2}`, hammer: 100_00, premium: 25_00 }],
  })
  await app.house.write(ids.map((id, index) => saleContributionRecord.put(won(id, index))))
  await app.settle()
  await app.runOn(1, '12:00')
}
