import type { BidderColumn, ExportFormat } from '@auctionwiz/contracts/bidder-columns'
import { exportBidders, exportSelectedBidders } from '@auctionwiz/contracts/bidder-export'
import type { Client } from '@auctionwiz/contracts/client'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { type BidderListState, listQuery } from '../list-state.ts'

export interface ExportedList {
  state: BidderListState
  /** The selected bidders; without it, or with all, what matches the filter. */
  selection?: Selection | undefined
  columns: readonly BidderColumn[]
  format: ExportFormat
}

/** Downloads the list as a file. */
export const exportList = async (call: Client, { state, selection, columns: chosen, format }: ExportedList): Promise<void> => {
  const { limit: _limit, page: _page, ...filter } = listQuery(state)
  const columns = [...chosen]
  const content =
    selection && !selection.all
      ? await call(exportSelectedBidders, { body: { format, columns, ids: [...selection.ids] } })
      : await call(exportBidders, { query: { ...filter, format, columns } })
  saveFile(content as Blob, `bidders-${new Date().toISOString().slice(0, 10)}.${format}`)
}
