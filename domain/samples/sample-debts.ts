import type { Auction } from '@auctionwiz/contracts/auctions'
import {
  type NoticeStep,
  noticeSteps,
  type PaymentDue,
  type PaymentNotice,
  type ReminderSettings,
} from '@auctionwiz/contracts/payments-due'
import { bidderNumber, displayName } from '../bidders/identity.ts'
import { soldOn, usualReminders } from '../payments-due/ladder.ts'
import { dayIn, instantOf } from '../zoned-time.ts'
import { sampleAuctions } from './sample-auctions.ts'
import { sampleBidderId } from './sample-bidders.ts'
import { sharedPeople } from './sample-files.ts'
import { sampleLots, samplePaddles } from './sample-lots.ts'

/** How far a winner has come; days count from the sale. */
interface Course {
  /** The last notice, on the day of the house's settings. */
  reached: NoticeStep
  /** The last notice could not be mailed. */
  byLetter?: true
  /** The share of the debt that was paid, and when. */
  paid?: { percent: number; day: number; method: PaymentDue['payments'][number]['method'] }
  pausedOn?: number
  /** A case is filed. */
  filed?: true
  /** The winner bid through the platform that takes reports. */
  online?: true
}

/** The winners by paddle: each stage that a debt can be in has one. */
const courses: Readonly<Record<string, Course>> = {
  '102': { reached: 'reminder', paid: { percent: 100, day: 5, method: 'wire_transfer' } },
  '117': { reached: 'reminder', paid: { percent: 40, day: 4, method: 'credit_card' }, pausedOn: 4, online: true },
  '331': { reached: 'second_notice', pausedOn: 9 },
  '145': { reached: 'final_notice', online: true },
  '408': { reached: 'final_notice', byLetter: true },
  '114': { reached: 'second_notice', filed: true },
}

export type SampleDebt = Pick<
  PaymentDue,
  'auctionId' | 'auctionTitle' | 'bidderId' | 'currency' | 'lots' | 'closedAt' | 'payments' | 'notices' | 'paused' | 'platform'
> & { filed: boolean; bidderText: string }

export interface DebtOrigin {
  houseId: string
  currency: Auction['currency']
  timeZone: string
  /** Who recorded the payments and paused reminders. */
  by: string
  now: Date
}

/** What the winners of the sample sale that is over owe, as the reminders and the staff of the house left it. */
export const sampleDebts = ({ houseId, currency, timeZone, by, now }: DebtOrigin): SampleDebt[] =>
  sampleAuctions(houseId, now, currency)
    .filter(({ endDate }) => endDate <= now.toISOString())
    .flatMap((auction) => {
      const debts = { auction, timeZone, by }
      return samplePaddles.flatMap(([paddle, number]) => debtOf(paddle, number, debts) ?? [])
    })

type Sale = Parameters<typeof sampleLots>[0] & Pick<Auction, 'currency' | 'endDate'>

const debtOf = (
  paddle: string,
  number: number,
  { auction, timeZone, by }: { auction: Sale; timeZone: string; by: string },
): SampleDebt | undefined => {
  const lots = sampleLots(auction).flatMap(({ id, lotNumber, title, hammer, premium, paddle: winner }) =>
    winner === paddle && hammer !== undefined && premium !== undefined ? [{ id, lotNumber, title, hammer, premium }] : [],
  )
  const [course, person] = [courses[paddle], sharedPeople[number - 1]]
  if (!course || !person || lots.length === 0) return undefined
  const closedAt = auction.endDate
  const at = (day: number, time: string): string => {
    const on = new Date(Date.parse(soldOn({ closedAt }, timeZone)) + day * 86_400_000).toISOString().slice(0, 10)
    return instantOf(`${on}T${time}`, timeZone) ?? `${on}T${time}:00.000Z`
  }
  const total = lots.reduce((sum, { hammer, premium }) => sum + hammer + premium, 0)
  const { reached, byLetter, paid, pausedOn, filed = false, online } = course
  const steps = noticeSteps.slice(0, noticeSteps.indexOf(reached) + 1)
  const notices = steps.map(
    (step): PaymentNotice => ({
      step,
      ...{ alsoDue: [], at: at(days[step], '09:00'), amount: total },
      by: byLetter && step === reached ? 'letter' : 'email',
    }),
  )
  return {
    ...{ auctionId: auction.id, auctionTitle: auction.title, bidderId: sampleBidderId(number) },
    ...{ currency: auction.currency, lots, closedAt, notices, filed },
    payments: paid
      ? [
          {
            ...{ id: `pay_sample${paddle}`, method: paid.method },
            amount: Math.round((total * paid.percent) / 100),
            paidOn: dayIn(at(paid.day, '11:20'), timeZone),
            ...{ recordedAt: at(paid.day, '11:20'), recordedBy: by },
          },
        ]
      : [],
    ...(online && { platform: reportPlatform }),
    ...(pausedOn !== undefined && { paused: { at: at(pausedOn, '11:30'), by } }),
    bidderText: `${displayName(person.firstName, person.lastName)} ${bidderNumber(number)}`,
  }
}

const reportPlatform = { id: 'saleroom-direct', name: 'Saleroom Direct' }

const { reminderDays, secondNoticeDays, finalNoticeDays } = usualReminders
const days: Record<NoticeStep, number> = { reminder: reminderDays, second_notice: secondNoticeDays, final_notice: finalNoticeDays }

/** The reminders of the sample house: on since before the sale. */
export const sampleReminders = (now: Date): ReminderSettings & { startsOn: string } => ({
  ...usualReminders,
  enabled: true,
  howToPay: 'Wire transfer to the account on your invoice, or by card at the front desk, Monday to Friday from 10 to 6.',
  reports: [{ platformId: reportPlatform.id, days: 30 }],
  startsOn: new Date(now.getTime() - 40 * 86_400_000).toISOString().slice(0, 10),
})
