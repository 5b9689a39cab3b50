import { deleteLegalCase, type LegalCase, listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { usePermissionReason } from '../../../app/permissions.ts'
import { ConfirmChange } from '../../../ui/ConfirmChange.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { caseText } from '../case-messages.ts'

interface DeleteCaseProps {
  legalCase: LegalCase
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a case goes with all that belongs to it. */
const DeleteCase = ({ legalCase: { id, caseNumber: number, version }, onDeleted, onClose }: DeleteCaseProps) => (
  <ConfirmChange
    endpoint={deleteLegalCase}
    input={{ params: { id }, body: { version } }}
    refreshes={[listLegalCases, readLegalCaseTotals]}
    title={caseText.deleteTitle({ number })}
    confirmLabel={caseText.deleteCase}
    reason={usePermissionReason('legal:delete')}
    onDone={() => {
      toast({ text: caseText.deleted({ number }) })
      onDeleted()
    }}
    onClose={onClose}
  >
    {caseText.deleteBody}
  </ConfirmChange>
)

export default DeleteCase
