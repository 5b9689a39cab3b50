import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import type { JobDocument } from '@auctionwiz/platform/core/jobs/job'
import { messagesBusy } from '@auctionwiz/platform/core/messages'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const auctionId = 'auc_1'
const auction = {
  id: auctionId,
  type: 'auction',
  title: 'Clocks & Barometers',
  location: 'Main room',
  startDate: '2026-12-05T10:00:00.000Z',
  endDate: '2026-12-05T16:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
}

interface Person {
  score: number
  status?: BidderDocument['status']
  disputes?: number
}

/** A house with an auction and bidders of these custom scores. */
const houseWith = async (people: readonly Person[], threshold?: object) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'houses', ['a1', 'h1'])
  const sender = { id: 'h1', type: 'house', name: 'Harcourt', settings: { defaultCurrency: 'GBP', timezone: 'Europe/London' } }
  await partitionOf(app.store, 'accounts', ['a1']).write([{ kind: 'put', document: sender }])
  await house.write([{ kind: 'put', document: { ...auction, ...(threshold && { autoInviteThreshold: threshold }) } }])
  const ids: string[] = []
  for (const [index, { score, status = 'Active', disputes = 0 }] of people.entries()) {
    const { id } = await app.call('createBidder', { body: { firstName: 'P', lastName: `Number ${index}`, email: `p${index}@example.com` } })
    const stored = await house.read<BidderDocument>(id)
    if (!stored) throw new Error('not stored')
    const { document } = stored
    const changed: BidderDocument = {
      ...document,
      status,
      facts: { ...document.facts, disputes, paidOnTime: 3 },
      localScore: { ...document.localScore, score, tier: 'Gold' },
      nationalScore: { ...document.nationalScore, score: 100 - score, tier: 'Gold' },
    }
    await house.write([{ kind: 'put', document: changed }])
    ids.push(id)
  }
  const list = async (state: string): Promise<Invitation[]> =>
    (await app.call('listInvitations', { query: `auctionId=${auctionId}&state=${state}` })).invitations
  const run = async (message?: string) => {
    const started = await app.call('runAutoInvite', { body: { auctionId, ...(message && { message }) } })
    await app.workOff()
    return started
  }
  return { ...app, house, ids, list, run }
}

const rules = {
  ...defaultRules,
  autoInvite: { enabled: true, scoreThreshold: 80, requirePaymentHistory: true, requireMinimumTier: false, minimumTier: 'Gold' },
  autoDeny: { enabled: true, scoreThreshold: 40, checkDisputes: true, checkPaymentDefaults: true },
}

/** Puts the rules in force without scoring anew what the test has set. */
const setRules = async ({ call, sent }: Awaited<ReturnType<typeof houseWith>>) => {
  const { version } = await call('readScoringSettings')
  expect(await call('saveScoringSettings', { body: { ...rules, version } })).toMatchObject({ number: 1 })
  sent.length = 0
}

describe('automatic invitations', () => {
  it('invite, deny or leave to review by the rules, keep why, and write to the invited alone', async () => {
    const app = await houseWith([{ score: 90 }, { score: 60 }, { score: 30 }, { score: 95, disputes: 1 }, { score: 85, status: 'Pending' }])
    await setRules(app)
    expect(await app.run('We hope to see you.')).toMatchObject({ status: 202, kind: 'auto-invite' })
    expect((await app.list('invited')).map(({ score, mail }) => [score, mail])).toEqual([[90, 'sent']])
    expect((await app.list('review')).map(({ score }) => score)).toEqual([85, 60])
    const denied = await app.list('denied')
    expect(denied.map(({ score }) => score)).toEqual([95, 30])
    expect(denied[0]?.decision).toMatchObject({
      status: 'Auto-Deny',
      rules: 1,
      reasons: expect.arrayContaining([{ rule: 'autoDeny', check: 'disputes', met: true, actual: 1, limit: 0 }]),
      input: { disputes: 1, score: 95 },
    })
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]).toMatchObject({ to: 'p0@example.com', subject: 'Invitation: Clocks & Barometers' })
    expect(app.mails[0]?.text).toMatch(/We hope to see you[\s\S]*5 December 2026 at 10:00 \(Europe\/London\)/)
  })

  it('invite nobody twice, however often and in whatever order they run', async () => {
    const action = fc.constantFrom('run', 'bulk', 'resend')
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(100), { maxLength: 6 }),
        async (actions, scores) => {
          const app = await houseWith(scores.map((score) => ({ score })))
          await setRules(app)
          for (const one of actions) {
            if (one === 'run') await app.run()
            if (one === 'bulk' && app.ids.length > 0) await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
            if (one === 'resend') await app.call('resendInvitations')
            await app.workOff()
          }
          const addresses = app.mails.map(({ to }) => to)
          expect(new Set(addresses).size).toBe(addresses.length)
          const all = (await Promise.all(['invited', 'review', 'denied'].map(app.list))).flat()
          expect(new Set(all.map(({ bidderId }) => bidderId)).size).toBe(all.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('count by the threshold of the auction and the score it names', async () => {
    const app = await houseWith([{ score: 90 }, { score: 20 }], { nationalScore: 75, localScore: 0, useNationalScore: true })
    await app.run()
    const [only, ...others] = await app.list('invited')
    expect(others).toEqual([])
    expect(only).toMatchObject({ score: 80, decision: { scoreType: 'national', threshold: { nationalScore: 75 } } })
  })

  it('follow what staff set for a bidder by hand, and invite nobody who is suspended', async () => {
    const app = await houseWith([{ score: 10 }, { score: 10, status: 'Suspended' }])
    await setRules(app)
    for (const id of app.ids) {
      const stored = await app.house.read<BidderDocument>(id)
      const autoInviteOverride = { status: 'Auto-Invite', by: 'Una Staff', byId: 'u1', at: '2026-11-20T09:00:00Z' } as const
      const document: BidderDocument = { ...(stored?.document as BidderDocument), autoInviteOverride }
      await app.house.write([{ kind: 'put', document }])
    }
    await app.run()
    const [only] = await app.list('invited')
    expect(only).toMatchObject({
      bidderId: app.ids[0],
      decision: { status: 'Auto-Deny', override: { status: 'Auto-Invite', by: 'Una Staff' } },
    })
    expect((await app.list('review')).map(({ bidderId }) => bidderId)).toEqual([app.ids[1]])
  })

  it('can be replayed by the rules of then', async () => {
    const app = await houseWith([{ score: 90 }, { score: 30 }])
    await setRules(app)
    await app.run()
    const { version } = await app.call('readScoringSettings')
    await app.call('saveScoringSettings', { body: { ...rules, autoDeny: { ...rules.autoDeny, scoreThreshold: 100 }, version } })
    for (const { id, decision } of [...(await app.list('invited')), ...(await app.list('denied'))])
      expect(await app.call('replayInvitation', { params: { id } })).toMatchObject({ same: true, reasons: decision?.reasons })
  })

  it('are shown beforehand without being stored', async () => {
    const app = await houseWith([{ score: 90 }, { score: 85 }, { score: 50 }])
    await setRules(app)
    const { bidders } = await app.call('listAutoInvite', { query: `auctionId=${auctionId}` })
    expect(bidders.map(({ score }: { score: number }) => score)).toEqual([90, 85])
    expect(await app.call('listAutoInvite', { headers: { 'x-auction-id': auctionId } })).toMatchObject({ bidders })
    expect(await app.list('invited')).toEqual([])
  })

  it('are decided for one auction after the other, and for the same one anew', async () => {
    const app = await houseWith([{ score: 90 }])
    const second = { ...auction, id: 'auc_2', title: 'Prints' }
    await app.house.write([{ kind: 'put', document: second }])
    const start = (id: string) => app.call('runAutoInvite', { body: { auctionId: id } })
    expect(await start(auctionId)).toMatchObject({ status: 202 })
    expect(await start('auc_2')).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    expect(await start(auctionId)).toMatchObject({ status: 202 })
    await app.workOff()
    expect(await start('auc_2')).toMatchObject({ status: 202 })
  })

  it('are refused for an auction that is over or not there', async () => {
    const app = await houseWith([])
    const over = { ...auction, startDate: '2026-11-01T10:00:00.000Z', endDate: '2026-11-01T12:00:00.000Z' }
    await app.house.write([{ kind: 'put', document: over }])
    expect(await app.run()).toMatchObject({ status: 409, error: { code: 'auction_over' } })
    expect(await app.call('runAutoInvite', { body: { auctionId: 'auc_9' } })).toMatchObject({ status: 404 })
  })
})

describe('invitations by hand', () => {
  it('stand above the rules, tell who was refused, and keep who decided', async () => {
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
    expect(await app.call('listInvitations', { query: `auctionId=${auctionId}&state=review` })).toMatchObject({
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
    const document = { id: 'account', type: 'account', subscription: { tier: 'tier-5' } }
    await partitionOf(app.store, 'accounts', ['a1']).write([{ kind: 'put', document }])
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
    await partitionOf(app.store, 'houses', ['a1', 'h1']).write([{ kind: 'remove', id: app.ids[0] ?? '' }])
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

  it('send again what failed also when somebody else is invited before that is done', async () => {
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

  /** A run of the mails, which nobody has finished yet, writes down where it stands so often just before a call does. */
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
    expect((await app.house.read<JobDocument>('job:invitation-mails'))?.document.input).toEqual({ again: true })
    movesOn(app, 1)
    expect(await app.call('resendInvitations')).toMatchObject({ status: 202 })
    await app.workOff()
    expect(app.mails).toHaveLength(2)
  })

  it('are refused when the decision was made by somebody else meanwhile, whatever the mails do', async () => {
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
