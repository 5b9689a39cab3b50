import { useRef } from 'react'
import { useLanguage } from '../../messages/language.ts'

/**
 * The columns that `make` gives for `parts`: the same array until a part or the language changes, because headers are texts. Between two renders
 * `parts` keep their number.
 * @example const columns = useColumns(columnsOf, format, seesAmounts)
 */
export const useColumns = <Columns extends readonly unknown[], Parts extends readonly unknown[]>(
  make: (...parts: Parts) => Columns,
  ...parts: Parts
): Columns => {
  const made: readonly unknown[] = [useLanguage(), make, ...parts]
  const kept = useRef<{ made: readonly unknown[]; columns: Columns }>(undefined)
  if (kept.current?.made.every((part, index) => Object.is(part, made[index]))) return kept.current.columns
  const columns = make(...parts)
  kept.current = { made, columns }
  return columns
}
