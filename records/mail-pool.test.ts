import { expect, it } from 'vitest'
import { turnOf } from './mail-pool.ts'

const inMinute = (limit: number, accounts: number, before = { askedBefore: 0, servedBefore: [] as string[] }) => {
  const taken: Record<string, number> = {}
  for (let index = 0; index < accounts; index += 1) {
    const id = `acc-${index}`
    taken[id] = turnOf(limit, { taken, ...before }, id)
    expect(turnOf(limit, { taken, ...before }, id)).toBe(0)
  }
  const counts = Object.values(taken)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit)
  return { counts, before: { askedBefore: accounts, servedBefore: Object.keys(taken).filter((id) => (taken[id] ?? 0) > 0) } }
}

it.each([
  [3000, 2],
  [500, 20],
  [22, 9],
  [2, 1],
])('of %i a minute each of %i accounts gets the same from the second minute on', (limit, accounts) => {
  const { counts } = inMinute(limit, accounts, inMinute(limit, accounts).before)
  expect(counts).toEqual(Array.from({ length: accounts }, () => Math.floor(limit / (accounts + 1))))
})

it.each([1, 2, 5, 22])('serves all within three minutes where %i mails a minute meet twice as many accounts', (limit) => {
  const served = new Set<string>()
  let before: ReturnType<typeof inMinute>['before'] | undefined
  for (let minute = 0; minute < 3; minute += 1) {
    before = inMinute(limit, limit * 2, before).before
    for (const id of before.servedBefore) served.add(id)
  }
  expect(served.size).toBe(limit * 2)
})

it('has an account wait for the next minute where a thousand others asked', () => {
  const taken = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`acc-${index}`, 0]))
  expect(turnOf(3000, { taken, askedBefore: 0, servedBefore: [] }, 'late')).toBe(0)
  expect(turnOf(3000, { taken, askedBefore: 0, servedBefore: [] }, 'acc-7')).toBe(2)
})
