import { exportLegalCases } from '@auctionwiz/contracts/legal-case-files'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall } from '../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useAction } from '../../confirm/use-action.ts'
import { type CasesState, casesQuery } from '../case-address.ts'
import { caseText } from '../case-messages.ts'

/** Exports all cases that match the filters, not only those on screen. */
export const ExportCases = ({ state }: { state: CasesState }) => {
  const mayNot = usePermissionReason('legal:export')
  const call = useCall()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      const { limit: _limit, ...query } = casesQuery(state)
      saveFile((await call(exportLegalCases, { query })) as Blob, `legal-cases-${new Date().toISOString().slice(0, 10)}.csv`)
    }, caseText.exportFailed)
  return (
    <Button look="subtle" icon={<ArrowDownload20Regular />} reason={mayNot} busy={busy} onClick={() => void save()}>
      {caseText.export}
    </Button>
  )
}
