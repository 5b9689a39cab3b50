import { type SortWord, sortOf, sortWord } from './sort-words.ts'
import type { SortState } from './types.ts'

/** The order of a table that the address holds. */
export const sortProps = <Column extends string>(word: SortWord<Column>, change: (change: { sort: SortWord<Column> }) => void) => ({
  sort: sortOf(word),
  onSort: (sort: SortState) => change({ sort: sortWord(sort as SortState<Column>) }),
})
