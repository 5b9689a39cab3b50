import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { countsOf } from '@auctionwiz/domain/bidders/counts'
import { type BidderDocument, bidderDocument } from '@auctionwiz/domain/bidders/document'
import { testPeople } from '@auctionwiz/domain/duplicates/test-people'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testApp } from '../testing.ts'

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
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const documents: StoredDocument[] = [...bidders.map((bidder) => bidderRecord.stored(bidderDocument(bidder))), { ...countsOf(bidders) }]
  for (let start = 0; start < documents.length; start += 100)
    await house.write(documents.slice(start, start + 100).map((document) => ({ kind: 'put', document })))
  const documentOf = async (id: string) => (await storedIn(house).read<BidderDocument>(id))?.document
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
