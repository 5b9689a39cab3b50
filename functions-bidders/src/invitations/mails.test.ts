import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { mailWaitFrom } from './mail-wait.ts'

const auctionId = 'auc_1'
const at = '2026-12-05T10:00:00.000Z'
const auction = { id: auctionId, type: 'auction', title: 'Clocks', location: '', startDate: at, endDate: at, createdAt: at, updatedAt: at }

/** A house with an auction and bidders that the rules leave for review; mails wait two minutes. */
const houseOf = async (count: number) => {
  const app = await testApp({ mailWaitMs: 120_000 })
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  await partitionOf(app.store, 'accounts', ['a1']).write([houseRecord.put(testHouse('h1', { name: 'Harcourt' }))])
  await house.in('auctions').write([{ kind: 'put', document: auction }])
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { firstName: 'P', lastName: `Number ${index}`, email: `p${index}@example.com` }
    ids.push((await app.call('createBidder', { body })).id)
  }
  const list = async (state: string): Promise<Invitation[]> =>
    (await app.call('listInvitations', { query: `auctionId=${auctionId}&state=${state}` })).invitations
  const invite = (some: readonly string[]) => app.call('bulkInvite', { body: { auctionId, bidderIds: some } })
  const undo = (run: string) => app.call('undoInvitations', { params: { id: run } })
  const review = async (): Promise<Invitation> => {
    await app.call('runAutoInvite', { body: { auctionId } })
    await app.workOff()
    const [one] = await list('review')
    if (!one) throw new Error('nobody in review')
    return one
  }
  const decide = ({ id, version }: Invitation, state: string) => app.call('decideInvitation', { params: { id }, body: { state, version } })
  const undoDecision = ({ id, version }: Invitation) => app.call('undoDecision', { params: { id }, body: { version } })
  /** Advances the clock by `seconds`, then runs the workers. */
  const after = async (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
    await app.workOff()
  }
  return { ...app, house, ids, list, invite, undo, review, decide, undoDecision, after }
}

describe('the mail of an invitation made by hand', () => {
  it('goes out if an older version stored it without a time', async () => {
    const app = await houseOf(1)
    await app.invite(app.ids)
    const { items } = await storedIn(app.house).query<InvitationDocument>({ type: 'bidder-invitation' }, { limit: 9 })
    for (const { mailAt: _at, ...document } of items) await app.house.write([{ kind: 'put', document }])
    await app.after(0)
    expect(app.mails.map(({ to }) => to)).toEqual(['p0@example.com'])
    expect((await app.list('invited')).map(({ mail }) => mail)).toEqual(['sent'])
  })

  it('waits two minutes, then goes out without anybody asking again', async () => {
    const app = await houseOf(2)
    expect(await app.invite(app.ids.slice(0, 1))).toMatchObject({ invited: 1, run: expect.any(String) })
    await app.after(0)
    expect(await app.list('invited')).toMatchObject([{ mail: 'due', mailAt: '2026-11-21T09:02:00.000Z' }])
    const mailing = async () => (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'invitation-mails')
    expect(await mailing()).toMatchObject({ resting: true, done: 0 })
    await app.after(60)
    await app.invite(app.ids.slice(1))
    await app.after(59)
    expect(app.mails).toEqual([])
    await app.after(1)
    expect(app.mails.map(({ to }) => to)).toEqual(['p0@example.com'])
    await app.after(60)
    expect(app.mails.map(({ to }) => to)).toEqual(['p0@example.com', 'p1@example.com'])
    expect((await app.list('invited')).map(({ mail, mailAt }) => [mail, mailAt])).toEqual([
      ['sent', undefined],
      ['sent', undefined],
    ])
  })

  it('is stopped by undoing the approval, and not by undoing it too late', async () => {
    const app = await houseOf(1)
    const before = await app.review()
    const approved = await app.decide(before, 'invited')
    const { version: _version, ...undone } = await app.undoDecision(approved)
    expect(undone).toEqual({ ...before, version: undefined, status: 200 })
    await app.after(200)
    expect(app.mails).toEqual([])
    const [again] = await app.list('review')
    const second = await app.decide(again as Invitation, 'invited')
    await app.after(120)
    expect(await app.undoDecision(second)).toMatchObject({
      status: 409,
      error: { code: 'mail_gone', message: 'The email to P Number 0 has been sent, so the invitation can’t be undone.' },
    })
    expect(await app.list('invited')).toMatchObject([{ mail: 'sent' }])
    expect(await app.audits()).toContainEqual(expect.objectContaining({ action: 'invitation.undo', before: { state: 'invited' } }))
  })

  it('comes back with the approval when its denial is undone', async () => {
    const app = await houseOf(1)
    const approved = await app.decide(await app.review(), 'invited')
    const denied = await app.decide(approved, 'denied')
    expect(denied).not.toHaveProperty('mail')
    expect(await app.undoDecision(denied)).toMatchObject({ state: 'invited', mail: 'due' })
    await app.after(120)
    expect(app.mails).toHaveLength(1)
  })

  it('is stopped for all invited together, but for those whose mail has gone', async () => {
    const app = await houseOf(4)
    const before = await app.review()
    const { run } = await app.invite(app.ids)
    expect(await app.undo(run)).toMatchObject({ undone: 4, mailGone: 0, more: false })
    expect(await app.list('invited')).toEqual([])
    expect((await app.list('review')).map(({ bidderId }) => bidderId)).toContain(before.bidderId)
    expect(await app.undo(run)).toMatchObject({ status: 404 })

    const second = await app.invite(app.ids.slice(0, 2))
    await app.after(120)
    expect(app.mails).toHaveLength(2)
    expect(await app.undo(second.run)).toMatchObject({ undone: 0, mailGone: 2 })
    expect(await app.list('invited')).toHaveLength(2)
    expect(await app.call('undoInvitations', { params: { id: second.run }, role: 'viewer' })).toMatchObject({ status: 403 })
  })

  it('waits as long when many are invited in the background, and is stopped by the run of that work', async () => {
    const app = await houseOf(90)
    const { run } = await app.invite(app.ids)
    expect(await app.undo(run)).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    await app.after(0)
    expect(await app.list('invited')).not.toEqual([])
    expect(app.mails).toEqual([])
    expect(await app.undo(run)).toMatchObject({ undone: 90 })
    await app.after(300)
    expect(app.mails).toEqual([])
  })
})

describe('nobody gets a mail twice', () => {
  const times = (mails: readonly Message[]) =>
    [...new Set(mails.map(({ to }) => to))].map((to) => mails.filter((one) => one.to === to).length)

  it('when another bidder is invited while mails are being sent, which restarts the work', async () => {
    const app = await houseOf(30)
    await app.invite(app.ids.slice(0, 25))
    const { messenger } = app
    const { send } = messenger
    let more = app.ids.slice(25)
    messenger.send = async (mail) => {
      const [next, ...rest] = more
      more = rest
      if (next) await app.invite([next])
      await send(mail)
    }
    await app.after(120)
    await app.after(120)
    expect(times(app.mails)).toEqual(Array(30).fill(1))
    expect((await app.list('invited')).every(({ mail }) => mail === 'sent')).toBe(true)
  })

  it('when an invitation changes while its mail is being sent', async () => {
    const app = await houseOf(3)
    const approved = await app.decide(await app.review(), 'invited')
    const { messenger } = app
    const { send } = messenger
    messenger.send = async (mail) => {
      const [current] = (await app.list('invited')).filter(({ id }) => id === approved.id)
      if (current) await app.decide(current, 'denied')
      await send(mail)
    }
    await app.after(120)
    await app.call('resendInvitations')
    await app.after(600)
    expect(times(app.mails)).toEqual([1])
    expect(await app.list('denied')).toMatchObject([{ id: approved.id, mail: 'sent' }])
  })

  it('from us when a worker dies between sending and noting: the mail is sent again later under the id by which the service knows it', async () => {
    const app = await houseOf(1)
    await app.invite(app.ids)
    const { store, messenger } = app
    const { write } = store
    const { send } = messenger
    messenger.send = async (mail) => {
      await send(mail)
      store.write = () => Promise.reject(new Error('killed'))
    }
    await expect(app.after(120)).rejects.toThrow('killed')
    store.write = write
    messenger.send = send
    expect(await app.list('invited')).toMatchObject([{ mail: 'sending' }])
    await app.call('resendInvitations')
    await app.after(60)
    expect(app.mails).toHaveLength(1)
    await app.after(240)
    expect(app.mails.map(({ id }) => id)).toEqual([app.mails[0]?.id, app.mails[0]?.id])
    expect((await storedIn(app.house).query<InvitationDocument>({ type: 'bidder-invitation' }, { limit: 5 })).items).toMatchObject([
      { mail: 'sent' },
    ])
  })
})

it.each([
  [undefined, 120_000],
  ['', 120_000],
  ['0', 0],
  ['2.5', 2500],
])('the wait is set in seconds: %j', (given, ms) => {
  expect(mailWaitFrom({ INVITATION_MAIL_WAIT_SECONDS: given })).toBe(ms)
})

it.each(['soon', '-1', '3601'])('the wait %j is refused', (given) => {
  expect(() => mailWaitFrom({ INVITATION_MAIL_WAIT_SECONDS: given })).toThrow('a number from 0 to 3600')
})
