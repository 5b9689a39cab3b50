import type { Imported } from '../imported.ts'
import { sameContent } from '../same-content.ts'
import { contentSumOf } from './content-sum.ts'

/** Why a record keeps its value, as texts for people; `contracts/phrases/cases` has them in other languages. */
export const keptValueProblems = {
  exported: 'changed here since the file was exported; the value on record is kept. Export again to change it',
  edited: 'changed here since the last import; the value on record is kept',
} as const

interface Mergeable {
  id: string
  updatedAt: string
  imported?: Imported | undefined
}

/** What a row says of a record that is there. */
interface Given<S, F extends string> {
  values: Partial<S>
  /** The field of the record that each field of the file sets. */
  fields: Readonly<Record<F, keyof S & string>>
  /** When the record was last changed, as of the export that the row comes from; undefined for any other row. */
  exportedAt: string | undefined
  /** A stored text as it is read from a file that has it. */
  asRead?(field: F, text: string): string
}

/** What a row does to a record that is there. */
export interface Merged<S, F extends string> {
  after: S
  /** The fields that it changes. */
  changed: F[]
  /** Values that the record keeps. */
  kept: { field: F; problem: string }[]
}

/**
 * The record with what the row brings that is new. What the last import already gave is nothing new, and what was changed here since stays: a sum over
 * each value that the import gave shows which is which. A row of an export says when the record had last been changed: if that is still so, all that
 * differs was edited in the file; if the record was changed since, that cannot be seen, and the record stays.
 */
export const mergeValues = <S extends Mergeable, F extends string>(
  before: S,
  { values, fields, exportedAt, asRead = (_field, text) => text }: Given<S, F>,
  now: Date,
): Merged<S, F> => {
  const exported = exportedAt === undefined ? undefined : Date.parse(exportedAt) === Date.parse(before.updatedAt) ? 'now' : 'earlier'
  const sums = { ...before.imported?.sums }
  const merged: Merged<S, F> = { after: before, changed: [], kept: [] }
  const given: Partial<S> = {}
  for (const field of Object.keys(fields) as F[]) {
    const name = fields[field]
    const [known, value] = [before[name], values[name]]
    if (value === undefined) continue
    if (sameContent({ value }, { value: typeof known === 'string' ? asRead(field, known) : known })) continue
    const sum = contentSumOf(value)
    if (exported === undefined && sum === sums[field]) continue
    const isUntouched = known === undefined ? sums[field] === undefined : sums[field] === contentSumOf(known)
    if (exported === 'earlier') merged.kept.push({ field, problem: keptValueProblems.exported })
    else if (exported === undefined && !isUntouched) merged.kept.push({ field, problem: keptValueProblems.edited })
    else {
      sums[field] = sum
      merged.changed.push(field)
      given[name] = value
    }
  }
  const at = now.toISOString()
  if (merged.changed.length > 0) merged.after = { ...before, ...given, updatedAt: at, imported: { at, sums } }
  return merged
}

/** The sums over what a row gives a new record. */
export const sumsOfValues = <S, F extends string>(
  values: Partial<S>,
  fields: Readonly<Record<F, keyof S & string>>,
): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(fields) as F[]).flatMap((field) => {
      const value = values[fields[field]]
      return value === undefined ? [] : [[field, contentSumOf(value)]]
    }),
  )
