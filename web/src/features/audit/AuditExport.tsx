import { exportAuditEvents } from '@auctionwiz/contracts/audit'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall } from '../../app/calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { ScreenActions } from '../../ui/ScreenPlaces.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/Toasts.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { useAction } from '../confirm/use-action.ts'
import { auditText as text } from './messages.ts'
import type { AuditAddress } from './use-audit-address.ts'

/** Exports all events that match the filter, not only those on screen. */
export const AuditExport = ({ query }: Pick<AuditAddress, 'query'>) => {
  const call = useCall()
  const phone = !useWide(641)
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      saveFile((await call(exportAuditEvents, { query })) as Blob, text.fileName)
      toast({ text: text.exported({ file: text.fileName }) })
    }, text.exportFailed)
  return (
    <ScreenActions>
      <Button icon={<ArrowDownload20Regular />} busy={busy} aria-label={phone ? text.exportCsv : undefined} onClick={() => void save()}>
        {phone ? undefined : busy ? text.exporting : text.exportCsv}
      </Button>
    </ScreenActions>
  )
}
