import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../../../ui/Button.tsx'
import { look } from '../../../../ui/look.ts'
import { documentText } from './messages.ts'
import { useExportDocuments } from './use-export-documents.ts'

/** Exports the documents of the open case. */
export const ExportDocuments = ({ caseId, number }: { caseId: string; number: string }) => {
  const { mayNot, busy, save } = useExportDocuments()
  return (
    <div className={look('padTopM')}>
      <Button icon={<ArrowDownload20Regular />} reason={mayNot} busy={busy} onClick={() => void save(caseId, number)}>
        {documentText.exportAll}
      </Button>
    </div>
  )
}
