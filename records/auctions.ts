import { type Auction, auction } from '@auctionwiz/contracts/auctions'
import { auctionStatus } from '@auctionwiz/domain/auctions/status'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { id: _id, version: _version, status: _status, ...fields } = auction.shape

export const auctionRecord = record({
  type: 'auction',
  container: 'auctions',
  idPrefix: 'auc',
  names: ['auction', 'auctions'],
  about: 'An auction of the house, its dates and whom automatic invitations take.',
  fields: { ...fields, cancelled: z.optional(z.boolean()) },
  indexes: { composite: [['startDate']] },
  personalData: 'none',
  blocksHouseDeletion: true,
  nameOf: ({ title }) => title,
})

export type AuctionDocument = DocumentOf<typeof auctionRecord>

/** The ids of auctions alone. */
export const auctionIds = projection(auctionRecord, [])

/** The auction as callers see it. */
export function auctionOf({ document, version }: Versioned<AuctionDocument>, now: Date): Auction {
  const { type: _type, cancelled: _cancelled, ...own } = document
  return { ...own, status: auctionStatus(document, now), version }
}

/** One auction of the house. @throws Failure `not_found` */
export const readAuction = async (house: PartitionReader, id: string, now: Date): Promise<Auction> =>
  auctionOf(await readerOf(auctionRecord, house).read(id), now)
