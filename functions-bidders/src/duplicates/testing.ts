import type { AuctionHistoryItem, Bidder } from '@auctionwiz/contracts/bidders'
import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { type BidderDocument, bidderDocument } from '@auctionwiz/domain/bidders/document'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { testPeople } from '@auctionwiz/domain/duplicates/test-people'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { testApp } from '../testing.ts'

type Given = Partial<Omit<Bidder, 'version'>> & { id: string }

/** A bidder for tests: Ann Pascoe, added in September, with what is given. */
export const aBidder = (given: Given): Omit<Bidder, 'version'> => {
  const origin = {
    now: new Date('2026-09-01T09:00:00Z'),
    userId: 'u1',
    userName: 'Una Staff',
    noteId: `note_${given.id}`,
    currency: 'GBP',
    rules: defaultRules,
  } as const
  const values = newBidderValues({ firstName: 'Ann', lastName: 'Pascoe', email: `${given.id}@example.com` }, origin)
  const { firstName, lastName } = { ...values, ...given }
  return { ...values, auctionHouseId: 'h1', bidderId: `B-${given.id}`, ...given, name: `${firstName} ${lastName}` }
}

/** Bidders of whom no two are one person. */
export const strangers = (count: number): Omit<Bidder, 'version'>[] => {
  const { people, entities } = testPeople(count, 7)
  const firsts = people.filter((_, record) => entities[record] !== entities[record - 1])
  return firsts.map(({ givenName = '', surname = '', email = '', phone, streetNumber, street, suburb, postcode }, index) =>
    aBidder({
      id: `bid_x${index}`,
      firstName: givenName,
      lastName: surname,
      email: `${index}${email}`,
      ...(phone && { phone }),
      address: { street: `${streetNumber} ${street}`, ...(suburb && { city: suburb }), ...(postcode && { zip: postcode }) },
    }),
  )
}

/** A bidder with these auctions, counted. */
export const withHistory = (bidder: Omit<Bidder, 'version'>, auctionHistory: AuctionHistoryItem[]): Omit<Bidder, 'version'> => ({
  ...bidder,
  auctionHistory,
  facts: factsFrom(auctionHistory),
})

/** The app with these bidders in house h1. */
export const appWith = async (bidders: readonly Omit<Bidder, 'version'>[]) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'houses', ['a1', 'h1'])
  const documents: StoredDocument[] = [...bidders.map((bidder) => ({ ...bidderDocument(bidder) })), { ...countsOf(bidders) }]
  for (let start = 0; start < documents.length; start += 100)
    await house.write(documents.slice(start, start + 100).map((document) => ({ kind: 'put', document })))
  const documentOf = async (id: string) => (await house.read<BidderDocument>(id))?.document
  /** Searches and answers the pairs found. */
  const find = async () => {
    await app.call('findDuplicates')
    await app.workOff()
    return (await app.call('listDuplicates', { query: 'status=pending' })).pairs
  }
  /** Merges a pair with the values of the record that stays, or those chosen. */
  const merge = async (id: string, chosen: { primaryId?: string; choices?: Record<string, string> } = {}) => {
    const detail = await app.call('readDuplicate', { params: { id } })
    const primaryId = chosen.primaryId ?? detail.suggestedId
    const all = Object.fromEntries((detail.conflicts as { field: string }[]).map(({ field }) => [field, primaryId]))
    return app.call('mergeDuplicate', {
      params: { id },
      body: { version: detail.version, primaryId, choices: { ...all, ...chosen.choices } },
    })
  }
  return { ...app, house, documentOf, find, merge }
}
