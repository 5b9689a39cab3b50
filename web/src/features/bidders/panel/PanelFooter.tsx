import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { exportPersonalData } from '@auctionwiz/contracts/personal-data'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Flag20Regular } from '@fluentui/react-icons/headless/svg/flag'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { PersonDelete20Regular } from '@fluentui/react-icons/headless/svg/person-delete'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../app/calls/use-call.ts'
import { paths } from '../../../app/paths.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { Spacer } from '../../../ui/Page.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { caseParameter } from '../../legal/BidderCases.tsx'
import { legalText } from '../../legal/messages.ts'
import { useBidders } from '../bidders-context.ts'
import { bidderText } from '../messages.ts'
import { profileText } from './messages.ts'

const SendEmail = lazyDialog(() => import('./SendEmail.tsx'))
const FileCase = lazyDialog(() => import('../../legal/FileCase.tsx'))
const ErasePersonalData = lazyDialog(() => import('./ErasePersonalData.tsx'))

/** The actions for the panel's bidder; disabled ones say why. */
export const PanelFooter = ({ bidder }: { bidder: Bidder | BidderSummary }) => {
  const { edit, remove, reload, close } = useBidders()
  const [open, setOpen] = useState<'email' | 'report' | 'erase'>()
  const exportData = useExport(bidder)
  const navigate = useNavigate()
  const wide = useWide(641)
  const shut = () => setOpen(undefined)
  const mayNot = {
    edit: usePermissionReason('bidders:edit'),
    email: usePermissionReason('communications:email'),
    report: usePermissionReason('legal:create'),
    delete: usePermissionReason('bidders:delete'),
    export: usePermissionReason('system:audit'),
    readAll: usePermissionReason('bidders:history_edit'),
  }
  return (
    <>
      <Button
        icon={wide && <Mail20Regular />}
        reason={mayNot.email ?? (bidder.email === '' ? bidderText.noEmail : undefined)}
        onClick={() => setOpen('email')}
      >
        {profileText.sendEmail}
      </Button>
      <Button icon={wide && <Edit20Regular />} reason={mayNot.edit} onClick={() => edit(bidder.id)}>
        {bidderText.editSettings}
      </Button>
      <Button icon={wide && <Flag20Regular />} reason={mayNot.report} onClick={() => setOpen('report')}>
        {legalText.report}
      </Button>
      <Spacer />
      <MenuButton
        label={profileText.moreActions({ name: bidder.name })}
        groups={[
          [
            {
              id: 'export',
              label: profileText.exportData,
              icon: <ArrowDownload20Regular />,
              reason: mayNot.export ?? mayNot.readAll,
              onSelect: () => void exportData(),
            },
          ],
          [
            {
              id: 'delete',
              label: bidderText.deleteBidder,
              icon: <Delete20Regular />,
              danger: true,
              reason: mayNot.delete,
              onSelect: () => remove(bidder),
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
      <Suspense fallback={null}>
        {open === 'email' && <SendEmail bidder={bidder} onClose={shut} />}
        {open === 'report' && (
          <FileCase
            bidderId={bidder.id}
            onClose={shut}
            onFiled={({ id, caseNumber }) => {
              shut()
              const onAction = () => void navigate(`${paths.bidders}/${bidder.id}?${caseParameter}=${id}`)
              toast({ text: legalText.filed({ number: caseNumber }), action: { label: legalText.view, onAction } })
            }}
          />
        )}
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
