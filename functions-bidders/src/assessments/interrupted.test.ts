import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { dyingStore } from '@auctionwiz/platform/core/testing/dying-store'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { assessHouse } from './assess-house.ts'
import { assessmentHouse, auctionId, type Person } from './testing.ts'

const people: Person[] = Array.from({ length: 24 }, (_, index) => ({
  idle: index % 4,
  score: 55 + index * 2,
  defaults: index % 5 === 0 ? 1 : 0,
}))

/** All that an assessment leaves, without the times of the work. */
const endState = async ({ store, summary }: Awaited<ReturnType<typeof assessmentHouse>>) => {
  const { items } = await store.query('auctions', ['a1', 'h1', auctionId], { type: 'bidder-assessment' }, { limit: 100 })
  const { run, stale } = await summary()
  const { completedAt: _at, ...counted } = run
  return { assessments: items.sort((one, other) => (one.id < other.id ? -1 : 1)), run: counted, stale }
}

/** A house whose work goes on in steps of five bidders. */
const steppedHouse = async () => {
  const app = await assessmentHouse(people)
  await app.write(['bid_n1', 'bid_n2', 'bid_n3'].map((id) => ({ after: aBidder({ id }) })))
  app.ports.works.assess = assessHouse(5)
  return app
}

const killedAt = async (at: number, done: boolean) => {
  const app = await steppedHouse()
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await app.call('startAssessment', { params: app.params })
  const { dying } = dyingStore(app.store, at, done)
  const tenant = (accountId: string, houseId: string) => ({
    house: partitionOf(dying, 'bidders', [accountId, houseId]),
    account: partitionOf(dying, 'accounts', [accountId]),
  })
  const [message] = app.sent
  await workOnJob({ ...app.ports, tenant })(message).catch(() => undefined)
  await app.workOff()
  return endState(app)
}

describe('an assessment that is killed', () => {
  it('ends as an undisturbed one, whatever it was about to write', async () => {
    const undisturbed = await steppedHouse()
    await undisturbed.assess()
    const expected = await endState(undisturbed)
    expect(expected.run).toMatchObject({ status: 'completed', done: 27 })
    for (const done of [false, true])
      for (let at = 1; at <= 15; at += 1) expect(await killedAt(at, done), `killed ${done ? 'after' : 'at'} write ${at}`).toEqual(expected)
  })

  it('goes on where it was when another auction is assessed meanwhile', async () => {
    const app = await steppedHouse()
    const dates = { startDate: '2026-12-05T10:00:00.000Z', endDate: '2026-12-05T17:00:00.000Z' }
    await app.addSale('auc_2', { title: 'Rare Books', ...dates })
    await app.call('startAssessment', { params: app.params })
    const first = await readJob(app.house, 'assess')
    await app.call('startAssessment', { params: { auctionId: 'auc_2' } })
    expect((await readJob(app.house, 'assess'))?.document.run).not.toBe(first?.document.run)
    await app.workOff()
    for (const params of [app.params, { auctionId: 'auc_2' }])
      expect((await app.call('readAssessment', { params })).run).toMatchObject({ status: 'completed', done: 27 })
  })

  it('goes on after a second click, without a second run', async () => {
    const app = await steppedHouse()
    const start = () => app.call('startAssessment', { params: app.params })
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await app.workOff()
    const { items } = await app.store.query(
      'bidders',
      ['a1', 'h1'],
      { type: 'audit', where: [{ field: 'action', equals: 'assessment.run' }] },
      { limit: 9 },
    )
    expect(items).toHaveLength(1)
  })

  it('says that it stopped, and continues when started again', async () => {
    const app = await steppedHouse()
    await app.call('startAssessment', { params: app.params })
    app.sent.length = 0
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    expect((await app.summary()).run).toMatchObject({ status: 'running', stopped: true, done: 0 })
    await app.assess()
    expect((await app.summary()).run).toMatchObject({ status: 'completed', done: 27 })
  })
})
