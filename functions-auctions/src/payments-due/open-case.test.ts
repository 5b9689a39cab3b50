import { describe, expect, it } from 'vitest'
import { unpaidApp } from './testing.ts'

/** Ann has not paid and got the first reminder. */
const reminded = async () => {
  const app = await unpaidApp()
  await app.settings()
  await app.settle()
  await app.runOn(3)
  const open = async (sent: object = {}, version?: string) => {
    const due = await app.due()
    return app.call('openPaymentCase', { params: { id: due.id }, body: { version: version ?? due.version }, ...sent })
  }
  return { ...app, open }
}

describe('a case that is opened before the last step', () => {
  it('has the bidder, the auction, the lots, the amount and what was sent, and ends the reminders', async () => {
    const app = await reminded()
    const { caseId, next, notices } = await app.open()
    expect([next, notices.length]).toEqual([undefined, 1])
    expect(await app.call('readLegalCase', { params: { id: caseId } })).toMatchObject({
      ...{ caseType: 'payment_default', bidderId: 'bid_ann', auctionId: app.sale.id, submittedBy: 'Una Staff' },
      claimAmount: { amount: 375_00, currency: 'USD' },
      lots: [{ lotNumber: '1', title: 'Chest' }],
      statusHistory: [{ status: 'SUBMITTED', changedBy: 'Una Staff', automated: false }],
    })
    const { events } = await app.call('listCaseEvents', { params: { id: caseId } })
    expect(events.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`)).toEqual([
      'filed Una Staff',
      'reminder_sent AuctionWiz',
    ])
    await app.settle()
    await app.runOn(40)
    expect(app.mails.size).toBe(1)
    expect((await app.call('listLegalCases')).cases).toHaveLength(1)
  })

  it('gets the notice that was on its way into its timeline', async () => {
    const app = await reminded()
    const { id, version } = await app.due()
    await app.call('sendNextNotice', { params: { id }, body: { step: 'second_notice', version } })
    const { caseId } = await app.open()
    await app.runOn(4)
    expect(app.subjects()).toHaveLength(2)
    const { events } = await app.call('listCaseEvents', { params: { id: caseId } })
    expect(events.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`)).toEqual([
      'second_notice_sent Una Staff',
      'filed Una Staff',
      'reminder_sent AuctionWiz',
    ])
    expect((await app.due()).notices).toHaveLength(2)
  })

  it('is one, however often it is asked for', async () => {
    const app = await reminded()
    const { version } = await app.due()
    const answers = await Promise.all([app.open({}, version), app.open({}, version), app.open({}, version)])
    const { cases } = await app.call('listLegalCases')
    expect(cases).toHaveLength(1)
    for (const answer of [...answers, await app.open({}, version)]) expect(answer).toMatchObject({ status: 200, caseId: cases[0].id })
  })

  it('is refused after a payment of all, for an earlier version, and for those who may not file cases', async () => {
    const app = await reminded()
    const { version } = await app.due()
    expect(await app.open({ role: 'viewer', userId: 'u_vic' })).toMatchObject({ status: 403 })
    await app.pay(375_00)
    for (const sent of [version, undefined]) expect(await app.open({}, sent)).toMatchObject({ error: { code: 'stale_version' } })
    expect((await app.call('listLegalCases')).cases).toEqual([])
  })
})
