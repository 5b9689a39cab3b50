import {
  type NoticeStep,
  noticeSteps,
  type PaymentDue,
  type PaymentNotice,
  type ReminderSettings,
  type ReminderStep,
} from '@auctionwiz/contracts/payments-due'
import { dayIn, instantOf } from '../zoned-time.ts'

/** What a winner owes, as the steps see it. */
export type Debt = Pick<PaymentDue, 'closedAt' | 'owedSince' | 'balance' | 'state' | 'notices' | 'paused' | 'caseId' | 'platform'>

/** When the steps of a house are due. */
export interface Ladder extends ReminderSettings {
  startsOn?: string | undefined
  /** The first moment of that day, wherever the house moves; the oldest settings have the day alone. */
  startsAt?: string | undefined
  timeZone: string
}

/**
 * A week from one notice to the next, because the specification's sample records give seven days to pay; a first friendly reminder comes before those are over.
 * Off until the house turns it on, since nothing says of earlier sales who has paid.
 */
export const usualReminders: ReminderSettings = { enabled: false, reminderDays: 3, secondNoticeDays: 7, finalNoticeDays: 14, caseDays: 21 }

export interface PlannedStep {
  step: ReminderStep
  /** The day in the house's time zone. */
  on: string
}

const daysOf = ({ reminderDays, secondNoticeDays, finalNoticeDays, caseDays }: ReminderSettings): Record<ReminderStep, number> => ({
  reminder: reminderDays,
  second_notice: secondNoticeDays,
  final_notice: finalNoticeDays,
  case: caseDays,
})

/** The day of the sale. */
export const soldOn = ({ closedAt }: Pick<Debt, 'closedAt'>, timeZone: string): string => dayIn(closedAt, timeZone)

const later = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The day from which the steps count: that of the sale, or the one on which a lot was sold afterwards or a result corrected. */
const countedFrom = ({ closedAt, owedSince = closedAt }: Debt, timeZone: string): string => dayIn(owedSince, timeZone)

/** What is owed since now, where its reminder would be overdue at once: who just came to owe gets the whole time of every step. */
export const owedSince = ({ closedAt }: Pick<Debt, 'closedAt'>, { timeZone, reminderDays }: Ladder, now: Date): string | undefined => {
  const at = now.toISOString()
  return dayIn(at, timeZone) > later(soldOn({ closedAt }, timeZone), reminderDays) ? at : undefined
}

/** The steps that are left, in their order, each with its day. */
export const stepsLeft = (debt: Debt, ladder: Ladder): PlannedStep[] => {
  if (debt.state === 'paid' || debt.caseId !== undefined) return []
  const from = countedFrom(debt, ladder.timeZone)
  const days = daysOf(ladder)
  const last = debt.notices.at(-1)
  const reached = last ? noticeSteps.indexOf(last.step) + 1 : 0
  const notices = noticeSteps.slice(reached).map((step) => ({ step, on: later(from, days[step]) }))
  return [...notices, { step: 'case', on: caseDay(debt, ladder, from) }]
}

/** However late the final notice went out, the winner has the whole time after it. */
const caseDay = ({ notices }: Debt, ladder: Ladder, from: string): string => {
  const planned = later(from, ladder.caseDays)
  const final = notices.find(({ step }) => step === 'final_notice')
  const earliest = final && later(dayIn(final.at, ladder.timeZone), ladder.caseDays - ladder.finalNoticeDays)
  return earliest !== undefined && earliest > planned ? earliest : planned
}

/** Whether steps are taken by themselves. */
export const isRunning = (debt: Debt, ladder: Ladder): boolean => ladder.enabled && !debt.paused && isLateEnough(debt, ladder)

const isLateEnough = (debt: Debt, { startsOn, startsAt, timeZone }: Ladder): boolean =>
  startsAt === undefined ? startsOn !== undefined && soldOn(debt, timeZone) >= startsOn : debt.closedAt >= startsAt

/** Steps are taken from 9:00 in the time zone of the house. */
const morning = (day: string, timeZone: string): string => instantOf(`${day}T09:00`, timeZone) ?? `${day}T09:00:00.000Z`

export type DueStep = { step: NoticeStep; alsoDue: NoticeStep[] } | { step: 'case' }

/**
 * What is to be done now. Of several notices that are due the latest one goes out and names the others, so that nobody gets two at once; a case is
 * filed only when no notice is left.
 */
export const dueStep = (debt: Debt, ladder: Ladder, now: Date): DueStep | undefined => {
  if (!isRunning(debt, ladder)) return undefined
  const left = stepsLeft(debt, ladder)
  const due = left.filter(({ on }) => morning(on, ladder.timeZone) <= now.toISOString())
  const notices = due.flatMap(({ step }) => (step === 'case' ? [] : [step]))
  const last = notices.at(-1)
  if (last !== undefined) return { step: last, alsoDue: notices.slice(0, -1) }
  return due.length > 0 && left.length === 1 ? { step: 'case' } : undefined
}

/** When the next step is due, ISO 8601; undefined where none is taken by itself. */
export const nextStepAt = (debt: Debt, ladder: Ladder): string | undefined => {
  const [next] = isRunning(debt, ladder) ? stepsLeft(debt, ladder) : []
  return next && morning(next.on, ladder.timeZone)
}

/** What comes next, for lists: with its day where it happens by itself. */
export const nextStep = (debt: Debt, ladder: Ladder): PaymentDue['next'] => {
  const [next] = stepsLeft(debt, ladder)
  return next && { step: next.step, ...(isRunning(debt, ladder) && { on: next.on }) }
}

/** The last day on which the winner's platform accepts a report; undefined where it accepts none or nothing is owed. */
export const reportBy = ({ state, platform, closedAt }: Debt, { reports = [], timeZone }: Ladder): string | undefined => {
  const window = state === 'unpaid' ? reports.find(({ platformId }) => platformId === platform?.id) : undefined
  return window && later(soldOn({ closedAt }, timeZone), window.days)
}

/** Users who process payments are notified this many days before the last day of a report. */
const reportNoticeDays = 3

/** When these users are notified of a report, ISO 8601; undefined once its last day is over, and where a case reminds of it. */
export const reportNoticeAt = (debt: Debt, ladder: Ladder, now: Date): string | undefined => {
  const by = debt.caseId === undefined ? reportBy(debt, ladder) : undefined
  return by !== undefined && by >= dayIn(now.toISOString(), ladder.timeZone)
    ? morning(later(by, -reportNoticeDays), ladder.timeZone)
    : undefined
}

interface Sums {
  total: number
  paid: number
  balance: number
  state: PaymentDue['state']
}

/** What is owed for lots after payments; one that was taken back does not count. */
export const sumsOf = (lots: readonly { hammer: number; premium: number }[], payments: PaymentDue['payments']): Sums => {
  const total = lots.reduce((sum, { hammer, premium }) => sum + hammer + premium, 0)
  const paid = payments.reduce((sum, { amount, reversed }) => (reversed ? sum : sum + amount), 0)
  return { total, paid, balance: total - paid, state: total > paid ? 'unpaid' : 'paid' }
}

/** The notice that was or is sent for due steps. */
export const noticeOf = (due: Exclude<DueStep, { step: 'case' }>, more: Omit<PaymentNotice, 'step' | 'alsoDue'>): PaymentNotice => ({
  ...due,
  ...more,
})
