import { describe, expect, it } from 'vitest'
import { assessmentHouse, auctionId } from './testing.ts'

const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' }

describe('Auto-Invite All', () => {
  it('invites everyone recommended, and names why it leaves out the others', async () => {
    const app = await assessmentHouse([{}, {}, { status: 'Suspended', idle: 0 }, { email: '' }, { score: 86 }, { score: 60 }, {}, {}])
    await app.addSale(auctionId, {
      ...{ title: 'Fine Art', ...dates },
      autoInviteThreshold: { nationalScore: 40, localScore: 87, useNationalScore: false },
    })
    await app.assess()
    await app.call('bulkInvite', { body: { bidderIds: ['bid_a2'], auctionId } })
    await app.change('bid_a7', { localScore: { ...(await app.bidder('bid_a7')).localScore, score: 20 } })
    await app.call('deleteBidder', { params: { id: 'bid_a8' } })
    const leftOut = { invited: 1, suspended: 1, noEmail: 1, belowThreshold: 1, changed: 2 }
    expect(await app.call('previewAutoInvite', { params: app.params })).toEqual({ status: 200, invite: 1, leftOut, more: false })
    expect(await app.invited()).toEqual(['bid_a2'])
    const job = await app.call('autoInviteAll', { params: app.params, body: { message: 'See you there' } })
    expect(job).toMatchObject({ status: 202, kind: 'invite' })
    await app.workOff()
    expect(await app.invited()).toEqual(['bid_a1', 'bid_a2'])
    const { jobs } = await app.call('listJobs')
    const result = jobs.find(({ kind }: { kind: string }) => kind === 'invite').result
    const { invited, ...others } = leftOut
    expect(result).toMatchObject({
      invited: 1,
      left_invited: invited,
      ...Object.fromEntries(Object.entries(others).map(([name, count]) => [`left_${name}`, count])),
    })
    expect(app.mails.filter(({ to }) => to === 'bid_a1@example.com')).toHaveLength(1)
    expect(app.mails.find(({ to }) => to === 'bid_a1@example.com')).toMatchObject({ text: expect.stringContaining('See you there') })
  })

  it('keeps what staff denied', async () => {
    const app = await assessmentHouse([{}])
    await app.assess()
    await app.call('runAutoInvite', { body: { auctionId } })
    await app.workOff()
    const [decided] = await app.invited()
    expect(decided).toBe('bid_a1')
    const { invitations } = await app.call('listInvitations', { query: `auctionId=${auctionId}&state=invited` })
    const { id, version } = invitations[0]
    await app.call('decideInvitation', { params: { id }, body: { state: 'denied', version } })
    expect(await app.call('previewAutoInvite', { params: app.params })).toMatchObject({ invite: 0, leftOut: { denied: 1 } })
  })

  it('invites nobody twice: two clicks, and again when done', async () => {
    const app = await assessmentHouse(Array.from({ length: 170 }, () => ({})))
    await app.assess()
    const send = () => app.call('autoInviteAll', { params: app.params, body: {} })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    await app.workOff()
    expect(await app.invited()).toHaveLength(170)
    expect(app.mails).toHaveLength(170)
    expect((await send()).status).toBe(202)
    await app.workOff()
    expect(app.mails).toHaveLength(170)
    expect(await app.call('previewAutoInvite', { params: app.params })).toMatchObject({ invite: 0, leftOut: { invited: 170 } })
    expect((await app.list('limit=1'))[0]).toMatchObject({ invited: { mail: 'sent' } })
  })

  it('needs an open auction that is published', async () => {
    const app = await assessmentHouse([{}])
    await app.assess()
    app.clock.now = new Date('2026-12-02T10:00:00Z')
    expect(await app.call('autoInviteAll', { params: app.params, body: {} })).toMatchObject({
      status: 409,
      error: { code: 'auction_over' },
    })
  })
})
