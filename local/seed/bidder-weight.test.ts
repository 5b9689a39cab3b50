import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { sampleBidder } from '@auctionwiz/domain/samples/sample-bidders'
import { sampleSales } from '@auctionwiz/domain/samples/sample-files'
import { type BidderDocument, bidderRecord } from '@auctionwiz/records/bidders'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { samplePeople } from './sample-people.ts'

const now = new Date('2026-11-21T09:00:00Z')
const house = { auctionHouseId: 'h1', name: 'New York', currency: 'USD', now } as const

const stored = (bidder: Omit<Bidder, 'version'>) => bidderRecord.stored(bidderDocument(bidder)) as BidderDocument

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const bytes = (documents: readonly object[]) => mean(documents.map((document) => Buffer.byteLength(JSON.stringify(document))))
/** Elements of the indexed arrays: each is a term of the index. */
const terms = (documents: readonly BidderDocument[]) => mean(documents.map(({ grams, blockingKeys }) => grams.length + blockingKeys.length))

it('a bidder with an auction history weighs at most 3.3 KB and has at most 28 grams and keys', () => {
  const documents = samplePeople.map((person, index) => stored(sampleBidder(person, sampleSales, index + 1, house)))
  expect(bytes(documents)).toBeLessThan(3_300)
  expect(terms(documents)).toBeLessThan(28)
})

it('a bidder as a file adds it weighs at most 1.5 KB and has at most 28 grams and keys', () => {
  const people = samplePeople.map(({ firstName, lastName, email, city, state }, index) => {
    const given = {
      firstName,
      lastName,
      email,
      address: { city, state, country: 'USA' },
      phone: `+61 4${String(index * 7919).padStart(8, '0')}`,
    }
    return stored(aBidder({ id: `bid_${String(index).padStart(22, '0')}`, ...given, bidderId: `B-${10_001 + index}` }))
  })
  expect(bytes(people)).toBeLessThan(1_500)
  expect(terms(people)).toBeLessThan(28)
})
