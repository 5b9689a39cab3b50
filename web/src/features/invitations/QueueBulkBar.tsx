import { exportSelectedBidders } from '@auctionwiz/contracts/bidder-export'
import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { bulkIdLimit } from '@auctionwiz/contracts/bulk'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { Prohibited20Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { Suspense, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { BulkBar } from '../../ui/data-table/BulkBar.tsx'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'
import type { Verdict } from './use-decide.ts'

const EmailBidders = lazyDialog(() => import('./emailing/EmailBidders.tsx'))

interface QueueBulkBarProps {
  access: SelectionAccess
  /** How many the selection or its group has at most. */
  total: number
  onSelectAll: (() => void) | undefined
  /** The selected rows that are fetched. */
  chosen: readonly Invitation[]
  /** Fetches all that are selected, as far as one action takes them. */
  readAll: () => Promise<readonly Invitation[]>
  /** Undefined for decisions that are made. */
  onDecide: ((verdict: Verdict) => void) | undefined
  busy: boolean
  mayNot: string | undefined
}

/** The footer while decisions are selected. */
const QueueBulkBar = ({ access, total, onSelectAll, chosen, readAll, onDecide, busy, mayNot }: QueueBulkBarProps) => {
  const format = useFormat()
  const call = useCall()
  const { selection } = access
  const [mailing, setMailing] = useState<readonly Invitation[]>()
  const [reading, setReading] = useState(false)
  const mayNotMail = usePermissionReason('communications:email')
  const mayNotExport = usePermissionReason('bidders:export')
  const count = selection.all ? total : selection.ids.size
  const tooMany = count > bulkIdLimit ? invitationText.tooMany({ limit: format.number(bulkIdLimit) }) : undefined
  const withAll = async (act: (rows: readonly Invitation[]) => unknown): Promise<void> => {
    setReading(true)
    try {
      await act(selection.all ? await readAll() : chosen)
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
    } finally {
      setReading(false)
    }
  }
  const exportFile = async (rows: readonly Invitation[]) => {
    const content = await call(exportSelectedBidders, { body: { format: 'xlsx', ids: rows.map(({ bidderId }) => bidderId) } })
    saveFile(content as Blob, `bidders-${new Date().toISOString().slice(0, 10)}.xlsx`)
  }
  return (
    <>
      <BulkBar access={access} total={format.number(total)} more={total > selection.ids.size} onSelectAll={onSelectAll}>
        {onDecide && (
          <>
            <Button look="subtle" icon={<Checkmark20Regular />} reason={mayNot} busy={busy} onClick={() => onDecide('invited')}>
              {invitationText.approve}
            </Button>
            <Button look="subtle" icon={<Prohibited20Regular />} reason={mayNot} busy={busy} onClick={() => onDecide('denied')}>
              {invitationText.deny}
            </Button>
          </>
        )}
        <Button
          look="subtle"
          icon={<Mail20Regular />}
          reason={mayNotMail ?? tooMany}
          busy={reading}
          onClick={() => void withAll(setMailing)}
        >
          {invitationText.sendEmail}
        </Button>
        <Button
          look="subtle"
          icon={<ArrowDownload20Regular />}
          reason={mayNotExport ?? tooMany}
          busy={reading}
          onClick={() => void withAll(exportFile)}
        >
          {invitationText.export}
        </Button>
        {onDecide && <span className={look('note')}>{invitationText.oneEmail}</span>}
      </BulkBar>
      {mailing && (
        <Suspense fallback={null}>
          <EmailBidders
            bidders={mailing.map(({ bidderId, bidderName }) => ({ id: bidderId, name: bidderName }))}
            onClose={() => setMailing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

export default QueueBulkBar
