import type { Auction } from '@auctionwiz/contracts/auctions'
import type { WonLot } from '@auctionwiz/domain/results/sale-item'
import { sameContent } from '@auctionwiz/domain/same-content'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { type SaleContribution, saleContributionRecord } from '@auctionwiz/records/sale-contributions'

const soldLots = projection(lotRecord, ['lotNumber', 'paddle', 'hammer', 'premium', 'resultFromFile'])
const paddles = projection(registrationRecord, ['paddle', 'bidderId'])

const pageSize = 500

/** What a registered bidder won, and what of it the bidder's facts contain. */
export interface SaleChange {
  /** The bidder who was registered. */
  bidderId: string
  lots: WonLot[]
  stored: Versioned<SaleContribution> | undefined
}

/** The bidders whose facts differ from the outcomes of the auction. A sold lot whose paddle nobody has counts for nobody. */
export const saleChanges = async (house: PartitionReader, { id }: Pick<Auction, 'id'>): Promise<SaleChange[]> => {
  const sale = house.in('auctions').within(id)
  const [won, stored] = await Promise.all([lotsByBidder(sale), storedContributions(house, id)])
  const bidderIds = [...new Set([...won.keys(), ...stored.keys()])].sort()
  return bidderIds.flatMap((bidderId) => {
    const [lots, before] = [won.get(bidderId) ?? [], stored.get(bidderId)]
    return sameContent(lots, before?.document.lots ?? []) ? [] : [{ bidderId, lots, stored: before }]
  })
}

const lotsByBidder = async (sale: PartitionReader): Promise<Map<string, WonLot[]>> => {
  const [lots, holders] = await Promise.all([lotsByPaddle(sale), bidderByPaddle(sale)])
  return new Map(
    [...lots].flatMap(([paddle, won]) => {
      const bidderId = holders.get(paddle)
      return bidderId === undefined ? [] : [[bidderId, won] as const]
    }),
  )
}

const lotsByPaddle = async (sale: PartitionReader): Promise<Map<string, WonLot[]>> => {
  const byPaddle = new Map<string, WonLot[]>()
  const where = [{ field: 'state', in: ['Sold', 'PostSale'] }] as const
  const orderBy = [{ field: 'type' }, { field: 'listKeys.number' }] as const
  for await (const { document } of listerOf(soldLots, sale).each({ where, orderBy }, pageSize)) {
    const { lotNumber, paddle = '', hammer = 0, premium = 0, resultFromFile: fromFile } = document
    byPaddle.set(paddle, [...(byPaddle.get(paddle) ?? []), { lotNumber, hammer, premium, ...(fromFile && { fromFile }) }])
  }
  return byPaddle
}

const bidderByPaddle = async (sale: PartitionReader): Promise<Map<string, string>> => {
  const holders = new Map<string, string>()
  for await (const { document } of listerOf(paddles, sale).each({}, pageSize)) holders.set(document.paddle, document.bidderId)
  return holders
}

const storedContributions = async (house: PartitionReader, auctionId: string): Promise<Map<string, Versioned<SaleContribution>>> => {
  const stored = new Map<string, Versioned<SaleContribution>>()
  const where = [{ field: 'auctionId', equals: auctionId }] as const
  for await (const one of readerOf(saleContributionRecord, house).each({ where }, pageSize)) stored.set(one.document.bidderId, one)
  return stored
}
