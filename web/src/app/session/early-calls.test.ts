import { expect, it } from 'vitest'
import { withEarlyCalls } from './early-calls.ts'

const list = 'https://bidders.example/bidders/v1/listBidders?sort=-score&limit=50'
const early = new Response('early')
const late = new Response('late')

const caller = ({ house = 'h1', search = '', at = 800, fails = false } = {}) => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const answer = fails ? Promise.reject(new TypeError('offline')) : Promise.resolve(early)
  answer.catch(() => undefined)
  const made = { token: 't', calls: new Map([[list, { house: 'h1', answer }]]) }
  const send = withEarlyCalls({ send: () => Promise.resolve(late), storage, search: () => search, now: () => at, made })
  const get = (url = list, token = 't') =>
    send(url, { method: 'GET', headers: { authorization: `Bearer ${token}`, 'x-auction-house-id': house } })
  return { get, noted: () => stored.get('earlyCalls') }
}

it('takes the answer of the same call once', async () => {
  const { get } = caller()
  expect(await get()).toBe(early)
  expect(await get()).toBe(late)
})

it.each([
  ['another house', { house: 'h2' }],
  ['a page opened long ago', { at: 60_000 }],
  ['a call that failed', { fails: true }],
])('calls again for %s', async (_what, given) => {
  expect(await caller(given).get()).toBe(late)
})

it('calls again with another token', async () => {
  expect(await caller().get(list, 'other')).toBe(late)
})

it('notes for the next time what an address without filters asks for', async () => {
  const { get, noted } = caller()
  await get()
  await get('https://auth.example/features')
  await get(`${list}&scoreType=local`)
  await get(`${list}&page=2`)
  expect(noted()).toBe(`h1 https://auth.example/features\nh1 ${list}&scoreType=local`)
})

it('notes nothing of a filtered list', async () => {
  const { get, noted } = caller({ search: '?q=ann' })
  await get()
  expect(noted()).toBeUndefined()
})
