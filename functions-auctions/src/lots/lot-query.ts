import type { LotFilter } from '@auctionwiz/contracts/lots'
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
export const lotSelection = ({ state, search = '', sort = 'number' }: LotFilter): Required<Selection<LotDocument>> => {
  const descending = sort.startsWith('-')
  const key = sort.replace('-', '') as 'number' | 'title' | 'estimate' | 'hammer'
  return {
    where: [...(state ? [{ field: 'state', equals: state } as const] : []), ...searchConditions(search)],
    orderBy: [
      { field: 'type', descending },
      { field: `listKeys.${key}`, descending },
    ],
  }
}
