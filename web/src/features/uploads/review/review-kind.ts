import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { readingText } from '../reading-messages.ts'
import { saleFieldLabel } from '../sales/sale-field-label.ts'
import { reviewText as text } from './messages.ts'

/** What the columns of a category can be read as, in the order of the list. */
export const choicesOf = (category: UploadCategory): string[] => [...importedKind(category).fields, ignoredColumn]

export const kindOf = (category: UploadCategory): ImportedKind['name'] => importedKind(category).name

/** What a choice for a column is called. */
export const choiceLabel = (category: UploadCategory, field: string): string => {
  if (field === ignoredColumn) return text.ignored
  if (kindOf(category) === 'sales') return saleFieldLabel(field)
  return readingText.fields[field as keyof typeof readingText.fields] ?? field
}
