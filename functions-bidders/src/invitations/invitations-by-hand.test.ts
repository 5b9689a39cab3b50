import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { describe, expect, it } from 'vitest'
import { auctionId, houseWith, setRules } from './testing.ts'

describe('invitations by hand', () => {
  it('override the rules, name the refused bidders, and record who decided', async () => {
    const app = await houseWith([{ score: 30 }, { score: 90 }, { score: 50, status: 'Suspended' }])
    await setRules(app)
    await app.run()
    const answer = await app.call('bulkInvite', { body: { auctionId, bidderIds: [...app.ids, 'bid_9'] } })
    expect(answer).toMatchObject({
      invited: 1,
      already: 1,
      refused: [{ reason: 'P Number 2 is suspended.' }, { reason: 'Bidder not found' }],
    })
    await app.workOff()
    const low = (await app.list('invited')).find(({ score }) => score === 30)
    expect(low).toMatchObject({ mail: 'sent', decision: { status: 'Auto-Deny' }, decidedBy: [{ state: 'invited', by: 'Una Staff' }] })
  })

  it('decide a review once: approved is written to, denied is not, a stale decision is refused', async () => {
    const app = await houseWith([{ score: 60 }, { score: 55 }])
    await setRules(app)
    await app.run()
    const [first, second] = await app.list('review')
    const decide = (one: Invitation | undefined, state: string) =>
      app.call('decideInvitation', { params: { id: one?.id ?? '' }, body: { state, version: one?.version } })
    expect(await decide(first, 'invited')).toMatchObject({ state: 'invited', mail: 'due' })
    expect(await decide(first, 'denied')).toMatchObject({ status: 409 })
    expect(await decide(second, 'denied')).toMatchObject({ state: 'denied', decidedBy: [{ by: 'Una Staff' }] })
    await app.workOff()
    expect(app.mails.map(({ to }) => to)).toEqual(['p0@example.com'])
    expect(await app.call('summarizeInvitations', { query: `auctionId=${auctionId}` })).toMatchObject({
      counts: { invited: 1, denied: 1, review: 0 },
    })
    const byStaff = { role: 'staff', params: { id: 'x' }, body: { state: 'denied', version: '' } } as const
    expect(await app.call('decideInvitation', byStaff)).toMatchObject({ status: 403 })
  })

  it('ask nobody to an auction that is over, neither by a decision nor by writing again', async () => {
    const app = await houseWith([{ score: 60 }, { score: 90 }])
    await setRules(app)
    const { messenger } = app
    const send = messenger.send
    messenger.send = async () => Promise.reject(new Error('no route'))
    await app.run()
    messenger.send = send
    app.clock.now = new Date('2026-12-06T09:00:00Z')
    const [review] = await app.list('review')
    const decide = (state: string) =>
      app.call('decideInvitation', { params: { id: review?.id ?? '' }, body: { state, version: review?.version } })
    expect(await decide('invited')).toMatchObject({ status: 409, error: { code: 'auction_over' } })
    expect(await decide('denied')).toMatchObject({ state: 'denied' })
    await app.call('resendInvitations')
    await app.workOff()
    expect(app.mails).toEqual([])
    expect(await app.list('invited')).toMatchObject([{ mail: 'failed' }])
  })

  /** Simulates a running mail job that saves its progress `times` times, each just before a call writes. */
  const movesOn = (app: Awaited<ReturnType<typeof houseWith>>, times: number) => {
    const { store } = app
    const { write } = store
    let left = times
    store.write = async (container, partition, writes) => {
      const starts = writes.some((one) => 'document' in one && one.document.id === 'job:invitation-mails')
      const job = starts && left > 0 ? await store.read(container, partition, 'job:invitation-mails') : undefined
      if (job) {
        left -= 1
        await write(container, partition, [{ kind: 'put', document: { ...job.document } }])
      }
      return write(container, partition, writes)
    }
    return () => left
  }

  it('are not refused because mails go out at the same moment, and what these had to send again is kept', async () => {
    const app = await houseWith([{ score: 60 }, { score: 55 }, { score: 50 }])
    await setRules(app)
    await app.run()
    const [review] = await app.list('review')
    await app.call('resendInvitations')
    const left = movesOn(app, 3)
    const body = { state: 'invited', version: review?.version }
    const decided = await app.call('decideInvitation', { params: { id: review?.id ?? '' }, body })
    expect(decided).toMatchObject({ state: 'invited', mail: 'due' })
    expect(left()).toBe(0)
    movesOn(app, 2)
    expect(await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids.slice(2) } })).toMatchObject({ invited: 1 })
    expect((await readJob(app.house, 'invitation-mails'))?.document.input).toEqual({ again: true })
    movesOn(app, 1)
    expect(await app.call('resendInvitations')).toMatchObject({ status: 202 })
    await app.workOff()
    expect(app.mails).toHaveLength(2)
  })

  it('are refused when another user has decided meanwhile, whatever the mails do', async () => {
    const app = await houseWith([{ score: 60 }])
    await setRules(app)
    await app.run()
    await app.call('resendInvitations')
    const [review] = await app.list('review')
    const { write } = app.store
    app.store.write = async (container, partition, writes) => {
      app.store.write = write
      movesOn(app, 2)
      const stored = await app.store.read(container, partition, review?.id ?? '')
      await write(container, partition, [
        { kind: 'put', document: { ...stored?.document, id: review?.id ?? '', type: 'bidder-invitation' } },
      ])
      return app.store.write(container, partition, writes)
    }
    const body = { state: 'invited', version: review?.version }
    expect(await app.call('decideInvitation', { params: { id: review?.id ?? '' }, body })).toMatchObject({
      status: 409,
      error: { code: 'stale_version' },
    })
    await app.workOff()
    expect(app.mails).toEqual([])
  })

  it('take all that a filter finds, or many by name, in the background, and each once', async () => {
    const app = await houseWith(
      Array.from({ length: 85 }, (_, index) => ({ score: 50, ...(index === 3 && { status: 'Suspended' as const }) })),
    )
    const job = async () => (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'invite')
    const started = await app.call('bulkInvite', { query: 'search=Number', body: { auctionId, all: true, message: 'Do come' } })
    expect(started).toMatchObject({ invited: 0, job: { kind: 'invite', status: 'waiting' } })
    expect(await app.call('bulkInvite', { body: { auctionId, all: true } })).toMatchObject({ error: { code: 'bulk_running' } })
    await app.workOff()
    expect(await job()).toMatchObject({ status: 'completed', done: 85, total: 85, result: { invited: 84, refused: 1, already: 0 } })
    expect(app.mails).toHaveLength(84)
    expect(app.mails[0]?.text).toContain('Do come')
    expect(await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })).toMatchObject({ job: { kind: 'invite' } })
    await app.workOff()
    expect(await job()).toMatchObject({ status: 'completed', done: 85, result: { invited: 0, refused: 1, already: 84 } })
    expect(app.mails).toHaveLength(84)
    expect(await app.call('bulkInvite', { body: { auctionId } })).toMatchObject({ status: 400 })
  })
})

describe('the mails of invitations by hand', () => {
  it('leave mails due that meet a rate limit, and send them once it is over', async () => {
    const app = await houseWith(Array.from({ length: 25 }, () => ({ score: 90 })))
    const { messenger } = app
    const send = messenger.send
    let room = 7
    messenger.send = async (mail) => {
      if (room === 0) throw messagesBusy(40)
      room -= 1
      await send(mail)
    }
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await app.workOff()
    const mailStates = async () => (await app.list('invited')).map(({ mail }) => mail).sort()
    expect(await mailStates()).toEqual([...Array(18).fill('due'), ...Array(7).fill('sent')])
    messenger.send = send
    app.clock.now = new Date(app.clock.now.getTime() + 40_000)
    await app.workOff()
    expect(await mailStates()).toEqual(Array(25).fill('sent'))
    expect(new Set(app.mails.map(({ id }) => id)).size).toBe(25)
    expect(app.mails).toHaveLength(25)
  })

  it('go out as fast as the account may send, and lose none', async () => {
    const app = await houseWith(Array.from({ length: 45 }, () => ({ score: 90 })))
    app.paid.clear()
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await app.workOff()
    expect(app.mails).toHaveLength(30)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await app.workOff()
    expect((await app.list('invited')).map(({ mail }) => mail)).toEqual(Array(45).fill('sent'))
  })

  it('skip the mail of a bidder who is gone by then, and count it apart', async () => {
    const app = await houseWith([{ score: 90 }, { score: 80 }])
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await partitionOf(app.store, 'bidders', ['a1', 'h1']).write([{ kind: 'remove', id: app.ids[0] ?? '' }])
    await app.workOff()
    expect((await app.list('invited')).map(({ mail }) => mail).sort()).toEqual(['sent', 'skipped'])
    const mailing = (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'invitation-mails')
    expect(mailing).toMatchObject({ status: 'completed', result: { sent: 1, failed: 0, skipped: 1 } })
    await app.call('resendInvitations')
    await app.workOff()
    expect(app.mails).toHaveLength(1)
  })

  it('note a mail that cannot be sent, and send it again on demand', async () => {
    const app = await houseWith([{ score: 90 }])
    const { messenger } = app
    const send = messenger.send
    messenger.send = async () => Promise.reject(new Error('no route'))
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await app.workOff()
    expect(await app.list('invited')).toMatchObject([{ mail: 'failed' }])
    messenger.send = send
    await app.call('resendInvitations')
    await app.workOff()
    expect(await app.list('invited')).toMatchObject([{ mail: 'sent' }])
  })

  it('send nothing again to a bidder who was denied after the email failed', async () => {
    const app = await houseWith([{ score: 90 }])
    const { messenger } = app
    const send = messenger.send
    messenger.send = async () => Promise.reject(new Error('no route'))
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await app.workOff()
    messenger.send = send
    const [invited] = await app.list('invited')
    await app.call('decideInvitation', { params: { id: invited?.id ?? '' }, body: { state: 'denied', version: invited?.version } })
    await app.call('resendInvitations')
    await app.workOff()
    expect(app.mails).toEqual([])
    expect(await app.list('denied')).toMatchObject([{ mail: 'failed' }])
  })

  it('resend failed mails even if another bidder is invited before that is done', async () => {
    const app = await houseWith([{ score: 90 }, { score: 80 }])
    const { messenger } = app
    const send = messenger.send
    messenger.send = async () => Promise.reject(new Error('no route'))
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids.slice(0, 1) } })
    await app.workOff()
    messenger.send = send
    await app.call('resendInvitations')
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids.slice(1) } })
    await app.workOff()
    expect((await app.list('invited')).map(({ mail }) => mail)).toEqual(['sent', 'sent'])
  })
})
