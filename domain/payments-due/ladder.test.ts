import type { PaymentNotice } from '@auctionwiz/contracts/payments-due'
import { describe, expect, it } from 'vitest'
import { type Debt, dueStep, type Ladder, nextStep, nextStepAt, stepsLeft, sumsOf, usualReminders } from './ladder.ts'

const ladder: Ladder = { ...usualReminders, enabled: true, startsOn: '2026-12-01', timeZone: 'America/New_York' }
/** Closed at 22:00 in New York, when it is the next day in UTC. */
const debt: Debt = { closedAt: '2026-12-02T03:00:00Z', balance: 100, state: 'unpaid', notices: [] }
const sent = (step: PaymentNotice['step'], at: string): PaymentNotice => ({ step, alsoDue: [], at, amount: 100, by: 'email' })
const at = (time: string) => new Date(time)

describe('steps of a winner who has not paid', () => {
  it('count days from the day of the sale in the house’s time zone', () => {
    expect(stepsLeft(debt, ladder)).toEqual([
      { step: 'reminder', on: '2026-12-04' },
      { step: 'second_notice', on: '2026-12-08' },
      { step: 'final_notice', on: '2026-12-15' },
      { step: 'case', on: '2026-12-22' },
    ])
    expect(nextStepAt(debt, ladder)).toBe('2026-12-04T14:00:00.000Z')
  })

  it('are due from 9:00 in that time zone', () => {
    expect(dueStep(debt, ladder, at('2026-12-04T13:59:59Z'))).toBeUndefined()
    expect(dueStep(debt, ladder, at('2026-12-04T14:00:00Z'))).toEqual({ step: 'reminder', alsoDue: [] })
  })

  it('are caught up by one notice, which names the others, and never by a case', () => {
    expect(dueStep(debt, ladder, at('2026-12-09T14:00:00Z'))).toEqual({ step: 'second_notice', alsoDue: ['reminder'] })
    expect(dueStep(debt, ladder, at('2027-02-01T14:00:00Z'))).toEqual({ step: 'final_notice', alsoDue: ['reminder', 'second_notice'] })
  })

  it('leave the whole time between final notice and case, however late the notice was', () => {
    const late = { ...debt, notices: [sent('final_notice', '2027-02-01T15:00:00Z')] }
    expect(dueStep(late, ladder, at('2027-02-07T15:00:00Z'))).toBeUndefined()
    expect(dueStep(late, ladder, at('2027-02-08T15:00:00Z'))).toEqual({ step: 'case' })
    const early = { ...debt, notices: [sent('final_notice', '2026-12-03T15:00:00Z')] }
    expect(stepsLeft(early, ladder)).toEqual([{ step: 'case', on: '2026-12-22' }])
  })

  it('end with payment and with the case, and wait while they are paused, off, or of an earlier sale', () => {
    const now = at('2026-12-30T15:00:00Z')
    expect(dueStep({ ...debt, state: 'paid' }, ladder, now)).toBeUndefined()
    expect(dueStep({ ...debt, caseId: 'case_1' }, ladder, now)).toBeUndefined()
    expect(dueStep({ ...debt, paused: { at: '2026-12-03T10:00:00Z', by: 'Una' } }, ladder, now)).toBeUndefined()
    expect(dueStep(debt, { ...ladder, enabled: false }, now)).toBeUndefined()
    expect(dueStep(debt, { ...ladder, startsOn: '2026-12-02' }, now)).toBeUndefined()
    const moved = { ...ladder, startsAt: '2026-12-01T05:00:00.000Z', timeZone: 'America/Los_Angeles' }
    expect(dueStep({ ...debt, closedAt: '2026-12-01T06:00:00.000Z' }, moved, now)).toBeDefined()
    expect(dueStep({ ...debt, closedAt: '2026-12-01T04:59:00.000Z' }, { ...moved, timeZone: 'Asia/Tokyo' }, now)).toBeUndefined()
    expect(nextStep(debt, { ...ladder, enabled: false })).toEqual({ step: 'reminder' })
    expect(nextStep(debt, ladder)).toEqual({ step: 'reminder', on: '2026-12-04' })
  })
})

it('what is owed counts premiums and leaves out payments that were taken back', () => {
  const payment = {
    id: 'p',
    amount: 125,
    paidOn: '2026-12-05',
    method: 'cash' as const,
    recordedAt: '2026-12-05T10:00:00Z',
    recordedBy: 'Una',
  }
  const lots = [{ hammer: 100, premium: 25 }]
  expect(sumsOf(lots, [payment])).toEqual({ total: 125, paid: 125, balance: 0, state: 'paid' })
  const reversed = { at: '2026-12-06T10:00:00Z', by: 'Una', reason: 'Wrong winner' }
  expect(sumsOf(lots, [{ ...payment, reversed }])).toEqual({ total: 125, paid: 0, balance: 125, state: 'unpaid' })
})
