import { exportPayments, type PaymentDueFilter } from '@auctionwiz/contracts/payments-due'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall } from '../../app/calls/use-call.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useAction } from '../confirm/use-action.ts'
import { paymentsDueText as text } from './messages.ts'

interface ExportPaymentsProps {
  query: Omit<PaymentDueFilter, 'page' | 'limit'>
  phone: boolean
}

/** Exports the payments of all winners whom the filter finds, and what they still owe. */
export const ExportPayments = ({ query, phone }: ExportPaymentsProps) => {
  const mayNot = usePermissionReason('payments:reports')
  const call = useCall()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      saveFile((await call(exportPayments, { query })) as Blob, `payments-${new Date().toISOString().slice(0, 10)}.csv`)
    }, text.exportFailed)
  return (
    <Button
      icon={<ArrowDownload20Regular />}
      {...(phone && { 'aria-label': text.export })}
      reason={mayNot}
      busy={busy}
      onClick={() => void save()}
    >
      {!phone && text.export}
    </Button>
  )
}
