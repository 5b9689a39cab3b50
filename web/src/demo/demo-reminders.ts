import { runReminders } from '@auctionwiz/functions-auctions/payments-due/run-reminders'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { silentMessenger } from '@auctionwiz/platform/core/mail/messages'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { type SaleSchedule, scheduledSales } from '@auctionwiz/records/scheduled-sales'

/** Milliseconds between two looks at what winners owe. */
const pace = 60_000

/** The payment reminders of the demonstration run in this page; nobody reads their mail. */
export const demoReminders = (runtime: Runtime): SaleSchedule => {
  const sales = scheduledSales(runtime.store, runtime.now)
  const cases = scheduledCases(runtime.store, runtime.now)
  const budget = { take: async (_accountId: string, granted: number) => ({ granted, seconds: 0 }), takeRecipient: async () => true }
  const run = runReminders({ ...runtime, sales, cases, messenger: silentMessenger, budget, notify: notifier(runtime.store, runtime.now) })
  setInterval(() => void run().catch((error: unknown) => runtime.log.error('the payment reminders failed', error)), pace)
  return sales
}
