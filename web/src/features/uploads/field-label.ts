import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { caseFileText } from './cases/messages.ts'
import { itemFileText } from './items/messages.ts'
import { uploadText } from './messages.ts'
import { paymentFileText } from './payments/messages.ts'
import { readingText } from './reading-messages.ts'
import { saleText } from './sales/messages.ts'

const fieldsOf = (kind: ImportedKind['name']): Readonly<Record<string, string>> =>
  ({
    bidders: readingText.fields,
    sales: saleText.fields,
    cases: caseFileText.fields,
    items: itemFileText.fields,
    payments: paymentFileText.fields,
  })[kind]

/** What a field of a kind of file is called. */
export const kindFieldLabel = (field: string, kind: ImportedKind['name']): string => {
  const fields = fieldsOf(kind)
  return (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? field
}

/** What the mapping of a category calls a field. `row` means the row as a whole. */
export const fieldLabel = (field: string, category: UploadCategory): string =>
  field === 'row' ? uploadText.wholeRow : kindFieldLabel(field, importedKind(category).name)
