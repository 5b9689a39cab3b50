import { ignoredColumn } from './fields.ts'
import type { FileField } from './file-fields.ts'
import { type ChosenMapping, type HeaderMapping, headerKey, shownHeader } from './headers.ts'

/** How the columns of a kind of file are known. */
export interface ColumnNames<F extends FileField, R extends string> {
  /** The field of a header in the form of `headerKey`. */
  fieldOf(key: string): F | undefined
  isField(field: string): field is F
  /** Headers of values that the product computes or assigns: recognized, but not imported. */
  computed: ReadonlySet<string>
  /** The required fields that no column holds. */
  missing(fields: Iterable<string>): R[]
}

/** Words of a list, separated by spaces or line breaks. */
export const words = (text: string): string[] => text.split(/\s+/)

/** The fields by their headers. */
export const fieldsByName = <F extends string>(names: Readonly<Record<F, readonly string[]>>): ReadonlyMap<string, F> =>
  new Map((Object.keys(names) as F[]).flatMap((field) => names[field].map((name) => [name, field] as const)))

/** Finds the field of each column by its header; `chosen` overrides headers. Of two columns for one field the first counts. */
export const mapNamedColumns = <F extends FileField, R extends string>(
  headers: readonly string[],
  chosen: ChosenMapping,
  { fieldOf, isField, computed, missing }: ColumnNames<F, R>,
): HeaderMapping<F, R> => {
  const mapping = new Map<number, F>()
  headers.forEach((header, index) => {
    const name = header.trim()
    const field = Object.hasOwn(chosen, name) ? chosen[name] : fieldOf(headerKey(header))
    if (field !== undefined && field !== ignoredColumn && isField(field)) mapping.set(index, field)
  })
  const unmapped = headers.filter((header, index) => header.trim() !== '' && !mapping.has(index)).map(shownHeader)
  return {
    columns: headers.length,
    mapping,
    unmapped,
    computed: unmapped.filter((header) => computed.has(headerKey(header))),
    missing: missing(mapping.values()),
  }
}
