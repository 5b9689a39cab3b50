import { type CaseDocument, caseDocumentTypes, listCaseDocuments, updateCaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { useCall } from '../../../../app/calls/use-call.ts'
import { useRefresh } from '../../../../app/calls/use-mutation.ts'
import { RecordDialog } from '../../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../../ui/record-form/RecordField.tsx'
import { type FieldShape, shapesOf } from '../../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../../ui/Toasts.tsx'
import { documentText } from './messages.ts'

/** A document keeps a name. */
const shapes: Readonly<Record<string, FieldShape>> = {
  ...shapesOf(updateCaseDocument.body),
  name: { kind: 'line', required: true, options: [] },
}

interface ChangeDocumentProps {
  caseId: string
  document: CaseDocument
  onClose: () => void
}

/** Gives a document another name or type. */
const ChangeDocument = ({ caseId, document: { id, name, type }, onClose }: ChangeDocumentProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: { name, type: type as string }, version: '' },
    check: (values) => (values.name.trim() === '' ? { name: documentText.nameRequired } : {}),
    send: (values) =>
      call(updateCaseDocument, {
        params: { id: caseId, documentId: id },
        body: { name: values.name.trim(), type: caseDocumentTypes.find((one) => one === values.type) },
      }),
    onSaved: () => {
      refresh([listCaseDocuments, listCaseEvents])
      toast({ text: documentText.changed })
      onClose()
    },
  })
  const labels = { name: documentText.documentName, type: documentText.documentType }
  const fields = { name: 'document', form, shapes, labels }
  return (
    <RecordDialog title={documentText.changeTitle({ name })} width={440} name="document" form={form} labels={labels} onClose={onClose}>
      <RecordField {...fields} field="name" />
      <RecordField {...fields} field="type" options={caseDocumentTypes.map((one) => [one, documentText.documentTypes[one]] as const)} />
    </RecordDialog>
  )
}

export default ChangeDocument
