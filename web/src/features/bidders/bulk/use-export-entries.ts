import { exportFormats } from '@auctionwiz/contracts/bidder-columns'
import { usePermissionReason } from '../../../app/permissions.ts'
import type { Selection } from '../../../ui/data-table/selection.ts'
import type { MenuEntry } from '../../../ui/MenuButton.tsx'
import { printKey } from '../../../ui/print/use-print-key.ts'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'
import { useExport } from './use-export.ts'

export interface ExportOptions {
  state: BidderListState
  /** The selected bidders; without it all that match the filter. */
  selection?: Selection | undefined
  /** Prints the list. */
  onPrint?: (() => void) | undefined
  /** Why it is disabled. */
  reason?: string | undefined
}

/** The menu entries that take the list out: as CSV, as Excel, on paper. */
export const useExportEntries = ({ state, selection, onPrint, reason }: ExportOptions): { busy: boolean; groups: MenuEntry[][] } => {
  const mayNot = usePermissionReason('bidders:export')
  const { busy, send } = useExport(state, selection)
  const groups = [
    exportFormats.map((format) => ({
      id: format,
      label: bidderText.exportAs[format],
      reason: mayNot ?? reason ?? (busy ? bidderText.exporting : undefined),
      onSelect: () => void send(format),
    })),
    onPrint ? [{ id: 'print', label: bidderText.print, reason: mayNot, hint: printKey, onSelect: onPrint }] : [],
  ]
  return { busy, groups }
}
