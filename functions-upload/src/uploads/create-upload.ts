import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { type createUpload as endpoint, importedCategories, uploadForm } from '@auctionwiz/contracts/uploads'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { uploadWithValues } from './error-values.ts'
import { keptOptions, requireImport } from './import-options.ts'
import type { FormRules } from './receive-files.ts'
import { takeUpload, type UploadFields, type UploadPorts } from './take-upload.ts'

export const createUpload = (ports: UploadPorts): UseCase<typeof endpoint> => {
  const take = takeUpload(ports, rulesFor, (fields) => fields)
  return async (request, context) => uploadWithValues(context.house, await take(request, context))
}

/** Reads what a form says of an upload. Fails with upload_incomplete, invalid_request, forbidden or feature_unavailable. */
export const checkedFields = async (texts: Readonly<Record<string, string>>, context: HouseContext): Promise<UploadFields> => {
  const parsed = uploadForm.safeParse({ ...texts })
  if (parsed.success) {
    const { name, description, category, review, ...options } = parsed.data
    await requireImport(category, context)
    return { name, description, category, ...(review && { review: true }), ...keptOptions(options, context, importedKind(category)) }
  }
  const missing = ['name', 'description', 'category'].some((field) => (texts[field] ?? '').trim() === '')
  if (missing) throw new Failure('upload_incomplete')
  const fields: Record<string, string> = Object.create(null)
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] = 'Unknown field. Check its spelling.'
    else if (issue.code === 'too_big') fields[issue.path.join('.')] = `Use at most ${issue.maximum} characters.`
    else fields[issue.path.join('.')] = issue.message
  }
  throw new Failure('invalid_request', { fields })
}

/** Whether tables of a category are imported. */
export const isImportedCategory = (category: string): boolean => importedCategories.some((one) => one === category)

export const rulesFor = (context: HouseContext): FormRules<UploadFields> => ({
  limit: uploadLimit,
  tooLarge: 'upload_too_large',
  imports: ({ category }) => (category === undefined ? undefined : isImportedCategory(category)),
  sheet: ({ category }) => {
    const known = importedCategories.find((one) => one === category)
    const kind = known && importedKind(known).name
    return kind === undefined || kind === 'bidders' ? undefined : { of: kind }
  },
  fields: (texts) => checkedFields(texts, context),
  mapping: ({ mapping }) => mapping,
})
