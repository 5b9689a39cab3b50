import { expect, it } from 'vitest'
import { Failure } from '../../errors/failure.ts'
import { fairLine } from './fair-line.ts'

/** A line of which a test decides when each work ends. */
const setUp = (rules: { atOnce: number; perAccount: number; waiting: number }) => {
  const frees: (() => void)[] = []
  const ended: number[] = []
  const onBegin = (free: () => void) => {
    const index = frees.push(free) - 1
    return () => void ended.push(index)
  }
  const line = fairLine({ ...rules, perAccount: () => rules.perAccount, onBegin, full: () => new Failure('busy', { seconds: 1 }) })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (account: string, name: string): Promise<void> =>
    line.run(account, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { begun, start, end, settled, frees, ended, rules }
}

it('serves an account that asks once before one that asks a hundred times', async () => {
  const { begun, start, end, settled } = setUp({ atOnce: 2, perAccount: 1, waiting: 100 })
  for (let work = 0; work < 100; work += 1) void start('big', `b${work}`)
  void start('other', 'o0')
  void start('other', 'o1')
  void start('small', 's0')
  await settled()
  expect(begun).toEqual(['b0', 'o0'])
  await end('b0')
  expect(begun).toEqual(['b0', 'o0', 's0'])
  await end('s0')
  await end('o0')
  expect(begun).toEqual(['b0', 'o0', 's0', 'b1', 'o1'])
})

it('lets nobody run more than their share however idle the rest is', async () => {
  const { begun, start, end, settled } = setUp({ atOnce: 10, perAccount: 2, waiting: 10 })
  for (let work = 0; work < 5; work += 1) void start('big', `b${work}`)
  await settled()
  expect(begun).toEqual(['b0', 'b1'])
  await end('b1')
  expect(begun).toEqual(['b0', 'b1', 'b2'])
})

it('refuses what is beyond the line of an account, and of no other', async () => {
  const { begun, start, settled } = setUp({ atOnce: 2, perAccount: 1, waiting: 1 })
  void start('big', 'b0')
  void start('big', 'b1')
  await expect(start('big', 'b2')).rejects.toMatchObject({ code: 'busy' })
  void start('small', 's0')
  await settled()
  expect(begun).toEqual(['b0', 's0'])
})

it('gives the place on when a work fails', async () => {
  const line = fairLine({ atOnce: 1, perAccount: () => 1, waiting: 5, full: () => new Failure('busy') })
  const first = line.run('a', () => Promise.reject(new Error('broken')))
  const second = line.run('a', async () => 'done')
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('done')
})

it('lets a long work give its place on, once', async () => {
  const { begun, start, end, settled, frees, ended } = setUp({ atOnce: 10, perAccount: 1, waiting: 10 })
  void start('big', 'long')
  void start('big', 'b1')
  void start('big', 'b2')
  await settled()
  frees[0]?.()
  await settled()
  expect(begun).toEqual(['long', 'b1'])
  expect(ended).toEqual([])
  await end('long')
  expect(ended).toEqual([0])
  expect(begun).toEqual(['long', 'b1'])
  await end('b1')
  expect(begun).toEqual(['long', 'b1', 'b2'])
})

it('serves all that wait once there is room for more of an account', async () => {
  const { begun, start, end, settled, rules } = setUp({ atOnce: 10, perAccount: 1, waiting: 10 })
  for (let work = 0; work < 5; work += 1) void start('big', `b${work}`)
  await settled()
  rules.perAccount = 3
  await end('b0')
  expect(begun).toEqual(['b0', 'b1', 'b2', 'b3'])
})

it('lets an account rest after its work, while the place goes to others at once', async () => {
  const begun: string[] = []
  const rested: (() => void)[] = []
  const rest = () => new Promise<void>((resolve) => rested.push(resolve))
  const line = fairLine({ atOnce: 1, perAccount: () => 1, waiting: 5, full: () => new Failure('busy'), rest })
  const run = (account: string, name: string) => line.run(account, async () => void begun.push(name))
  await run('big', 'b0')
  const next = run('big', 'b1')
  await run('small', 's0')
  expect(begun).toEqual(['b0', 's0'])
  rested[0]?.()
  await next
  expect(begun).toEqual(['b0', 's0', 'b1'])
})

it('gives an account more places once no other has come for ten seconds, and fewer as soon as one comes', async () => {
  let time = 0
  const perAccount = (isAlone: boolean) => (isAlone ? 3 : 1)
  const line = fairLine({ atOnce: 10, perAccount, waiting: 10, full: () => new Failure('busy'), now: () => time })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const start = (account: string) =>
    line.run(account, () => {
      begun.push(account)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    ends.shift()?.()
    await settled()
  }
  for (let work = 0; work < 9; work += 1) void start('big')
  time = 9_999
  await settled()
  await endOne()
  expect(begun).toHaveLength(2)
  time = 10_000
  await endOne()
  expect(begun).toHaveLength(5)
  void start('small')
  await settled()
  expect(begun).toHaveLength(6)
  await endOne()
  await endOne()
  expect(begun).toHaveLength(6)
  await endOne()
  expect(begun).toHaveLength(7)
})
