import { expect, it } from 'vitest'
import { delegationKey } from './delegation-key.ts'

const hour = 3_600_000

it('asks for a key once, and for another one before it ends', async () => {
  const clock = { now: Date.parse('2026-11-26T09:00:00Z') }
  const asked: string[] = []
  const key = delegationKey(
    async (from, until) => {
      asked.push(`${from.toISOString().slice(11, 16)} ${until.toISOString().slice(11, 16)}`)
      return asked.length
    },
    () => clock.now,
  )
  expect(await Promise.all([key(), key()])).toEqual([1, 1])
  clock.now += 4.9 * hour
  expect(await key()).toBe(1)
  clock.now += 0.2 * hour
  expect(await key()).toBe(2)
  expect(asked).toEqual(['08:55 15:00', '14:01 20:06'])
})

it('asks again after a failure', async () => {
  let calls = 0
  const key = delegationKey(
    async () => {
      calls += 1
      if (calls === 1) throw new Error('not now')
      return calls
    },
    () => 0,
  )
  await expect(key()).rejects.toThrow('not now')
  expect(await key()).toBe(2)
})
