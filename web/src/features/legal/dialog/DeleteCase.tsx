import { deleteLegalCase, type LegalCase, listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { caseText } from '../case-messages.ts'

interface DeleteCaseProps {
  legalCase: LegalCase
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a case goes with all that belongs to it. */
const DeleteCase = ({ legalCase: { id, caseNumber: number, version }, onDeleted, onClose }: DeleteCaseProps) => {
  const { change, busy, error } = useMutation(deleteLegalCase, { refreshes: [listLegalCases, readLegalCaseTotals] })
  const mayNot = usePermissionReason('legal:delete')
  const confirm = async () => {
    if (busy || mayNot !== undefined || !(await change({ params: { id }, body: { version } }))) return
    toast({ text: caseText.deleted({ number }) })
    onDeleted()
  }
  const problem = mayNot ?? (error === undefined ? undefined : errorMessage(error))
  return (
    <ConfirmDialog
      title={caseText.deleteTitle({ number })}
      confirmLabel={caseText.deleteCase}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{caseText.deleteBody}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </ConfirmDialog>
  )
}

export default DeleteCase
