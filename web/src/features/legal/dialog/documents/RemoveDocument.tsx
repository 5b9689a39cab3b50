import { type CaseDocument, listCaseDocuments, removeCaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { useMutation } from '../../../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../../../ui/Dialog.tsx'
import { errorMessage } from '../../../../ui/ErrorState.tsx'
import { look } from '../../../../ui/look.ts'
import { toast } from '../../../../ui/Toasts.tsx'
import { documentText } from './messages.ts'

interface RemoveDocumentProps {
  caseId: string
  document: CaseDocument
  onClose: () => void
}

const RemoveDocument = ({ caseId, document: { id, name }, onClose }: RemoveDocumentProps) => {
  const { change, busy, error } = useMutation(removeCaseDocument, { refreshes: [listCaseDocuments, readLegalCase, listCaseEvents] })
  const remove = async () => {
    if (!(await change({ params: { id: caseId, documentId: id } }))) return
    toast({ text: documentText.removed })
    onClose()
  }
  return (
    <ConfirmDialog
      title={documentText.removeTitle({ name })}
      confirmLabel={documentText.remove}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={look('noMargin')}>{documentText.removeText}</p>
      {error !== undefined && (
        <p role="alert" className={look('problem')}>
          {errorMessage(error)}
        </p>
      )}
    </ConfirmDialog>
  )
}

export default RemoveDocument
