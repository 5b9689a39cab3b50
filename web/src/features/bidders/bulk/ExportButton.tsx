import { exportFormats } from '@auctionwiz/contracts/bidder-columns'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { usePermissionReason } from '../../../app/permissions.ts'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { printKey } from '../../../ui/print/use-print-key.ts'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'
import { useExport } from './use-export.ts'

export interface ExportButtonProps {
  state: BidderListState
  /** The selected bidders; without it all that match the filter. */
  selection?: Selection
  /** Prints the list. */
  onPrint?: () => void
  /** Why it is disabled. */
  reason?: string | undefined
}

/** Exports the list as CSV or Excel. */
export const ExportButton = ({ state, selection, onPrint, reason }: ExportButtonProps) => {
  const mayNot = usePermissionReason('bidders:export')
  const { busy, send } = useExport(state, selection)
  return (
    <MenuButton
      label={bidderText.export}
      icon={<ArrowDownload20Regular />}
      groups={[
        exportFormats.map((format) => ({
          id: format,
          label: bidderText.exportAs[format],
          reason: mayNot ?? reason ?? (busy ? bidderText.exporting : undefined),
          onSelect: () => void send(format),
        })),
        onPrint ? [{ id: 'print', label: bidderText.print, reason: mayNot, hint: printKey, onSelect: onPrint }] : [],
      ]}
    >
      {busy ? bidderText.exporting : bidderText.export}
    </MenuButton>
  )
}
