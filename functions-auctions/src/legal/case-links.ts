import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { readAuction } from '@auctionwiz/records/auctions'
import { lotRecord } from '@auctionwiz/records/lots'

/** The bidder may have been merged into another since the form was opened: the case is about that one. @throws Failure `not_found` */
export const bidderLink = async (house: PartitionReader, id: string): Promise<Pick<CaseState, 'bidderId' | 'bidderName'>> => {
  const bidder = await resolveMerged(house, id)
  if (!bidder) throw notFound('Bidder')
  const { firstName, lastName } = bidder.document
  return { bidderId: bidder.document.id, bidderName: `${firstName} ${lastName}`.trim() }
}

/** @throws Failure `not_found` */
export const auctionLink = async (
  house: PartitionReader,
  id: string,
  now: Date,
): Promise<Pick<CaseState, 'auctionId' | 'auctionTitle'>> => ({ auctionId: id, auctionTitle: (await readAuction(house, id, now)).title })

/** Lots of an auction. @throws Failure `not_found` for one that is not in it */
export const lotLinks = async (
  house: PartitionReader,
  auctionId: string | undefined,
  ids: readonly string[],
): Promise<CaseState['lots']> => {
  if (ids.length === 0) return []
  if (auctionId === undefined) throw notFound('Lot')
  const lots = readerOf(lotRecord, house.in('auctions').within(auctionId))
  const found = await Promise.all([...new Set(ids)].map((id) => lots.read(id)))
  return found.map(({ document: { id, lotNumber, title } }) => ({ id, lotNumber, title }))
}
