import { type UploadCategory, type UploadTexts, uploadForm } from '@auctionwiz/contracts/uploads'
import { problemShown } from '../../messages/field-messages.ts'
import { type ChosenFile, sizeProblem } from './file-checks.ts'
import { uploadText } from './messages.ts'
import { type ReadingOptions, usualReading } from './reading-options.ts'

/** The form's values. */
export interface UploadFormValues {
  name: string
  description: string
  category: UploadCategory
  files: readonly ChosenFile[]
  reading: ReadingOptions
}

export type UploadFormField = Exclude<keyof UploadFormValues, 'reading'>
export type UploadFormErrors = Partial<Record<UploadFormField, string>>

export const emptyUpload: UploadFormValues = { name: '', description: '', category: 'bidders', files: [], reading: usualReading }

/** Whether something would be lost. */
export const isTyped = ({ name, description, files }: UploadFormValues): boolean => name !== '' || description !== '' || files.length > 0

/** The name of the first file without its extension, as a start for the upload's name; empty without a file. */
export const nameOfFile = ([first]: readonly ChosenFile[]): string => first?.file.name.replace(/\.[^.]+$/, '').slice(0, 120) ?? ''

/** Whether Upload is enabled; a missing description shows only after a press. */
export const canUpload = ({ name, files }: UploadFormValues): boolean => name.trim() !== '' && files.length > 0

/** Problems by field, found before sending. */
export const checkUpload = ({ name, description, category, files }: UploadFormValues): UploadFormErrors => {
  const errors: UploadFormErrors = {}
  const parsed = uploadForm.safeParse({ name, description, category })
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as 'name' | 'description' | 'category'
    errors[field] ??= problemShown(issue)
  }
  if (name.trim() === '') errors.name = uploadText.required
  if (description.trim() === '') errors.description = uploadText.required
  const size = sizeProblem(files.map(({ file }) => file))
  if (files.length === 0) errors.files = uploadText.filesRequired
  else if (size) errors.files = size
  else if (files.some(({ problem }) => problem !== undefined)) errors.files = uploadText.filesRefused
  return errors
}

/** The overall problem; undefined when the fields' messages are enough. */
export const uploadProblem = (values: UploadFormValues): string | undefined => {
  const missing = values.name.trim() === '' || values.description.trim() === '' || values.files.length === 0
  return missing ? uploadText.incomplete : undefined
}

/** The texts of the form as they are sent. @param reading the import options as fields */
export const uploadTexts = (
  { name, description, category }: UploadFormValues,
  reading: readonly (readonly [name: string, value: string])[] = [],
): UploadTexts => uploadForm.parse({ name, description, category, ...Object.fromEntries(reading) })
