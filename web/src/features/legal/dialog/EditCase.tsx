import { type LegalCase, readLegalCase, updateLegalCase } from '@auctionwiz/contracts/legal-cases'
import { useCall } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { FieldPair } from '../../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { RecordSection } from '../../../ui/record-form/RecordSection.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { CaseFields } from '../CaseFields.tsx'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { caseChangeOf, caseValues, changeShapes, checkChange } from './case-change.ts'
import { useKeepCase } from './use-case-change.ts'

/** Updates a case; what others saved meanwhile is merged. */
const EditCase = ({ opened, onClose }: { opened: LegalCase; onClose: () => void }) => {
  const call = useCall()
  const keep = useKeepCase()
  const format = useFormat()
  const params = { id: opened.id }
  const currency = opened.claimAmount?.currency ?? format.currency
  const mayNot = usePermissionReason('legal:edit')
  const form = useRecordForm({
    opened: caseValues(opened),
    check: (values) => checkChange(values, currency),
    send: (values, base) => call(updateLegalCase, { params, body: caseChangeOf(values, base, currency) }),
    latest: async () => caseValues(await call(readLegalCase, { params })),
    onSaved: (saved) => {
      keep(saved)
      toast({ text: caseText.updated({ number: saved.caseNumber }) })
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: caseText.updateFailed }),
  })
  const labels = { ...legalText.fields, ...caseText.labels }
  const fields = { name: 'case', form, shapes: changeShapes, labels }
  return (
    <RecordDialog
      title={caseText.updateTitle({ number: opened.caseNumber })}
      name="case"
      form={form}
      labels={labels}
      submit={{ label: caseText.update, busy: caseText.updating }}
      reason={mayNot ?? (opened.status === 'CLOSED' ? caseText.isClosed : undefined)}
      onClose={onClose}
    >
      <CaseFields form={form} choosesBidder opened={opened}>
        <RecordSection title={caseText.proceedings}>
          <RecordField {...fields} field="legalCounsel" />
          <RecordField {...fields} field="courtCaseNumber" />
          <FieldPair>
            <RecordField {...fields} field="filingDeadline" />
            <RecordField {...fields} field="estimatedResolutionDate" />
          </FieldPair>
          <RecordField {...fields} field="involvedParties" hint={caseText.onePerLine} />
          <RecordField {...fields} field="resolutionNotes" />
        </RecordSection>
      </CaseFields>
    </RecordDialog>
  )
}

export default EditCase
