import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import { expect, it } from 'vitest'
import { bidderRecord } from './bidders.ts'
import { aBidder } from './testing/bidders.ts'

const stored = (bidder: ReturnType<typeof aBidder>) => JSON.parse(JSON.stringify(bidderRecord.stored(bidderDocument(bidder))))

it('a bidder comes back from the store as it was', () => {
  const facts = { ...emptyFacts(), auctions: 3, wins: 2, spent: 10_000, activeMonths: 2, firstAuction: '2026-01-10T10:00:00Z' }
  const network = { facts, auctions: [{ month: '2026-10', category: 'Art', outcome: 'late' as const }] }
  const bidders = [
    aBidder({ id: 'bid_1' }),
    aBidder({ id: 'bid_2', facts, recordedFacts: { auction: facts }, network, tags: ['vip'], preferredPaymentMethod: 'Cash' }),
    aBidder({ id: 'bid_3', network: { facts, auctions: [] } }),
  ]
  for (const bidder of bidders) {
    const read = bidderRecord.parse(stored(bidder))
    expect(read).toEqual({ ...bidderDocument(bidder), schemaVersion: 3 })
    expect(JSON.stringify(read.facts)).toBe(JSON.stringify(bidder.facts))
  }
})

it('parts of a score that the formula does not give are stored as they are', () => {
  const bidder = aBidder({ id: 'bid_1' })
  const [part, ...others] = bidder.nationalScore.parts
  if (!part) throw new Error('no parts')
  for (const parts of [[{ ...part, points: part.points + 1 }, ...others], others.toReversed(), others.slice(2), []]) {
    const changed = { ...bidder, nationalScore: { ...bidder.nationalScore, parts } }
    expect(bidderRecord.parse(stored(changed)).scoreParts.national).toEqual(parts)
  }
})

it('a bidder that an earlier version stored is read with fewer keys, and with the name of a fact that changed', () => {
  const document = bidderDocument(aBidder({ id: 'bid_1', facts: { ...emptyFacts(), auctions: 3 } }))
  const facts = { ...document.facts, maxRecentAuction: '2026-10-10T10:00:00Z' }
  const earlier = { ...document, facts, recordedFacts: { auction: facts }, grams: ['all', 'grams'], blockingKeys: ['h:all|keys'] }
  const named = { ...document.facts, mostRecentAuction: '2026-10-10T10:00:00Z' }
  const listKeys = { ...document.listKeys, lastAuction: '2026-10-10T10:00:00Z' }
  expect(bidderRecord.parse(earlier)).toEqual({ ...document, facts: named, recordedFacts: { auction: named }, listKeys })
  expect(bidderRecord.version).toBe(3)
})

it('a damaged one is refused by its id', () => {
  const document = stored(aBidder({ id: 'bid_1' }))
  for (const damage of [
    { facts: { counts: ['many'] } },
    { scoreHistory: { rows: 1, columns: {} } },
    { address: 7 },
    { firstName: 7, schemaVersion: 1 },
  ])
    expect(() => bidderRecord.parse({ ...document, ...damage })).toThrow(expect.objectContaining({ code: 'record_damaged' }))
})
