import { expect, it } from 'vitest'
import { auctionQuery, isFiltered, readAuctionList, writeAuctionList } from './auction-list.ts'

const read = (query: string) => readAuctionList(new URLSearchParams(query))

it('begins each tab with its own order', () => {
  expect(read('')).toEqual({ view: 'current', search: '', status: undefined, sort: 'end', month: undefined })
  expect(read('tab=upcoming').sort).toBe('start')
  expect(read('tab=past').sort).toBe('-start')
})

it('drops what it does not know', () => {
  expect(read('tab=lots&status=Open&sort=price&q=%20silver%20')).toEqual({ ...read(''), search: 'silver' })
})

it('writes what differs, and another tab forgets the order of the one before', () => {
  const written = writeAuctionList(new URLSearchParams('sort=title&x=1'), { view: 'past', search: 'silver', status: 'Cancelled' })
  expect(written.toString()).toBe('x=1&tab=past&q=silver&status=Cancelled')
  expect(writeAuctionList(written, { view: 'current', search: '', status: undefined }).toString()).toBe('x=1')
  expect(writeAuctionList(new URLSearchParams(), { sort: '-bidders' }).toString()).toBe('sort=-bidders')
})

it('keeps the month of the calendar', () => {
  expect([read('month=2026-11').month, read('month=2026-15').month]).toEqual(['2026-11', undefined])
  const shown = writeAuctionList(new URLSearchParams('tab=past'), { month: '2026-12' })
  expect(shown.toString()).toBe('tab=past&month=2026-12')
  expect(writeAuctionList(shown, { month: undefined }).toString()).toBe('tab=past')
})

it('asks for what it shows', () => {
  expect(auctionQuery(read('tab=past&q=silver&status=Completed'))).toEqual({
    ...{ view: 'past', search: 'silver', status: 'Completed', sort: '-start', limit: 50, hammerTotals: 'yes' },
  })
  expect([isFiltered(read('tab=past')), isFiltered(read('q=a'))]).toEqual([false, true])
})
