import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { expect, it } from 'vitest'
import { readTrendDays } from './bidder-trends.ts'

const day = {
  day: '2026-10-31',
  total: 3,
  national: { sum: 160, tier: { Premium: 0, Gold: 2, Silver: 0, Bronze: 0, New: 1 } },
  local: { sum: 210, tier: { Premium: 0, Gold: 2, Silver: 0, Bronze: 0, New: 1 } },
}

const stored = async (fields: object) => {
  const house = partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
  await house.write([{ kind: 'put', document: { ...fields, id: 'trend:bidders', type: 'trend' } }])
  return readTrendDays(house)
}

it('no longer counts the provisional custom scores of New bidders', async () => {
  expect(await stored({ days: [day] })).toEqual([{ ...day, local: { ...day.local, sum: 160 } }])
  expect(await stored({ days: [day], schemaVersion: 2 })).toEqual([day])
})
