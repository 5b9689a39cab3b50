import type { ExportFormat } from '@auctionwiz/contracts/bidder-columns'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { fill } from '../../../messages/index.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'
import { readLayout } from '../view/layout.ts'
import type { Selection } from './selection.ts'

/** Exports all that match the filter, or the selected bidders, in the columns of the list. */
export const useExport = (state: BidderListState, selection?: Selection) => {
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const send = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const { exportList } = await import('./export-list.ts')
      await exportList(call, { state, selection, format, columns: readLayout().columns })
    } catch (error) {
      toast({ tone: 'problem', text: fill(bidderText.exportFailed, { problem: errorMessage(error) }) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
