import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { describe, expect, it } from 'vitest'
import { auction, auctionId, houseWith } from './testing.ts'

const day = 86_400_000

/** A house with one bidder; `add` stores another auction. */
const houseOfOne = async (person: Parameters<typeof houseWith>[0][number] = { score: 80 }) => {
  const app = await houseWith([person])
  const [bidderId = ''] = app.ids
  const add = (id: string, change: object) => {
    const document = { ...auction, ...(id !== auctionId && { title: id }), ...change, id }
    return app.house.in('auctions').write([{ kind: 'put', document }])
  }
  const invite = async (id = auctionId) => {
    await app.call('bulkInvite', { body: { auctionId: id, bidderIds: [bidderId] } })
    await app.workOff()
  }
  const open = async () => (await app.call('listBidderInvitations', { params: { id: bidderId } })).invitations
  const resend = async (sent: { role?: 'viewer' } = {}) => {
    const [{ id, version }] = await open()
    return app.call('sendInvitationAgain', { params: { id }, body: { version }, ...sent })
  }
  const later = (days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * day)
  }
  return { ...app, bidderId, add, invite, open, resend, later }
}

describe('the open invitations of a bidder', () => {
  it('are those to auctions that are not over, the earliest first, with the state of their emails', async () => {
    const { add, invite, open, later } = await houseOfOne()
    await add('auc_2', { startDate: '2026-11-24T10:00:00.000Z', endDate: '2026-11-24T16:00:00.000Z' })
    await invite()
    await invite('auc_2')
    expect(await open()).toMatchObject([
      { auctionTitle: 'auc_2', auctionStart: '2026-11-24T10:00:00.000Z', state: 'invited', mail: 'sent', mayResend: false },
      { auctionTitle: 'Clocks & Barometers', sentAt: '2026-11-21T09:00:00.000Z' },
    ])
    later(4)
    expect(await open()).toMatchObject([{ auctionTitle: 'Clocks & Barometers' }])
  })

  it('leave out auctions that were cancelled and refuse who may not see bidders', async () => {
    const { add, invite, open, call, bidderId } = await houseOfOne()
    await invite()
    await add(auctionId, { cancelled: true })
    expect(await open()).toEqual([])
    const answer = await call('listBidderInvitations', { params: { id: bidderId }, adjusted: ['-bidders:view'] })
    expect(answer).toMatchObject({ status: 403 })
  })
})

describe('one email sent again', () => {
  it('is a reminder after three days, and a different email than the first', async () => {
    const { invite, open, resend, later, workOff, mails, audits } = await houseOfOne()
    await invite()
    expect(await resend()).toMatchObject({ status: 409, error: { code: 'reminder_too_soon' } })
    later(3)
    expect(await resend({ role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await resend()).toMatchObject({ mail: 'due' })
    await workOff()
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
    expect(await open()).toMatchObject([{ mail: 'sent', mayResend: false, sentAt: '2026-11-24T09:00:00.000Z' }])
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'invitation.resend' }))
  })

  it('ends after three emails in all', async () => {
    const { invite, resend, later, workOff, mails } = await houseOfOne()
    await invite()
    for (const _ of [1, 2]) {
      later(3)
      await resend()
      await workOff()
    }
    later(3)
    expect(await resend()).toMatchObject({ error: { code: 'reminder_too_soon' } })
    expect(mails).toHaveLength(3)
  })

  it('does not make the first email undone while the reminder is pending', async () => {
    const { invite, resend, later, call, list, workOff, mails } = await houseOfOne()
    await invite()
    later(3)
    const pending = await resend()
    const undone = await call('undoDecision', { params: { id: pending.id }, body: { version: pending.version } })
    expect(undone).toMatchObject({ error: { code: 'mail_gone' } })
    const denied = await call('decideInvitation', { params: { id: pending.id }, body: { state: 'denied', version: pending.version } })
    expect(denied).toMatchObject({ state: 'denied', mail: 'sent' })
    await workOff()
    expect(mails).toHaveLength(1)
    expect(await list('denied')).toHaveLength(1)
  })

  it('goes to nobody who is suspended, has no address or wants no email, and not to an auction that is over', async () => {
    const app = await houseOfOne()
    await app.invite()
    app.later(3)
    const { call, bidderId } = app
    const change = async (body: object) => {
      const { version } = await call('readBidder', { params: { id: bidderId } })
      expect(await call('updateBidder', { params: { id: bidderId }, body: { ...body, version }, role: 'admin' })).not.toHaveProperty(
        'error',
      )
    }
    await change({ status: 'Suspended' })
    expect(await app.resend()).toMatchObject({ error: { code: 'bidder_suspended' } })
    await change({ status: 'Active' })
    const stopId = await app.links.stopId({ accountId: 'a1', auctionHouseId: 'h1', email: 'p0@example.com' })
    await app.house.write([emailStopRecord.put({ id: stopId, stoppedAt: '2026-11-22T09:00:00.000Z' })])
    expect(await app.resend()).toMatchObject({ error: { code: 'email_stopped' } })
    const [{ id, version }] = await app.open()
    await app.add(auctionId, { cancelled: true })
    expect(await call('sendInvitationAgain', { params: { id }, body: { version } })).toMatchObject({ error: { code: 'auction_over' } })
    expect(await call('sendInvitationAgain', { params: { id }, body: { version: 'old' } })).toMatchObject({
      error: { code: 'stale_version' },
    })
    expect(app.mails).toHaveLength(1)
  })
})
