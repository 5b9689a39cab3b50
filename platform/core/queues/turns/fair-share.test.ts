import { expect, it } from 'vitest'
import { fairShare } from './fair-share.ts'

const setUp = () => {
  const patience: (() => void)[] = []
  const share = fairShare({ lead: 100, patience: 1, wait: () => new Promise((resolve) => patience.push(resolve)) })
  const steps: string[] = []
  /** Runs `count` steps of ten in sequence; `left` once the work is over. */
  const work = (accountId: string, count: number): Promise<void> =>
    share.run(accountId, async () => {
      for (let step = 0; step < count; step += 1) {
        await share.turn(accountId, 10)
        steps.push(accountId)
        await settled()
      }
    })
  /** Work that makes no step until it is ended. */
  const idle = (accountId: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void share.run(accountId, () => promise)
    return resolve
  }
  return { share, steps, work, idle, patience }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const passed = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1) await settled()
}

it('does small work as if it were alone while large work of another account is under way', async () => {
  const { steps, work } = setUp()
  const large = work('large', 100)
  await passed(50)
  const before = steps.length
  expect(before).toBeGreaterThan(25)
  await work('small', 8)
  // At most the step that had begun comes between.
  expect(steps.slice(before).filter((account) => account === 'large').length).toBeLessThanOrEqual(1)
  await large
  expect(steps.filter((account) => account === 'large')).toHaveLength(100)
})

it('lets accounts work side by side once the later one has done about as much', async () => {
  const { steps, work } = setUp()
  const first = work('first', 60)
  await passed(40)
  const before = steps.length
  const second = work('second', 60)
  await Promise.all([first, second])
  const after = steps.slice(before, before + 40)
  expect(after.slice(0, 10).filter((account) => account === 'first').length).toBeLessThanOrEqual(1)
  expect(after.slice(12).filter((account) => account === 'first').length).toBeGreaterThan(10)
})

it('never lets a single account wait, whatever it has done', async () => {
  const { steps, work, patience } = setUp()
  await Promise.all([work('only', 100), work('only', 100)])
  expect([steps.length, patience.length]).toEqual([200, 0])
})

it('counts what an account has done in works one after the other while others work', async () => {
  const { share, steps, work, idle } = setUp()
  const end = idle('quiet')
  await share.turn('quiet', 10)
  for (let time = 0; time < 3; time += 1) await Promise.race([work('busy', 5), passed(20)])
  // 10 + 100, and not a step more.
  expect(steps).toHaveLength(12)
  end()
  await passed(20)
  expect(steps).toHaveLength(15)
})

it('continues after a while next to work that hangs, and wakes when it ends', async () => {
  const { steps, work, idle, patience } = setUp()
  const large = work('large', 100)
  await passed(50)
  const end = idle('hanging')
  await passed(10)
  const before = steps.length
  patience.shift()?.()
  await passed(10)
  expect(steps.length).toBe(before + 1)
  end()
  await large
  expect(steps).toHaveLength(100)
})
