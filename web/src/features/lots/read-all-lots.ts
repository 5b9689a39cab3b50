import type { Client } from '@auctionwiz/contracts/client'
import { type LotFilter, type LotSummary, listLots } from '@auctionwiz/contracts/lots'

const pageSize = 200

/** All lots that match, page by page. */
export const readAllLots = async (call: Client, auctionId: string, filter: LotFilter = {}): Promise<LotSummary[]> => {
  const lots: LotSummary[] = []
  let page: string | undefined
  do {
    const answer = await call(listLots, { params: { id: auctionId }, query: { ...filter, limit: pageSize, ...(page && { page }) } })
    lots.push(...answer.lots)
    page = answer.nextPage
  } while (page !== undefined)
  return lots
}
