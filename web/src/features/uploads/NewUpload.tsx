import { CallError } from '@auctionwiz/contracts/client'
import { importFeatures, importPermissions } from '@auctionwiz/contracts/import-rules'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { type Upload, type UploadCategory, uploadCategories } from '@auctionwiz/contracts/uploads'
import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFeatures } from '../../app/features.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { sharedTexts } from '../../messages/shared-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { categoryHint } from './category-hint.ts'
import { FilePicker } from './FilePicker.tsx'
import { type ChosenFile, isImported, recheckedFiles } from './file-checks.ts'
import { uploadText } from './messages.ts'
import { isWorkbook, missingProblem, readingFields } from './reading-options.ts'
import { refusedFile } from './refused-file.ts'
import { reviewPath } from './review-path.ts'
import {
  canUpload,
  checkUpload,
  emptyUpload,
  isTyped,
  nameOfFile,
  type UploadFormErrors,
  type UploadFormField,
  type UploadFormValues,
  uploadProblem,
  uploadTexts,
} from './upload-form.ts'
import { useFileColumns } from './use-file-columns.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useUpload } from './use-upload.ts'

const SendingBar = lazyPart(() => import('./SendingBar.tsx'))
const ReadingSection = lazyPart(() => import('./ReadingSection.tsx'))
const CaseReading = lazyPart(() => import('./cases/CaseReading.tsx'))
const ItemReading = lazyPart(() => import('./items/ItemReading.tsx'))
const PaymentReading = lazyPart(() => import('./payments/PaymentReading.tsx'))
const SaleReading = lazyPart(() => import('./sales/SaleReading.tsx'))

/** What is said of a category before its files are chosen. */
const guides: Partial<Record<UploadCategory, typeof CaseReading>> = {
  legal: CaseReading,
  inventory: ItemReading,
  financial: PaymentReading,
}

const noFiles: readonly File[] = []
const fields: readonly UploadFormField[] = ['name', 'description', 'category', 'files']
const fieldId = (field: UploadFormField) => `upload-${field}`

/** The upload form. It shows problems that the browser can detect before sending. */
export const NewUpload = ({ onUploaded }: { onUploaded: (upload: Upload) => void }) => {
  const [values, setValues] = useState(emptyUpload)
  const [errors, setErrors] = useState<UploadFormErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { sending, error, send, changed } = useUpload()
  const form = useRef<HTMLFormElement>(null)
  const files = useMemo(
    () => values.files.filter(({ file, problem }) => problem === undefined && isImported(file, values.category)).map(({ file }) => file),
    [values.files, values.category],
  )
  // The columns of other kinds of files are decided on a screen of their own.
  const isBidders = values.category === 'bidders'
  const columns = useFileColumns(isBidders ? files : noFiles)
  const navigate = useNavigate()
  const [reviewed, setReviewed] = useState<string>()
  // Once the form is empty, so that nobody is asked whether to discard it.
  useEffect(() => {
    if (reviewed !== undefined) void navigate(reviewPath(reviewed))
  }, [reviewed, navigate])
  const keepFocus = useFocusKept(form, sending !== undefined)
  const refusal = useImportReason(values.category)

  const type = (change: Partial<UploadFormValues>) => {
    setValues((current) => ({ ...current, ...change }))
    const isStale = (field: string) => Object.hasOwn(change, field) || (field === 'files' && Object.hasOwn(change, 'reading'))
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !isStale(field))))
    changed()
  }

  const changeCategory = async (category: UploadCategory) => {
    type({ category })
    const checked = await recheckedFiles(values.files, category)
    const again = (one: ChosenFile) => checked.find(({ file }) => file === one.file) ?? one
    setValues((current) => (current.category === category ? { ...current, files: current.files.map(again) } : current))
  }

  const submit = async (event: FormEvent | undefined, review = false) => {
    event?.preventDefault()
    if (sending) return
    const missing = review ? undefined : missingProblem(columns, values.reading)
    const found = { ...(missing && { files: missing }), ...checkUpload(values) }
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    keepFocus()
    const fields = readingFields(values.reading, columns)
    const texts = uploadTexts(values, review ? [...fields, ['review', 'yes']] : fields)
    const upload = await send(
      texts,
      values.files.map(({ file }) => file),
    )
    if (!upload) return
    setValues(emptyUpload)
    if (review) return setReviewed(upload.uploadId)
    const isStored = upload.files.every(({ outcome }) => outcome === 'stored')
    toast({ text: (isStored ? uploadText.storedNow : uploadText.uploaded)({ name: upload.name }) })
    onUploaded(upload)
  }

  const problems = fields.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ id: fieldId(field), label: uploadText[field], message }]
  })
  const Guide = guides[values.category]
  return (
    <form ref={form} tabIndex={-1} className={look('stack', 'gapL')} noValidate onSubmit={(event) => void submit(event)}>
      <LeaveQuestion dirty={isTyped(values)} />
      {(problems.length > 0 || error !== undefined) && (
        <ErrorSummary key={attempt} title={problems.length > 0 ? uploadProblem(values) : failureText(error)} errors={problems} />
      )}
      <Field id={fieldId('name')} label={uploadText.name} error={errors.name}>
        <TextInput value={values.name} maxLength={120} autoComplete="off" onChange={(event) => type({ name: event.target.value })} />
      </Field>
      <Field id={fieldId('description')} label={uploadText.description} error={errors.description}>
        <Textarea value={values.description} maxLength={1000} onChange={(event) => type({ description: event.target.value })} />
      </Field>
      <Field id={fieldId('category')} label={uploadText.category} hint={categoryHint(values.category)} error={errors.category}>
        <Select
          value={values.category}
          onChange={(event) => void changeCategory(uploadCategories.find((category) => category === event.target.value) ?? 'bidders')}
        >
          {uploadCategories.map((category) => (
            <option key={category} value={category}>
              {uploadText.categories[category]}
            </option>
          ))}
        </Select>
      </Field>
      <FilePicker
        id={fieldId('files')}
        files={values.files}
        category={values.category}
        error={errors.files ?? refusedFile(error)}
        onChange={(chosen) => {
          // Until a name is typed it follows the file.
          const untyped = ['', nameOfFile(values.files)].includes(values.name)
          type({ files: chosen, ...(untyped && { name: nameOfFile(chosen) }) })
        }}
      />
      {Guide && (
        <Suspense fallback={null}>
          <Guide />
        </Suspense>
      )}
      {files.length > 0 && !Guide && (
        <Suspense fallback={null}>
          {isBidders ? (
            <ReadingSection
              columns={columns}
              hasWorkbook={files.some(isWorkbook)}
              options={values.reading}
              onChange={(reading) => type({ reading })}
            />
          ) : (
            <SaleReading options={values.reading} onChange={(reading) => type({ reading })} />
          )}
        </Suspense>
      )}
      {sending ? (
        <Suspense fallback={null}>
          <SendingBar name={values.name} transfer={sending.transfer} onStop={sending.stop} />
        </Suspense>
      ) : (
        <>
          <Button data-keeps-focus type="submit" look="primary" wide disabled={!canUpload(values)} reason={refusal}>
            {uploadText.upload}
          </Button>
          {files.length > 0 && (
            <Button data-keeps-focus wide disabled={!canUpload(values)} reason={refusal} onClick={() => void submit(undefined, true)}>
              {uploadText.review}
            </Button>
          )}
        </>
      )}
    </form>
  )
}

/** Why the user may not import files of a category: an add-on or a permission is missing. */
const useImportReason = (category: UploadCategory): string | undefined => {
  const reasons: Partial<Record<Permission, string | undefined>> = {
    'auctions:import': usePermissionReason('auctions:import'),
    'legal:create': usePermissionReason('legal:create'),
    'legal:edit': usePermissionReason('legal:edit'),
    'payments:process': usePermissionReason('payments:process'),
    'bidders:view': usePermissionReason('bidders:view'),
    'inventory:import': usePermissionReason('inventory:import'),
  }
  const has = useFeatures()
  const feature = importFeatures[category]
  if (feature && !has(feature)) return sharedTexts.featureUnavailable({ feature })
  return importPermissions[category]?.map((permission) => reasons[permission]).find((reason) => reason !== undefined)
}

/** Problems that the service found are shown as they are; anything else may succeed on a retry. */
const failureText = (error: unknown): string => {
  if (!(error instanceof CallError)) return uploadText.failed
  const isSpecific = error.status >= 400 && error.status < 500 && error.code !== undefined
  return isSpecific ? error.message : `${uploadText.failed} ${error.message}`
}
