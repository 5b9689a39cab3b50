import { beforeEach, expect, it } from 'vitest'
import { type ChangeNotifier, changeNotifier } from './change-notifier.ts'
import type { NetworkMessage } from './network-ports.ts'

const place = { accountId: 'acc_1', auctionHouseId: 'hse_1' }
const start = Date.parse('2026-11-21T09:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString()

let sent: [NetworkMessage, number | undefined][]
let notifier: ChangeNotifier
let now: number

/** The notice of a bidder changed the given seconds after the start. */
const change = (id: string, seconds: number) => {
  now = start + seconds * 1_000
  return notifier.send(place, id, at(seconds))
}

beforeEach(() => {
  sent = []
  notifier = changeNotifier({ send: async (message, afterSeconds) => void sent.push([message, afterSeconds]) }, () => now)
})

it('sends a notice for each change while changes are rare', async () => {
  for (const seconds of [0, 1, 2]) await change(`b${seconds}`, seconds)
  expect(sent).toEqual([0, 1, 2].map((seconds) => [{ ...place, bidderIds: [`b${seconds}`] }, undefined]))
})

it('sends one notice for many changes, and another once that one may have been processed', async () => {
  for (let index = 0; index <= 100; index += 1) await change(`b${index}`, index / 10)
  const alone = (...ids: number[]) => ids.map((id) => [{ ...place, bidderIds: [`b${id}`] }, undefined])
  expect(sent).toEqual([
    ...alone(0, 1, 2, 3, 4),
    [{ ...place, since: at(-1.5) }, 10],
    ...alone(85, 86, 87, 88, 89),
    [{ ...place, since: at(7) }, 10],
  ])
})

it('keeps houses apart', async () => {
  await change('b0', 0)
  await notifier.send({ ...place, auctionHouseId: 'hse_2' }, 'b1', at(0))
  expect(sent.map(([message]) => message.bidderIds)).toEqual([['b0'], ['b1']])
})

it('sends separate notices for a change from before the notice of the house, and for a deleted bidder', async () => {
  for (let index = 0; index < 6; index += 1) await change(`b${index}`, index / 10)
  await notifier.send(place, 'late', at(-60))
  await notifier.send(place, 'gone', undefined)
  expect(sent.slice(6).map(([message]) => message)).toEqual([
    { ...place, since: at(-62) },
    { ...place, bidderIds: ['gone'] },
  ])
})

it('does not rely on a notice that could not be sent', async () => {
  await change('b0', 0)
  const failing = changeNotifier({ send: async () => Promise.reject(new Error('no queue')) }, () => now)
  for (let index = 0; index < 8; index += 1) await expect(failing.send(place, `b${index}`, at(0))).rejects.toThrow('no queue')
})
