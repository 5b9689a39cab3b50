import { expect, it } from 'vitest'
import { auctionsText } from './auctions-text.ts'

const format = { number: String, date: (at: string) => at.slice(0, 4) }

it.each([
  [{ auctions: 0 }, 'No auctions'],
  [{ auctions: 7 }, '7 auctions, dates unknown'],
  [{ auctions: 1 }, '1 auction, date unknown'],
  [{ auctions: 7, firstAuction: '2020-01-02T00:00:00Z' }, '7 auctions since 2020'],
  [{ auctions: 1, firstAuction: '2020-01-02T00:00:00Z' }, '1 auction since 2020'],
])('says of %j: %s', (record, text) => {
  expect(auctionsText(record, format)).toBe(text)
})
