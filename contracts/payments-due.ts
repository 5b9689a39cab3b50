import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currency, date, givenDate, id, instant, multilineText, optionalText } from './fields.ts'
import { pageFacts, paging, searchWords } from './paging.ts'

/** What winners owe for the lots of an auction, how they were reminded, and what they paid. */

/** What happens when a winner does not pay, in this order. */
export const reminderSteps = ['reminder', 'second_notice', 'final_notice', 'case'] as const
export type ReminderStep = (typeof reminderSteps)[number]

/** The steps that write to the winner. */
export const noticeSteps = ['reminder', 'second_notice', 'final_notice'] as const
export type NoticeStep = (typeof noticeSteps)[number]

export const paymentMethods = ['credit_card', 'bank_transfer', 'paypal', 'cash', 'check', 'wire_transfer', 'ach'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Minor units of the auction's currency. */
const amount = z.int().check(z.minimum(1, 'Use an amount above 0.'), z.maximum(100_000_000_000))

const lotDue = z.object({ id, lotNumber: z.string(), title: z.string(), hammer: z.int(), premium: z.int() })

const payment = z.object({
  id,
  amount: z.int(),
  paidOn: date,
  method: z.enum(paymentMethods),
  reference: z.optional(z.string()),
  /** What the other system calls it, the lots that it names, and its notes; of a payment that came from a file. */
  transactionId: z.optional(z.string()),
  lotNumbers: z.optional(z.array(z.string())),
  note: z.optional(z.string()),
  recordedAt: instant,
  recordedBy: z.string(),
  /** A payment that was taken back counts no more. */
  reversed: z.optional(z.object({ at: instant, by: z.string(), reason: z.string() })),
})

const notice = z.object({
  step: z.enum(noticeSteps),
  /** Earlier steps that were due too, and for which nothing was sent of their own. */
  alsoDue: z.array(z.enum(noticeSteps)),
  at: instant,
  /** What was owed then. */
  amount: z.int(),
  /** `letter`: nothing could be mailed, the house sends a letter. */
  by: z.enum(['email', 'letter']),
  /** Who sent it ahead of its day; missing where it went out by itself. */
  sentBy: z.optional(z.string()),
})
export type PaymentNotice = z.output<typeof notice>

export const paymentDue = z.object({
  id,
  auctionId: id,
  auctionTitle: z.string(),
  /** The bidder who was registered. */
  bidderId: id,
  currency,
  lots: z.array(lotDue),
  /** Hammer prices and premiums, without taxes; what of it was paid; what is left. Minor units. */
  total: z.int(),
  paid: z.int(),
  balance: z.int(),
  state: z.enum(['unpaid', 'paid']),
  /** When the auction closed. */
  closedAt: instant,
  /** When this came to be owed, if only after the first reminder would have been due; the steps count from then. */
  owedSince: z.optional(instant),
  payments: z.array(payment),
  notices: z.array(notice),
  paused: z.optional(z.object({ at: instant, by: z.string() })),
  caseId: z.optional(id),
  /** The bidding platform through which the winner took part. */
  platform: z.optional(z.object({ id, name: z.string() })),
})

const paymentDueAnswer = z.object({
  ...paymentDue.shape,
  /** Who pays, as the bidder is now; missing where the bidder was deleted or erased. */
  bidder: z.optional(z.object({ id, bidderId: z.string(), name: z.string() })),
  /** The day of the sale in the house's time zone, from which the steps count unless `owedSince` is later. */
  soldOn: date,
  /** What is sent next; with its day where it goes out by itself. */
  next: z.optional(z.object({ step: z.enum(reminderSteps), on: z.optional(date) })),
  /** The last day on which the platform takes a report that the winner has not paid, as the house set it. */
  reportBy: z.optional(date),
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type PaymentDue = z.output<typeof paymentDueAnswer>

const house = { kind: 'access', scope: 'house' } as const
const sees = { ...house, permission: 'payments:view' } as const
const processes = { ...house, permission: 'payments:process' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const
const changed = [...refused, 'stale_version'] as const
const params = z.strictObject({ id })

export const paymentDueFilter = z.strictObject({
  auctionId: z.optional(id),
  state: z.optional(z.enum(['unpaid', 'paid'])),
  search: searchWords,
  ...paging(200),
})
export type PaymentDueFilter = z.output<typeof paymentDueFilter>

export const listPaymentsDue = endpoint({
  app: 'auctions',
  name: 'listPaymentsDue',
  summary: 'List a page of what winners owe, the oldest sale first, with the reminders sent and the step that comes next',
  method: 'GET',
  path: 'payments-due',
  access: sees,
  query: paymentDueFilter,
  answer: z.object({
    paymentsDue: z.array(paymentDueAnswer),
    ...pageFacts,
  }),
  errors: refused,
})

export const exportPayments = endpoint({
  app: 'auctions',
  name: 'exportPayments',
  summary: 'Export the payments of winners, and what they still owe, as CSV, streamed; an import reads it back',
  method: 'GET',
  path: 'payments-due/export',
  access: { ...house, permission: 'payments:reports' },
  query: z.omit(paymentDueFilter, { page: true, limit: true }),
  response: 'file',
  answer: z.unknown(),
  errors: refused,
})

export const recordPayment = endpoint({
  app: 'auctions',
  name: 'recordPayment',
  summary: 'Record a payment of a winner; once nothing is left to pay, no further step is taken',
  method: 'POST',
  path: 'payments-due/{id}/payments',
  access: processes,
  params,
  body: z.strictObject({
    amount,
    paidOn: givenDate,
    method: z.enum(paymentMethods),
    reference: optionalText(100),
    version: z.string(),
  }),
  answer: paymentDueAnswer,
  errors: [...changed, 'payment_above_balance'],
})

export const reversePayment = endpoint({
  app: 'auctions',
  name: 'reversePayment',
  summary: 'Take back a recorded payment, with a reason; the steps go on where something is owed again',
  method: 'POST',
  path: 'payments-due/{id}/reversals',
  access: processes,
  params,
  body: z.strictObject({ paymentId: id, reason: multilineText(500), version: z.string() }),
  answer: paymentDueAnswer,
  errors: changed,
})

export const pauseReminders = endpoint({
  app: 'auctions',
  name: 'pauseReminders',
  summary: 'Pause the reminders of one winner, or let them go on; what became due meanwhile is sent once',
  method: 'PUT',
  path: 'payments-due/{id}/pause',
  access: processes,
  params,
  body: z.strictObject({ paused: z.boolean(), version: z.string() }),
  answer: paymentDueAnswer,
  errors: changed,
})

export const sendNextNotice = endpoint({
  app: 'auctions',
  name: 'sendNextNotice',
  summary: 'Send the next notice to a winner ahead of its day, also while reminders are paused or off',
  method: 'POST',
  path: 'payments-due/{id}/notices',
  access: processes,
  params,
  body: z.strictObject({ step: z.enum(noticeSteps), version: z.string() }),
  answer: paymentDueAnswer,
  errors: changed,
})

export const openPaymentCase = endpoint({
  app: 'auctions',
  name: 'openPaymentCase',
  summary:
    'File a legal case about what a winner owes before the last step, with the bidder, the auction, the lots and the notices in it; no further step is taken. Takes the permission to file cases too',
  method: 'POST',
  path: 'payments-due/{id}/case',
  access: processes,
  params,
  body: z.strictObject({ version: z.string() }),
  /** With its `caseId`. */
  answer: paymentDueAnswer,
  errors: changed,
})

const days = z.int().check(z.minimum(1, 'Use a whole number from 1 to 365.'), z.maximum(365, 'Use a whole number from 1 to 365.'))

const reminderSettings = z.strictObject({
  enabled: z.boolean(),
  /** Days after the sale. */
  reminderDays: days,
  secondNoticeDays: days,
  finalNoticeDays: days,
  caseDays: days,
  /** What the notices say on how to pay: account, address, opening hours. */
  howToPay: optionalText(1000),
  /** For how many days after the sale a bidding platform accepts a report of a winner who has not paid; a platform that is not listed accepts none. */
  reports: z.optional(z.array(z.strictObject({ platformId: id, days })).check(z.maxLength(50))),
})
export type ReminderSettings = z.output<typeof reminderSettings>
export const reminderSettingsFields = reminderSettings.shape

const settingsAnswer = z.object({
  ...reminderSettings.shape,
  /** Only auctions that closed on this day or later get notices by themselves. */
  startsOn: z.optional(date),
  /** Opaque; missing as long as nobody saved the settings. */
  version: z.optional(z.string()),
})

export const readReminderSettings = endpoint({
  app: 'auctions',
  name: 'readReminderSettings',
  summary: 'Read after how many days winners who have not paid are reminded, and when a legal case is filed',
  method: 'GET',
  path: 'payment-reminders',
  access: sees,
  answer: settingsAnswer,
  errors: refused,
})

export const updateReminderSettings = endpoint({
  app: 'auctions',
  name: 'updateReminderSettings',
  summary: 'Change after how many days winners who have not paid are reminded; each step comes later than the one before it',
  method: 'PUT',
  path: 'payment-reminders',
  access: processes,
  body: z.strictObject({ ...reminderSettings.shape, version: z.optional(z.string()) }).check(
    z.refine(({ reminderDays, secondNoticeDays }) => secondNoticeDays > reminderDays, {
      error: 'Use more days than for the reminder.',
      path: ['secondNoticeDays'],
    }),
    z.refine(({ secondNoticeDays, finalNoticeDays }) => finalNoticeDays > secondNoticeDays, {
      error: 'Use more days than for the second notice.',
      path: ['finalNoticeDays'],
    }),
    z.refine(({ finalNoticeDays, caseDays }) => caseDays > finalNoticeDays, {
      error: 'Use more days than for the final notice.',
      path: ['caseDays'],
    }),
  ),
  answer: settingsAnswer,
  errors: changed,
})
