import { type CaseDocument, listCaseDocuments, removeCaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { ConfirmChange } from '../../../../ui/ConfirmChange.tsx'
import { toast } from '../../../../ui/Toasts.tsx'
import { documentText } from './messages.ts'

interface RemoveDocumentProps {
  caseId: string
  document: CaseDocument
  onClose: () => void
}

const RemoveDocument = ({ caseId, document: { id, name }, onClose }: RemoveDocumentProps) => (
  <ConfirmChange
    endpoint={removeCaseDocument}
    input={{ params: { id: caseId, documentId: id } }}
    refreshes={[listCaseDocuments, readLegalCase, listCaseEvents]}
    title={documentText.removeTitle({ name })}
    confirmLabel={documentText.remove}
    onDone={() => {
      toast({ text: documentText.removed })
      onClose()
    }}
    onClose={onClose}
  >
    {documentText.removeText}
  </ConfirmChange>
)

export default RemoveDocument
