import { emailPattern } from '@auctionwiz/contracts/fields'
import { importFeatures, importPermissions } from '@auctionwiz/contracts/import-rules'
import { type ImportOptions, importedCategories, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import type { ChosenFileField } from '@auctionwiz/domain/imports/file-fields'
import { absentColumnText, absentHeaders } from '@auctionwiz/domain/imports/headers'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { columnNames } from '@auctionwiz/records/source-files/header-row'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { UploadDocument } from './upload-document.ts'

/** How files are to be read, as an upload keeps it. */
export type KeptOptions = Pick<UploadDocument, 'mapping' | 'dateOrder' | 'figures' | 'statusRights'>

/** Fails with feature_unavailable where the account lacks the add-on of the category. */
export const requireAddOn = async (category: UploadCategory, { requireFeature }: Pick<HouseContext, 'requireFeature'>): Promise<void> => {
  const feature = importFeatures[category]
  if (feature) await requireFeature(feature)
}

/** Fails with forbidden, or with feature_unavailable where the account lacks the add-on of the category. */
export const requireImport = async (
  category: UploadCategory,
  { can, requireFeature }: Pick<HouseContext, 'can' | 'requireFeature'>,
): Promise<void> => {
  await requireAddOn(category, { requireFeature })
  for (const permission of importPermissions[category] ?? []) if (!can(permission)) throw forbidden(permission)
}

const statusRights = ['bidders:approve', 'bidders:suspend'] as const

/** What a user may do with the status of bidders, so that the rows of their files do no more. */
export const statusRightsOf = ({ can }: Pick<HouseContext, 'can'>): NonNullable<UploadDocument['statusRights']> =>
  statusRights.filter((right) => can(right))

/** Reads the import options of a form. Only a user who may correct figures can replace them. Fails with invalid_request or forbidden. */
export const keptOptions = (
  { csvMapping, dateOrder, figures }: ImportOptions,
  { can }: Pick<HouseContext, 'can'>,
  kind: ImportedKind = importedKind('bidders'),
): KeptOptions => {
  const permission = 'bidders:history_edit'
  if (figures === 'replace' && !can(permission)) throw forbidden(permission)
  return {
    ...(csvMapping && { mapping: mappingOf(csvMapping, kind) }),
    ...(dateOrder && { dateOrder }),
    ...(figures === 'replace' && { figures }),
    statusRights: statusRightsOf({ can }),
  }
}

/** Fails with invalid_request when a column was chosen that no file has. */
export const checkMapping = async (store: FileStore, files: readonly SourceFile[], mapping: KeptOptions['mapping']): Promise<void> => {
  if (mapping === undefined) return
  const kinds = importedCategories.map(importedKind)
  const headers = await Promise.all(files.flatMap((file) => kinds.map((kind) => columnNames(store, file, mapping, kind))))
  const [absent] = absentHeaders(mapping, headers)
  if (absent !== undefined) throw mappingProblem(absentColumnText(absent))
}

const mappingProblem = (text: string): Failure => new Failure('invalid_request', { fields: { csvMapping: text } })

/** A mapping for a first line that is a record would drop that record and store it as column names. */
const unnamed = 'An email address can’t be a column name. Add a first line with column names to the file and map these.'

const mappingOf = (json: string, { fields }: ImportedKind): Record<string, ChosenFileField> => {
  const chosenFields = [...fields, ignoredColumn] as const
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw mappingProblem('Use JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mappingProblem('Use an object of headers and fields.')
  return Object.fromEntries(
    Object.entries(value).map(([header, name]) => {
      const field = chosenFields.find((one) => one === name)
      if (!field) throw mappingProblem(`There is no field ${String(name).slice(0, 40)}. Use one of: ${chosenFields.join(', ')}.`)
      if (emailPattern.test(header.trim())) throw mappingProblem(unnamed)
      return [header.trim(), field]
    }),
  )
}
