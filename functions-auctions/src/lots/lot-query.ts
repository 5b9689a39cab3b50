import type { LotFilter } from '@auctionwiz/contracts/lots'
import { orderBy } from '@auctionwiz/platform/core/records/order-by'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { searchConditions } from '../search-conditions.ts'

const rowFields = [
  'auctionId',
  'lotNumber',
  'title',
  'estimateLow',
  'estimateHigh',
  'reserve',
  'startingBid',
  'state',
  'hammer',
  'premium',
  'paddle',
  'highestBid',
] as const

/** What a row is made from. */
export const lotRows = projection(lotRecord, rowFields)

/** A row of the printed catalogue. */
export const catalogueRows = projection(lotRecord, [...rowFields, 'description'])

/** The list's filter and order, which the indexes of lots serve. */
export const lotSelection = ({ state, search = '', sort = 'number' }: LotFilter): Required<Selection<LotDocument>> => ({
  where: [...(state ? [{ field: 'state', equals: state } as const] : []), ...searchConditions(search)],
  orderBy: orderBy(sort, sortFields),
})

const sortFields = { number: 'listKeys.number', title: 'listKeys.title', estimate: 'listKeys.estimate', hammer: 'listKeys.hammer' } as const
