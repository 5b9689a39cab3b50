import { expect, test } from 'vitest'
import { randomBackOff, retry } from './retry.ts'

/** Work that fails `times` times, and the numbers of its attempts. */
const failing = (times: number) => {
  const made: number[] = []
  const work = async (attempt: number): Promise<string> => {
    made.push(attempt)
    if (made.length <= times) throw new Error(`failure ${attempt}`)
    return 'done'
  }
  return { made, work }
}
const always = { attempts: 3, again: () => true }

test('attempts work again until it succeeds', async () => {
  const { made, work } = failing(2)
  expect(await retry(work, always)).toBe('done')
  expect(made).toEqual([1, 2, 3])
})

test('throws what the last attempt threw', async () => {
  const { made, work } = failing(9)
  await expect(retry(work, always)).rejects.toThrow('failure 3')
  expect(made).toHaveLength(3)
})

test('throws at once what is not worth a further attempt', async () => {
  const { made, work } = failing(1)
  await expect(retry(work, { ...always, again: (error) => !(error instanceof Error) })).rejects.toThrow('failure 1')
  expect(made).toEqual([1])
})

test('pauses between attempts, not after the last', async () => {
  const pauses: number[] = []
  await expect(retry(failing(9).work, { ...always, pause: async (failed) => void pauses.push(failed) })).rejects.toThrow()
  expect(pauses).toEqual([1, 2])
})

test('backs off up to twice as long after each failure', async () => {
  const waits: number[] = []
  const pause = randomBackOff(async (ms) => void waits.push(ms), 100)
  for (const failed of [1, 2, 3]) await pause(failed)
  for (const [index, longest] of [100, 200, 400].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(0)
    expect(waits[index]).toBeLessThan(longest)
  }
})
