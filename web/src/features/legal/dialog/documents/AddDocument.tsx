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

const nameLimit = 200
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
  /** The name follows the file until somebody writes another. */
  const choose = (chosen: File | undefined) => {
    if (name.trim() === '' || name === nameOf(file)) setName(nameOf(chosen))
    setFile(chosen)
  }
  const clear = () => {
    setFile(undefined)
    setName('')
    setDocument('')
    if (input.current) input.current.value = ''
  }
  return (
    <AddForm
      check={() => problemsOf({ file, name, type, documentId })}
      first="file"
      send={send}
      dirty={file !== undefined || name !== ''}
      onClear={clear}
      action={documentText.addDocument}
      busyAction={documentText.uploading}
    >
      {(problems) => (
        <>
          <Field label={documentText.fileField} hint={documentText.fileHint} error={problems.file}>
            <FileInput ref={input} accept={accepted} onChange={({ target }) => choose(target.files?.[0])} />
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
              <Field label={documentText.documentName} error={problems.name}>
                <TextInput autoComplete="off" maxLength={nameLimit} value={name} onChange={({ target }) => setName(target.value)} />
              </Field>
              <Field label={documentText.documentType} error={problems.type}>
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

interface Given {
  file: File | undefined
  name: string
  type: string
  documentId: string
}

/** A new version keeps the name and the type of its document. */
const problemsOf = ({ file, name, type, documentId }: Given) => ({
  file: fileProblem(file),
  ...(documentId === '' && {
    name: name.trim() === '' ? documentText.nameRequired : undefined,
    type: type === '' ? documentText.typeRequired : undefined,
  }),
})

const nameOf = (file: File | undefined): string => file?.name.replace(/\.[^.]*$/, '').slice(0, nameLimit) ?? ''

const fileProblem = (file: File | undefined): string | undefined => {
  if (file === undefined) return documentText.chooseFile
  if (file.size > caseDocumentLimit) return documentText.fileTooLarge
  return caseDocumentExtensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)) ? undefined : documentText.wrongFile
}

/** The text fields come before the file, which the service reads as a stream. */
const formOf = ({ file, ...fields }: Given & { file: File }): FormData => {
  const form = new FormData()
  const { documentId } = fields
  const sent = documentId === '' ? { name: fields.name.trim(), type: fields.type } : { documentId }
  for (const [field, value] of Object.entries(sent)) if (value !== '') form.append(field, value)
  form.append('file', file)
  return form
}
