import type { Bidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { factsWith } from '../scores/test-samples.ts'
import { contentSum, editedSince, importedChange, withoutImport } from './import-change.ts'

const bidder = (more: object = {}) =>
  ({
    id: 'bid_1',
    firstName: 'Ann',
    lastName: 'Lee',
    name: 'Ann Lee',
    email: 'ann@example.com',
    address: { city: 'Leeds' },
    facts: factsWith({ wins: 2 }),
    tags: ['wine'],
    notes: [],
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  }) as unknown as Omit<Bidder, 'version'>

const before = bidder()
const after = bidder({ phone: '+44 20 7946 0148', tags: ['wine', 'vip'], facts: factsWith({ wins: 4 }) })
const change = importedChange(before, after)

it('names the fields that the import changed, and gives them back', () => {
  expect(Object.keys(change.before)).toEqual(['tags', 'facts'])
  expect(Object.keys(change.after)).toEqual(['phone', 'tags', 'facts'])
  expect(withoutImport(after, change)).toEqual(before)
})

it('leaves what was edited since, and says which of its fields were', () => {
  const edited = bidder({ phone: '+44 20 7946 0148', tags: ['wine'], facts: factsWith({ wins: 4 }), lastName: 'Ray' })
  expect(editedSince(edited, change)).toEqual(['tags'])
  expect(editedSince(bidder({ ...after, lastName: 'Ray' }), change)).toEqual([])
  expect(withoutImport(bidder({ ...after, lastName: 'Ray' }), change)).toEqual(bidder({ lastName: 'Ray' }))
})

it('sums what people set: not scores, and whatever the order', () => {
  const sum = contentSum(before)
  expect(contentSum(bidder({ updatedAt: 'later', scoreHistory: [1] }))).toBe(sum)
  expect(contentSum(bidder({ phone: undefined }))).toBe(sum)
  expect(contentSum({ ...Object.fromEntries(Object.entries(before).reverse()) } as typeof before)).toBe(sum)
  expect(contentSum(bidder({ tags: ['win'] }))).not.toBe(sum)
  expect(contentSum(bidder({ notes: [{ id: 'note_1' }] }))).not.toBe(sum)
  expect(contentSum(bidder({ address: { city: 'Leads' } }))).not.toBe(sum)
})
