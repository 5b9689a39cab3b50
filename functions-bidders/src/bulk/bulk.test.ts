import { changeBidders } from '@auctionwiz/contracts/bulk'
import { type BidderCounts, bidderCountsId, countsOf } from '@auctionwiz/domain/bidders/counts'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

type App = Awaited<ReturnType<typeof testApp>>

const house = ['a1', 'h1']

const filled = async (count: number) => {
  const app = await testApp()
  for (let index = 0; index < count; index += 1) {
    const body = { firstName: 'Ann', lastName: `Lee ${String(index).padStart(3, '0')}`, email: `a${index}@example.com`, tags: ['first'] }
    await app.call('createBidder', { body })
  }
  return app
}

const documents = async ({ store }: App): Promise<BidderDocument[]> => {
  const { items } = await store.query<BidderDocument>(
    'bidders',
    house,
    { type: 'bidder', orderBy: [{ field: 'nameKey' }] },
    { limit: 1000 },
  )
  return items
}

const ids = async (app: App) => (await documents(app)).map(({ id }) => id)

/** The counters always say what the bidders are. */
const expectCounted = async (app: App) => {
  const counts = await app.store.read<BidderCounts>('bidders', house, bidderCountsId)
  const { total, status, national } = countsOf(await documents(app))
  expect(counts?.document).toMatchObject({ total, status, national })
}

const change = (app: App, body: object, more: { role?: 'staff'; query?: string } = {}) => app.call(changeBidders.name, { body, ...more })

const actions = [
  ['a status', { kind: 'status', status: 'Active' }],
  ['tags', { kind: 'tags', add: ['vip', 'first'], remove: [] }],
  ['deletion', { kind: 'delete' }],
] as const

describe.each(actions)('%s', (_name, action) => {
  it('of some is done at once, audited, and undone to the last byte', async () => {
    const app = await filled(5)
    const before = await documents(app)
    const { run, result, job } = await change(app, { action, ids: (await ids(app)).slice(0, 3) })
    expect({ result, job }).toEqual({ result: { changed: 3 }, job: undefined })
    expect(await documents(app)).not.toEqual(before)
    await expectCounted(app)
    expect(await app.audits()).toContainEqual(expect.objectContaining({ subjectType: 'bulk', subjectId: run }))

    expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 3 })
    expect(await documents(app)).toEqual(before)
    await expectCounted(app)
    expect(await app.call('undoBidderChange', { params: { id: run } })).toMatchObject({ status: 404 })
  })

  it('of all that match is done and undone in the background', async () => {
    const app = await filled(210)
    const before = await documents(app)
    const { run, job } = await change(app, { action, all: true }, { query: 'search=Lee&status=Pending' })
    const asked = async () => JSON.stringify(await app.store.read('bidders', house, 'job:bulk'))
    expect(await asked()).toContain('"search":"Lee"')
    expect(job).toMatchObject({ kind: 'bulk', status: 'waiting' })
    expect(await change(app, { action, all: true })).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    await app.workOff()
    const done = (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'bulk')
    expect(done).toMatchObject({ status: 'completed', done: 210, total: 210, result: { changed: 210 } })
    expect(await asked()).not.toContain('search')
    await expectCounted(app)

    const undone = await app.call('undoBidderChange', { params: { id: run } })
    await app.workOff()
    const rest = undone.job ? (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'bulk').result.changed : 0
    expect(undone.result.changed + rest).toBe(210)
    expect(await documents(app)).toEqual(before)
    await expectCounted(app)
  })
})

it('of all that match, requested twice at the same time, is done once', async () => {
  const app = await filled(1)
  const action = { kind: 'status', status: 'Active' }
  const answers = await Promise.all([1, 2].map(() => change(app, { action, all: true })))
  expect(answers.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'bulk_running'])
})

describe('what cannot be changed', () => {
  it('is reported with its reason, and the rest is done', async () => {
    const app = await filled(3)
    const [first = '', second = '', third = ''] = await ids(app)
    await change(app, { action: { kind: 'status', status: 'Active' }, ids: [first] })
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    await change(app, { action: { kind: 'tags', add: tags, remove: ['first'] }, ids: [second] })
    const { result } = await change(app, {
      action: { kind: 'tags', add: ['one more'], remove: [] },
      ids: [first, second, third, 'bid_gone'],
    })
    expect(result).toEqual({ changed: 2, tooManyTags: 1, missing: 1 })
    expect((await change(app, { action: { kind: 'status', status: 'Active' }, ids: [first, second] })).result).toEqual({
      changed: 1,
      unchanged: 1,
    })
  })

  it('needs the permission for many, and that of the change', async () => {
    const app = await filled(1)
    const action = { kind: 'delete' }
    expect(await change(app, { action, ids: await ids(app) }, { role: 'staff' })).toMatchObject({
      status: 403,
      error: { details: { permission: 'bidders:bulk_actions' } },
    })
  })

  it.each([[{}], [{ ids: ['bid_1'], all: true }], [{ ids: [] }]])(
    'is refused when it is not clear who is meant: %o',
    async (who: object) => {
      const app = await filled(1)
      expect(await change(app, { action: { kind: 'delete' }, ...who })).toMatchObject({
        status: 400,
        error: { details: { fields: { ids: expect.anything() } } },
      })
      expect(await ids(app)).toHaveLength(1)
    },
  )
})

describe('undoing', () => {
  it.each([
    [{ kind: 'status', status: 'Suspended' }, 'bidders:approve'],
    [{ kind: 'delete' }, 'bidders:delete'],
  ])('undoing another user’s change needs the permission for it: %o', async (action, permission) => {
    const app = await filled(1)
    const { run } = await change(app, { action, ids: await ids(app) })
    const undo = (who: object) =>
      app.call('undoBidderChange', { params: { id: run }, role: 'staff', adjusted: ['+bidders:bulk_actions'], ...who })
    expect(await undo({ userId: 'u2' })).toMatchObject({ status: 403, error: { details: { permission } } })
    expect((await undo({ userId: 'u1' })).result).toEqual({ changed: 1 })
  })

  it('is possible for all that was done while someone changed one of the bidders', async () => {
    const app = await filled(2)
    const [first = ''] = await ids(app)
    const { write } = app.store
    let met = false
    app.store.write = async (container, partition, writes) => {
      if (!met && writes.some((one) => 'document' in one && one.document.type === 'bidder-undo')) {
        met = true
        const { version } = await app.call('readBidder', { params: { id: first } })
        await app.call('updateBidder', { params: { id: first }, body: { version, phone: '212 555 0148' } })
      }
      return write(container, partition, writes)
    }
    const { run, result } = await change(app, { action: { kind: 'status', status: 'Active' }, ids: await ids(app) })
    expect({ met, result }).toEqual({ met: true, result: { changed: 2 } })
    expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 2 })
    expect((await documents(app))[0]).toMatchObject({ status: 'Pending', phone: '212 555 0148' })
  })

  it('leaves what someone changed since, and keeps other changes', async () => {
    const app = await filled(3)
    const [first = '', second = ''] = await ids(app)
    const { run } = await change(app, { action: { kind: 'status', status: 'Active' }, ids: await ids(app) })
    const edit = async (id: string, fields: object) => {
      const { version } = await app.call('readBidder', { params: { id } })
      await app.call('updateBidder', { params: { id }, body: { version, ...fields } })
    }
    await edit(first, { status: 'Inactive' })
    await edit(second, { phone: '212 555 0148' })
    expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 2, changedSince: 1 })
    expect((await documents(app)).map(({ status, phone }) => [status, phone])).toEqual([
      ['Inactive', undefined],
      ['Pending', '212 555 0148'],
      ['Pending', undefined],
    ])
  })

  it('brings nobody back whose address another bidder has', async () => {
    const app = await filled(2)
    const { run } = await change(app, { action: { kind: 'delete' }, ids: await ids(app) })
    await app.call('createBidder', { body: { firstName: 'New', lastName: 'Lee', email: 'a0@example.com' } })
    expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ changed: 1, emailTaken: 1 })
    expect(await documents(app)).toHaveLength(2)
    expect((await app.call('undoBidderChange', { params: { id: run } })).result).toEqual({ emailTaken: 1 })
  })
})

describe('a change that is sent again', () => {
  it.each(actions)('at the same moment gets the same answer: %s', async (_name, action) => {
    const app = await filled(3)
    const body = { action, ids: await ids(app) }
    const answers = await Promise.all([1, 2].map(() => app.call(changeBidders.name, { body, key: 'request-0001' })))
    expect(answers.map(({ result }) => result)).toEqual([{ changed: 3 }, { changed: 3 }])
    const undone = await Promise.all([1, 2].map(() => app.call('undoBidderChange', { params: { id: answers[0].run } })))
    expect(undone.map(({ status, error }) => error?.code ?? status)).toEqual(expect.arrayContaining([200, 'stale_version']))
    await expectCounted(app)
  })

  it.each([
    ['at once', 3],
    ['in the background', 201],
  ])('is the same change, done %s, and undone as one', async (_how, count) => {
    const app = await filled(count)
    const action = { kind: 'status', status: 'Active' }
    const body = { action, ids: await ids(app) }
    const first = await app.call(changeBidders.name, { body, key: 'request-0001' })
    const again = await app.call(changeBidders.name, { body, key: 'request-0001' })
    expect({ ...again, job: again.job?.run }).toEqual({ ...first, job: first.job?.run })
    await app.workOff()
    expect((await app.call(changeBidders.name, { body, key: 'request-0001' })).run).toBe(first.run)
    for (const other of [{ action: { kind: 'delete' } }, { ids: body.ids.slice(1) }, { ids: undefined, all: true }])
      expect(await app.call(changeBidders.name, { body: { ...body, ...other }, key: 'request-0001' })).toMatchObject({
        error: { code: 'idempotency_mismatch' },
      })
    await app.call('undoBidderChange', { params: { id: first.run } })
    await app.workOff()
    expect(new Set((await documents(app)).map(({ status }) => status))).toEqual(new Set(['Pending']))
  })
})

it('of more than one takes the feature, undoing and a change of one do not', async () => {
  const app = await filled(3)
  const named = await ids(app)
  const { run } = await change(app, { action: { kind: 'tags', add: ['vip'], remove: [] }, ids: named })
  app.off.add('bulk-operations')
  const refused = {
    status: 403,
    error: { code: 'feature_unavailable', message: 'Access denied: bulk-operations feature not available in your plan' },
  }
  const deletion = { kind: 'delete' }
  expect(await change(app, { action: deletion, ids: named })).toMatchObject(refused)
  expect(await change(app, { action: deletion, all: true })).toMatchObject(refused)
  expect(await app.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: named } })).toMatchObject(refused)
  expect(await app.call('bulkInvite', { body: { auctionId: 'auc_1', all: true } })).toMatchObject(refused)
  expect(await app.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: named.slice(0, 1) } })).not.toMatchObject({ status: 403 })
  expect(await app.call('undoBidderChange', { params: { id: run } })).toMatchObject({ status: 200, result: { changed: 3 } })
  expect(await change(app, { action: deletion, ids: named.slice(0, 1) })).toMatchObject({ status: 200, result: { changed: 1 } })
})
