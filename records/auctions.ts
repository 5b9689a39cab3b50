import { type Auction, auction } from '@auctionwiz/contracts/auctions'
import { auctionDefaults, auctionKeys } from '@auctionwiz/domain/auctions/document'
import { auctionStatus } from '@auctionwiz/domain/auctions/status'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { id: _id, version: _version, status: _status, ...fields } = auction.shape

const first = z.object({
  title: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelled: z.optional(z.boolean()),
})

/** The first version knew no drafts, and of an auction only what invitations need. What lacks that is left for the check to refuse. */
const withConditions: Upgrade = (fields) => {
  const { success, data } = z.safeParse(first, fields)
  if (!success) return { ...fields }
  const { cancelled: _cancelled, ...rest } = fields
  const published = { ...auctionDefaults, ...data, publishedAt: data.createdAt, ...(data.cancelled && { cancelledAt: data.updatedAt }) }
  const { cancelled: _given, ...stored } = published
  return { ...rest, ...stored, ...auctionKeys(stored) }
}

export const auctionRecord = record({
  type: 'auction',
  container: 'auctions',
  idPrefix: 'auc',
  sequence: 'auctions',
  names: ['auction', 'auctions'],
  about: 'An auction of the house: its dates, its conditions and whom automatic invitations take.',
  fields: () => ({
    ...fields,
    nameKey: z.string(),
    span: z.object({ opensAt: z.string(), closesAt: z.string(), held: z.boolean() }),
    searchText: z.string(),
    grams: z.array(z.string()),
    /** What the request that added it asked for, in short; only of requests with a key. */
    asked: z.optional(z.string()),
  }),
  upgrades: [withConditions],
  indexes: {
    fields: ['startDate', 'endDate', 'span.opensAt', 'span.closesAt', 'span.held', 'grams[]'],
    composite: [
      ['startDate'],
      ['endDate'],
      ['nameKey'],
      ['biddersRegistered'],
      ['span.opensAt'],
      ['span.closesAt'],
      ['span.held', 'span.closesAt'],
    ],
  },
  personalData: 'none',
  blocksHouseDeletion: true,
  spreadsheet: true,
  nameOf: ({ title }) => title,
})

export type AuctionDocument = DocumentOf<typeof auctionRecord>

/** The ids of auctions alone. */
export const auctionIds = projection(auctionRecord, [])

type AuctionFields = Omit<Auction, 'version' | 'status'> & Pick<AuctionDocument, 'asked'>

/** The document of an auction, with the keys of lists. */
export const auctionDocument = (auction: AuctionFields): AuctionDocument => auctionRecord.document({ ...auction, ...auctionKeys(auction) })

/** The auction as callers see it. */
export function auctionOf({ document, version }: Versioned<AuctionDocument>, now: Date): Auction {
  const { asked: _asked, ...fields } = fieldsOf(document)
  return { ...fields, status: auctionStatus(document, now), version }
}

/** What is stored of an auction, without the keys of lists. */
export function fieldsOf(document: AuctionDocument): AuctionFields {
  const { type: _type, nameKey: _nameKey, span: _span, searchText: _searchText, grams: _grams, ...own } = document
  return own
}

/** One auction of the house. @throws Failure `not_found` */
export const readAuction = async (house: PartitionReader, id: string, now: Date): Promise<Auction> =>
  auctionOf(await readerOf(auctionRecord, house).read(id), now)
