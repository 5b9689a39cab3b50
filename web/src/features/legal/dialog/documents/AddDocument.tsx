import {
  addCaseDocument,
  type CaseDocument,
  caseDocumentExtensions,
  caseDocumentLimit,
  caseDocumentTypes,
  listCaseDocuments,
} from '@auctionwiz/contracts/legal-case-documents'
import { listCaseEvents } from '@auctionwiz/contracts/legal-case-workflow'
import { readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { useRef, useState } from 'react'
import { useCall } from '../../../../app/calls/use-call.ts'
import { useRefresh } from '../../../../app/calls/use-mutation.ts'
import { Field } from '../../../../ui/Field.tsx'
import { FileInput } from '../../../../ui/FileInput.tsx'
import { FieldPair } from '../../../../ui/record-form/FieldPair.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { AddForm } from '../AddForm.tsx'
import { documentText } from './messages.ts'

const accepted = caseDocumentExtensions.map((extension) => `.${extension}`).join(',')

/** Adds a document to a case, or a version to one that it has. */
export const AddDocument = ({ id, documents }: { id: string; documents: readonly CaseDocument[] }) => {
  const call = useCall()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [type, setType] = useState('')
  const [documentId, setDocument] = useState('')
  const send = async (idempotencyKey: string) => {
    if (file === undefined) return
    await call(addCaseDocument, { params: { id }, body: formOf({ file, name, type, documentId }), idempotencyKey })
    refresh([listCaseDocuments, readLegalCase, listCaseEvents])
  }
  const clear = () => {
    setFile(undefined)
    setName('')
    setDocument('')
    if (input.current) input.current.value = ''
  }
  return (
    <AddForm
      check={() => problemOf(file)}
      send={send}
      dirty={file !== undefined || name !== ''}
      onClear={clear}
      action={documentText.addDocument}
      busyAction={documentText.uploading}
    >
      {(problem) => (
        <>
          <Field label={documentText.fileField} hint={documentText.fileHint} error={problem}>
            <FileInput ref={input} accept={accepted} onChange={({ target }) => setFile(target.files?.[0])} />
          </Field>
          {documents.length > 0 && (
            <Field label={documentText.versionOf}>
              <Select value={documentId} onChange={({ target }) => setDocument(target.value)}>
                <option value="">{documentText.newDocument}</option>
                {documents.map((document) => (
                  <option key={document.id} value={document.id}>
                    {document.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {documentId === '' && (
            <FieldPair>
              <Field label={documentText.documentName} optional>
                <TextInput autoComplete="off" maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
              </Field>
              <Field label={documentText.documentType}>
                <Select value={type} onChange={({ target }) => setType(target.value)}>
                  {['', ...caseDocumentTypes].map((each) => (
                    <option key={each} value={each}>
                      {caseDocumentTypes.find((known) => known === each) ? labelOf(each) : documentText.chooseType}
                    </option>
                  ))}
                </Select>
              </Field>
            </FieldPair>
          )}
        </>
      )}
    </AddForm>
  )
}

const labelOf = (type: string): string => {
  const known = caseDocumentTypes.find((one) => one === type)
  return known ? documentText.documentTypes[known] : type
}

const problemOf = (file: File | undefined): string | undefined => {
  if (file === undefined) return documentText.chooseFile
  if (file.size > caseDocumentLimit) return documentText.fileTooLarge
  return caseDocumentExtensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)) ? undefined : documentText.wrongFile
}

/** The text fields come before the file, which the service reads as a stream. */
const formOf = ({ file, ...fields }: { file: File; name: string; type: string; documentId: string }): FormData => {
  const form = new FormData()
  const { documentId } = fields
  const sent = documentId === '' ? { name: fields.name.trim(), type: fields.type } : { documentId }
  for (const [field, value] of Object.entries(sent)) if (value !== '') form.append(field, value)
  form.append('file', file)
  return form
}
