import { type JobDocument, readJob } from '@auctionwiz/platform/core/jobs/job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const minute = 60_000

/** A house with three bidders and a requested change of all of them. */
const withBulk = async () => {
  const app = await testApp()
  for (const name of ['Ann', 'Bea', 'Cid'])
    await app.call('createBidder', { body: { firstName: name, lastName: 'Lee', email: `${name.toLowerCase()}@example.com` } })
  await app.workOff()
  const change = () => app.call('changeBidders', { body: { action: { kind: 'tags', add: ['VIP'], remove: [] }, all: true } })
  await change()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const set = async (more: Partial<JobDocument>) => {
    const stored = await readJob(house, 'bulk')
    if (stored) await house.write([{ kind: 'put', document: { ...stored.document, ...more } as JobDocument }])
  }
  const later = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * minute)
  }
  const bulk = async () => (await app.call('listJobs')).jobs.find(({ kind }: { kind: string }) => kind === 'bulk')
  const retry = (kind = 'bulk', more: object = {}) => app.call('retryJob', { params: { kind }, ...more })
  return { ...app, change, set, later, bulk, retry }
}

describe('background work of a house', () => {
  it('says when it last got on, and that it stalled after minutes of silence', async () => {
    const { bulk, later, workOff } = await withBulk()
    expect(await bulk()).toMatchObject({ status: 'waiting', movedAt: '2026-11-21T09:00:00.000Z', stalled: false })
    later(5)
    expect(await bulk()).toMatchObject({ status: 'waiting', stalled: true })
    await workOff()
    expect(await bulk()).toMatchObject({ status: 'completed', movedAt: '2026-11-21T09:05:00.000Z', stalled: false })
  })

  it('that rests until a time has not stalled before', async () => {
    const { bulk, set, later } = await withBulk()
    await set({ status: 'running', restsUntil: '2026-11-21T10:00:00.000Z' })
    later(64)
    expect(await bulk()).toMatchObject({ stalled: false })
    later(1)
    expect(await bulk()).toMatchObject({ stalled: true })
  })

  it('is retried when its message was lost', async () => {
    const { sent, retry, later, workOff, bulk } = await withBulk()
    const lost = sent.splice(0)
    expect(await retry()).toMatchObject({ status: 202, stalled: false })
    expect(sent).toEqual([])
    later(5)
    expect(await retry()).toMatchObject({ status: 202, kind: 'bulk', stalled: true })
    expect(sent).toEqual(lost)
    await workOff()
    expect(await bulk()).toMatchObject({ status: 'completed', done: 3 })
    expect(await retry()).toMatchObject({ status: 202 })
    expect(sent).toEqual([])
  })

  it('is retried by a user who may start it', async () => {
    const { retry } = await withBulk()
    expect(await retry('bulk', { adjusted: ['-bidders:bulk_actions'] })).toMatchObject({
      status: 403,
      error: { details: { permission: 'bidders:bulk_actions' } },
    })
    expect(await retry('duplicates')).toMatchObject({ status: 404 })
    expect(await retry('nothing')).toMatchObject({ status: 404 })
  })

  it('holds up the next change while it runs, and no longer once it has been silent for long', async () => {
    const { change, set, later } = await withBulk()
    await set({ status: 'running' })
    later(14)
    expect(await change()).toMatchObject({ status: 409, error: { code: 'bulk_running' } })
    later(1)
    expect(await change()).toMatchObject({ status: 200 })
  })
})
