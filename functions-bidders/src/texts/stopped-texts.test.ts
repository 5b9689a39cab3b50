import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { assessmentHouse, auctionId } from '../assessments/testing.ts'
import { replyEvent } from './testing.ts'

const agreed = { given: true, source: 'form' as const, at: '2026-11-01T09:00:00Z', by: 'Una', byId: 'u1' }

/** Two bidders who agreed to texts; the first replies. */
const house = async () => {
  const app = await assessmentHouse([{}, {}])
  await app.change('bid_a1', { phone: '+1 212 555 0148', consents: { text: agreed } })
  await app.change('bid_a2', { phone: '+44 20 7946 0148', consents: { text: agreed } })
  await app.assess()
  let minute = 0
  const reply = (message: string) => {
    minute += 1
    const body = [replyEvent(message, { receivedTimestamp: `2026-11-21T09:0${minute}:00Z` })]
    return app.call('receiveTextEvents', { query: 'secret=events', body })
  }
  const invite = (bidderIds: readonly string[]) => app.call('bulkInvite', { body: { bidderIds, auctionId, channel: 'text' } })
  const mailOf = async (bidder: string) => (await app.list()).find(({ id }) => id === bidder)?.invited?.mail
  return { ...app, reply, invite, mailOf }
}

describe('a number that answered STOP', () => {
  it('gets no invitation, with the reason, and gets one after START', async () => {
    const { invite, reply, workOff, mails } = await house()
    await reply('STOP')
    const answer = await invite(['bid_a1', 'bid_a2'])
    expect(answer).toMatchObject({
      invited: 1,
      refused: [{ bidderId: 'bid_a1', reason: expect.stringMatching(/ answered STOP to a text\.$/) }],
    })
    await workOff()
    expect(mails.map(({ to }) => to)).toEqual(['+442079460148'])
    await reply('START')
    expect(await invite(['bid_a1'])).toMatchObject({ invited: 1 })
    await workOff()
    expect(mails.map(({ to }) => to)).toContain('+12125550148')
  })

  it('gets no invitation that was due, which is counted as skipped', async () => {
    const { invite, reply, workOff, mails, mailOf, call } = await house()
    await invite(['bid_a1', 'bid_a2'])
    await reply('STOP')
    await workOff()
    expect(mails).toHaveLength(1)
    expect([await mailOf('bid_a1'), await mailOf('bid_a2')]).toEqual(['stopped', 'sent'])
    const { jobs } = await call('listJobs')
    expect(jobs.find(({ kind }: { kind: string }) => kind === 'invitation-mails')).toMatchObject({
      result: { sent: 1, failed: 0, skipped: 1 },
    })
  })

  it('is left out, and counted, where all recommended are invited in the background', async () => {
    const { call, params, reply, workOff, mails, list } = await house()
    await reply('STOP')
    expect((await list()).map(({ id, untextable }) => [id, untextable]).toSorted()).toEqual([
      ['bid_a1', 'stopped'],
      ['bid_a2', undefined],
    ])
    expect(await call('previewAutoInvite', { params, query: 'channel=text' })).toMatchObject({ invite: 1, leftOut: { stopped: 1 } })
    expect(await call('previewAutoInvite', { params })).toMatchObject({ invite: 2, leftOut: {} })
    await call('autoInviteAll', { params, body: { channel: 'text' } })
    await workOff()
    expect(mails.map(({ to }) => to)).toEqual(['+442079460148'])
    const { jobs } = await call('listJobs')
    expect(jobs.find(({ kind }: { kind: string }) => kind === 'invite')).toMatchObject({
      result: { invited: 1, left_stopped: 1 },
    })
  })

  it('gets no reminder, and staff see what to do', async () => {
    const { invite, reply, workOff, mails, call, clock } = await house()
    await invite(['bid_a1'])
    await workOff()
    clock.now = new Date(clock.now.getTime() + 4 * 86_400_000)
    await reply('STOP')
    const [{ id, version }] = (await call('listBidderInvitations', { params: { id: 'bid_a1' } })).invitations
    const again = () => call('sendInvitationAgain', { params: { id }, body: { version } })
    expect(await again()).toMatchObject({
      status: 409,
      error: { code: 'texts_stopped', message: expect.stringContaining('by email instead') },
    })
    await reply('START')
    expect(await again()).toMatchObject({ status: 200, mail: 'due' })
    await workOff()
    expect(mails).toHaveLength(2)
  })

  it('gets emails as before', async () => {
    const { reply, call, workOff, mails, store } = await house()
    await partitionOf(store, 'accounts', ['a1']).write([houseRecord.put(testHouse('h1'))])
    await reply('STOP')
    expect(await call('bulkInvite', { body: { bidderIds: ['bid_a1'], auctionId } })).toMatchObject({ invited: 1 })
    await workOff()
    expect(mails).toMatchObject([{ channel: 'email' }])
  })

  it('is in the copy of the data that the person gets, and outlives an erasure', async () => {
    const { reply, call } = await house()
    await reply('STOP')
    const exported = await call('exportPersonalData', { params: { id: 'bid_a1' }, role: 'admin' })
    expect(exported.records).toContainEqual({ type: 'text-stop', phone: '+1 212 555 0148', stoppedAt: '2026-11-21T09:01:00.000Z' })
    const other = await call('exportPersonalData', { params: { id: 'bid_a2' }, role: 'admin' })
    expect(other.records).not.toContainEqual(expect.objectContaining({ type: 'text-stop' }))
    expect(await call('erasePersonalData', { params: { id: 'bid_a1' }, body: { reason: 'Asked by letter' } })).toMatchObject({
      status: 200,
    })
    const added = await call('createBidder', {
      body: { firstName: 'Ann', lastName: 'Pascoe', email: 'ann@example.com', phone: '+12125550148' },
    })
    expect(await call('readTextStop', { params: { id: added.id } })).toMatchObject({ stoppedAt: '2026-11-21T09:01:00.000Z' })
  })
})
