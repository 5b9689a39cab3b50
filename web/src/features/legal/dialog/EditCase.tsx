import {
  caseCategories,
  casePriorities,
  type LegalCase,
  partyTypes,
  readLegalCase,
  updateLegalCase,
} from '@auctionwiz/contracts/legal-cases'
import { useCall } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { FieldPair } from '../../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { CaseBidder } from '../CaseBidder.tsx'
import { optionsOf, Section, useAuctionOptions } from '../CaseFields.tsx'
import { CaseTypeField } from '../CaseTypeField.tsx'
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
  const auctions = useAuctionOptions()
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
      <div>
        <Section title={legalText.aboutCase}>
          <RecordField {...fields} field="title" />
          <CaseTypeField
            id="case-caseType"
            value={form.values.caseType}
            error={form.errors.caseType}
            onChange={(caseType) => form.type({ caseType })}
          />
          <RecordField {...fields} field="category" options={optionsOf(legalText.categories, caseCategories)} />
          <RecordField {...fields} field="priority" options={optionsOf(legalText.priorities, casePriorities)} />
          <RecordField {...fields} field="jurisdiction" />
          <RecordField {...fields} field="claimAmount" />
          {auctions && <RecordField {...fields} field="auctionId" options={auctions} />}
          <CaseBidder id="case-bidderId" chosen={form.values.bidderId} onChoose={(bidderId) => form.type({ bidderId })} />
          <RecordField {...fields} field="description" rows={7} />
        </Section>
        <Section title={caseText.proceedings}>
          <RecordField {...fields} field="legalCounsel" />
          <RecordField {...fields} field="courtCaseNumber" />
          <FieldPair>
            <RecordField {...fields} field="filingDeadline" />
            <RecordField {...fields} field="estimatedResolutionDate" />
          </FieldPair>
          <RecordField {...fields} field="involvedParties" hint={caseText.onePerLine} />
          <RecordField {...fields} field="resolutionNotes" />
        </Section>
        {(['plaintiff', 'defendant'] as const).map((party) => (
          <Section key={party} title={legalText[party]}>
            <RecordField {...fields} field={`${party}Name`} />
            <RecordField {...fields} field={`${party}Type`} options={optionsOf(legalText.parties, partyTypes, legalText.notGiven)} />
            <RecordField {...fields} field={`${party}Email`} />
          </Section>
        ))}
      </div>
    </RecordDialog>
  )
}

export default EditCase
