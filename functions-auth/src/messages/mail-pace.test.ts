import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { expect, it } from 'vitest'
import { paceMail, paceReset } from './mail-pace.ts'

const start = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

it('sends a thousand mails of a purpose at once and further ones later, without delaying another purpose', async () => {
  const store = memoryStore(() => start)
  const delays: number[] = []
  for (let mail = 0; mail < 1400; mail += 1) delays.push(await paceMail(store, 'sign-up', start))
  expect(delays.slice(0, 800).every((delay) => delay === 0)).toBe(true)
  expect(Math.max(...delays)).toBeGreaterThan(120)
  expect(Math.max(...delays)).toBeLessThanOrEqual(600)
  expect(await paceMail(store, 'reset', start)).toBe(0)
  expect(await paceMail(store, 'sign-up', after(1200))).toBe(0)
})

it('sends five resets to an address at once, then one after each wait and no second one meanwhile', async () => {
  const store = memoryStore(() => start)
  const ask = (seconds: number) => paceReset(store, 'Ann@example.com ', after(seconds))
  for (let mail = 0; mail < 6; mail += 1) expect(await ask(0)).toBe(0)
  expect([await ask(0), await ask(1), await ask(1)]).toEqual([2, undefined, undefined])
  expect([await ask(3), await ask(4)]).toEqual([3, undefined])
  expect(await ask(4000)).toBe(0)
  expect(await paceReset(store, 'bob@example.com', start)).toBe(0)
})
