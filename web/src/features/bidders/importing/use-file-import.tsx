import { bidderImportLimit } from '@auctionwiz/contracts/upload-files'
import { importBidders, listUploads } from '@auctionwiz/contracts/uploads'
import { Suspense, useMemo, useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { writeNumber } from '../../../app/write-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import type { DialogTab } from '../../../ui/TabDialog.tsx'
import { acceptedFiles, importProblem } from '../../uploads/file-checks.ts'
import { isWorkbook, missingProblem, readingFields, usualReading } from '../../uploads/reading-options.ts'
import { refusedFile } from '../../uploads/refused-file.ts'
import { useFileColumns } from '../../uploads/use-file-columns.ts'
import { importText } from './messages.ts'

const ReadingSection = lazyPart(() => import('../../uploads/ReadingSection.tsx'))

interface Chosen {
  file: File
  problem: string | undefined
}

/** One file of bidders, checked in the browser, sent, then imported in the background. */
export const useFileImport = (onTaken: (text: string) => void): DialogTab => {
  const [chosen, setChosen] = useState<Chosen>()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const mayNot = usePermissionReason(importBidders.access.permission)
  const format = useFormat()
  const { change, busy, error, clearError } = useMutation(importBidders, { refreshes: [listUploads] })
  const isReadable = chosen !== undefined && chosen.problem === undefined
  const files = useMemo(() => (isReadable ? [chosen.file] : []), [isReadable, chosen])
  const columns = useFileColumns(files)
  const [reading, setReading] = useState(usualReading)
  const missing = missingProblem(columns, reading)
  const ready = isReadable && missing === undefined

  const refused = refusedFile(error)

  const choose = async (file: File | undefined) => {
    clearError()
    setKey(crypto.randomUUID())
    setReading(usualReading)
    setChosen(file && { file, problem: sizeProblem(file) ?? (await importProblem(file)) })
  }

  const submit = async () => {
    if (busy || !ready || mayNot !== undefined) return
    const body = new FormData()
    body.append('importType', 'csv')
    for (const [name, value] of readingFields(reading, columns)) body.append(name, value)
    body.append('file_0', chosen.file, chosen.file.name)
    if (await change({ body, idempotencyKey })) onTaken(importText.uploaded)
  }

  const { permission } = importBidders.access
  const content = mayNot ? (
    <NoPermission permission={permission} what={importText.fileNoun} compact />
  ) : (
    <>
      <Field
        label={importText.file}
        error={chosen?.problem ?? refused}
        hint={isReadable ? importText.size({ size: format.number(Math.ceil(chosen.file.size / 1024)) }) : importText.columns}
      >
        <FileInput accept={acceptedFiles} onChange={({ target }) => void choose(target.files?.[0])} />
      </Field>
      {refused !== undefined && (
        <span role="alert" className="visually-hidden">
          {refused}
        </span>
      )}
      {isReadable && (
        <Suspense fallback={null}>
          <ReadingSection
            columns={columns}
            hasWorkbook={isWorkbook(chosen.file)}
            options={reading}
            onChange={(options) => {
              clearError()
              setKey(crypto.randomUUID())
              setReading(options)
            }}
          />
        </Suspense>
      )}
      <section aria-labelledby="import-next" className={look('aboveXXL', 'soft')}>
        <h3 className={look('belowS', 'body', 'text')} id="import-next">
          {importText.next}
        </h3>
        <ul className={look('bullets', 'belowM')}>
          {importText.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{importText.track}</p>
      </section>
    </>
  )
  const actions = (
    <Button type="submit" look="primary" busy={busy} disabled={!ready} reason={mayNot ?? missing}>
      {busy ? importText.uploading : importText.upload}
    </Button>
  )
  return { content, actions, error: refused === undefined ? error : undefined, submit }
}

const sizeProblem = ({ size }: File): string | undefined =>
  size > bidderImportLimit ? importText.tooLarge({ size: writeNumber(size / 1024 / 1024, 1) }) : undefined
