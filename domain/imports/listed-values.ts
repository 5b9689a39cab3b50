import { caseListFields } from './cases/fields.ts'
import { caseValueOfWord } from './cases/words.ts'
import { valueListFields } from './fields.ts'
import type { FileField } from './file-fields.ts'
import { itemListFields } from './items/fields.ts'
import { itemValueOfWord } from './items/words.ts'
import { paymentListFields } from './payments/fields.ts'
import { paymentValueOfWord } from './payments/words.ts'
import { valueOfWord } from './row-person.ts'
import { lotStateOfWord } from './sales/lot-state-words.ts'

/** The value that a word means; undefined for an unknown word. */
type ValueOf = (word: string) => string | undefined

const each = <F extends FileField>(fields: readonly F[], meaning: (field: F, word: string) => string | undefined): [F, ValueOf][] =>
  fields.map((field) => [field, (word) => meaning(field, word)])

/** Fields whose values are one of a list, whatever kind of file they are in. */
export const listedValues: ReadonlyMap<string, ValueOf> = new Map<string, ValueOf>([
  ...each(valueListFields, valueOfWord),
  ['lotState', lotStateOfWord],
  ...each(caseListFields, caseValueOfWord),
  ...each(itemListFields, itemValueOfWord),
  ...each(paymentListFields, paymentValueOfWord),
])
