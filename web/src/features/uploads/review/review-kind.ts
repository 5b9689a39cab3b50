import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { caseFileText } from '../cases/messages.ts'
import { kindFieldLabel } from '../field-label.ts'
import { itemFileText } from '../items/messages.ts'
import { paymentFileText } from '../payments/messages.ts'
import { saleText } from '../sales/messages.ts'
import { reviewText as text } from './messages.ts'

/** What the columns of a category can be read as, in the order of the list. */
export const choicesOf = (category: UploadCategory): string[] => [...importedKind(category).fields, ignoredColumn]

export const kindOf = (category: UploadCategory): ImportedKind['name'] => importedKind(category).name

/** What a choice for a column is called. */
export const choiceLabel = (category: UploadCategory, field: string): string =>
  field === ignoredColumn ? text.ignored : kindFieldLabel(field, kindOf(category))

/** The words of a kind of file whose rows are not bidders. */
export interface KindWords {
  /** What a row names. */
  row: string
  /** Of a row that makes a record. */
  new: string
  changed(values: { count: number }): string
  field(name: string): string
}

type OwnWords = Omit<KindWords, 'field'>

const ownWords: Record<Exclude<ImportedKind['name'], 'bidders'>, () => OwnWords> = {
  sales: () => ({ row: saleText.lot, new: saleText.new, changed: saleText.changed }),
  items: () => ({ row: itemFileText.item, new: itemFileText.new, changed: itemFileText.changed }),
  cases: () => ({ row: caseFileText.legalCase, new: caseFileText.new, changed: caseFileText.changed }),
  payments: () => ({ row: paymentFileText.payment, new: paymentFileText.new, changed: paymentFileText.changed }),
}

/** The words of a category; undefined for bidders. */
export const wordsOf = (category: UploadCategory): KindWords | undefined => {
  const kind = kindOf(category)
  return kind === 'bidders' ? undefined : { ...ownWords[kind](), field: (name) => kindFieldLabel(name, kind) }
}
