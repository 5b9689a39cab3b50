import { exportCaseDocuments } from '@auctionwiz/contracts/legal-case-files'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall } from '../../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../../app/permissions.ts'
import { Button } from '../../../../ui/Button.tsx'
import { look } from '../../../../ui/look.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { useAction } from '../../../confirm/use-action.ts'
import { documentText } from './messages.ts'

/** Downloads the latest versions of all documents of a case as one archive. */
export const ExportDocuments = ({ caseId, number }: { caseId: string; number: string }) => {
  const mayNot = usePermissionReason('legal:export')
  const call = useCall()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      const content = await call(exportCaseDocuments, { params: { id: caseId } })
      saveFile(content as Blob, `${number}-documents-${new Date().toISOString().slice(0, 10)}.zip`)
    }, documentText.exportFailed)
  return (
    <div className={look('padTopM')}>
      <Button icon={<ArrowDownload20Regular />} reason={mayNot} busy={busy} onClick={() => void save()}>
        {documentText.exportAll}
      </Button>
    </div>
  )
}
