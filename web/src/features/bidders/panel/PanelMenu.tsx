import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { exportPersonalData } from '@auctionwiz/contracts/personal-data'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Flag20Regular } from '@fluentui/react-icons/headless/svg/flag'
import { PersonDelete20Regular } from '@fluentui/react-icons/headless/svg/person-delete'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { Suspense, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { printKey } from '../../../ui/print/use-print-key.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { legalText } from '../../legal/messages.ts'
import { useBidders } from '../bidders-context.ts'
import { bidderText } from '../messages.ts'
import { usePrintSheet } from '../use-print-sheet.tsx'
import { profileText } from './messages.ts'

const ReportBidder = lazyDialog(() => import('./ReportBidder.tsx'))
const ErasePersonalData = lazyDialog(() => import('./ErasePersonalData.tsx'))

/** The rarer actions for the panel's bidder, those on personal data last. */
export const PanelMenu = ({ bidder, record }: { bidder: Bidder | BidderSummary; record: Bidder | undefined }) => {
  const { remove, reload, close } = useBidders()
  const [open, setOpen] = useState<'report' | 'erase'>()
  const shut = () => setOpen(undefined)
  const phone = !useWide(641)
  const { print, sheet } = usePrintSheet(record)
  const exportData = useExport(bidder)
  const mayNot = {
    delete: usePermissionReason('bidders:delete'),
    export: usePermissionReason('system:audit'),
    readAll: usePermissionReason('bidders:history_edit'),
    report: usePermissionReason('legal:create'),
  }
  return (
    <>
      <MenuButton
        label={profileText.moreActions({ name: bidder.name })}
        groups={[
          [{ id: 'print', label: profileText.print, icon: <Print20Regular />, hint: printKey, onSelect: print }],
          phone
            ? [{ id: 'report', label: legalText.report, icon: <Flag20Regular />, reason: mayNot.report, onSelect: () => setOpen('report') }]
            : [],
          [
            {
              id: 'delete',
              label: bidderText.deleteBidder,
              icon: <Delete20Regular />,
              danger: true,
              reason: mayNot.delete,
              onSelect: () => remove(bidder),
            },
          ],
          [
            {
              id: 'export',
              label: profileText.exportData,
              icon: <ArrowDownload20Regular />,
              reason: mayNot.export ?? mayNot.readAll,
              onSelect: () => void exportData(),
            },
            {
              id: 'erase',
              label: profileText.eraseData,
              icon: <PersonDelete20Regular />,
              danger: true,
              reason: mayNot.delete,
              onSelect: () => setOpen('erase'),
            },
          ],
        ]}
      />
      {sheet}
      <Suspense fallback={null}>
        {open === 'report' && <ReportBidder bidderId={bidder.id} onClose={shut} />}
        {open === 'erase' && (
          <ErasePersonalData
            bidder={bidder}
            onClose={shut}
            onErased={() => {
              reload()
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const useExport = ({ id, bidderId }: Bidder | BidderSummary) => {
  const call = useCall()
  return async (): Promise<void> => {
    try {
      saveFile((await call(exportPersonalData, { params: { id } })) as Blob, `${bidderId}-personal-data.json`)
    } catch (error) {
      toast({ tone: 'problem', text: profileText.exportFailed({ problem: errorMessage(error) }) })
    }
  }
}
