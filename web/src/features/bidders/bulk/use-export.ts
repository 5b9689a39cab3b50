import type { ExportFormat } from '@auctionwiz/contracts/bidder-columns'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { useListLayout } from '../../../ui/data-table/use-list-layout.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { bidderList } from '../columns.tsx'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'

/** Exports all that match the filter, or the selected bidders, in the columns of the list. */
export const useExport = (state: BidderListState, selection?: Selection) => {
  const call = useCall()
  const { columns } = useListLayout(bidderList)
  const [busy, setBusy] = useState(false)
  const send = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const { exportList } = await import('./export-list.ts')
      await exportList(call, { state, selection, format, columns })
    } catch (error) {
      toast({ tone: 'problem', text: bidderText.exportFailed({ problem: errorMessage(error) }) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
