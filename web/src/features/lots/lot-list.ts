import { type LotState, lotSorts, lotStates } from '@auctionwiz/contracts/lots'
import { useParams } from 'react-router'
import { type ListAccess, type ListState, listAddress, useListState } from '../../app/list-address.ts'
import { paths } from '../../app/paths.ts'
import { type RecordAddress, useRecordAddress } from '../../app/record-address.ts'

export type SortColumn = 'number' | 'title' | 'estimate' | 'hammer'
export type LotListState = ListState<LotState, (typeof lotSorts)[number]>

/** The list's state: all of it is in the address, `/auctions/{id}/lots/{lotId}?q=…&status=…&sort=…`. */
export const lotAddress = listAddress(lotStates, lotSorts)

export const lotsPath = (auctionId: string): string => `${paths.auctions}/${auctionId}/lots`

/** The lot whose panel is open, or the dialog for a new one. */
export interface LotAddress extends ListAccess<LotListState>, RecordAddress {
  auctionId: string
}

export const useLotAddress = (): LotAddress => {
  const { id = '', lotId } = useParams()
  return { auctionId: id, ...useListState(lotAddress), ...useRecordAddress(lotsPath(id), lotId) }
}
