import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { caseFieldLabel } from '../cases/case-field-label.ts'
import { caseFileText } from '../cases/messages.ts'
import { readingText } from '../reading-messages.ts'
import { saleText } from '../sales/messages.ts'
import { saleFieldLabel } from '../sales/sale-field-label.ts'
import { reviewText as text } from './messages.ts'

/** What the columns of a category can be read as, in the order of the list. */
export const choicesOf = (category: UploadCategory): string[] => [...importedKind(category).fields, ignoredColumn]

export const kindOf = (category: UploadCategory): ImportedKind['name'] => importedKind(category).name

/** What a choice for a column is called. */
export const choiceLabel = (category: UploadCategory, field: string): string => {
  if (field === ignoredColumn) return text.ignored
  if (kindOf(category) === 'sales') return saleFieldLabel(field)
  if (kindOf(category) === 'cases') return caseFieldLabel(field)
  return readingText.fields[field as keyof typeof readingText.fields] ?? field
}

/** The words of a kind of file whose rows are not bidders. */
export interface KindWords {
  /** What a row names. */
  row: string
  /** Of a row that makes a record. */
  new: string
  changed(values: { count: number }): string
  field(name: string): string
}

/** The words of a category; undefined for bidders. */
export const wordsOf = (category: UploadCategory): KindWords | undefined => {
  const kind = kindOf(category)
  if (kind === 'sales') return { row: saleText.lot, new: saleText.new, changed: saleText.changed, field: saleFieldLabel }
  if (kind === 'cases') {
    const { legalCase: row, new: made, changed } = caseFileText
    return { row, new: made, changed, field: caseFieldLabel }
  }
  return undefined
}
