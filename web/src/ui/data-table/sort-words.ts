import type { SortState } from './types.ts'

/** An order in one word, as calls and addresses name it: a column, or `-` and a column for the descending order. */
export type SortWord<Column extends string> = Column | `-${Column}`

/** The column and the direction that a word means. */
export const sortOf = <Column extends string>(word: SortWord<Column>): SortState<Column> => ({
  by: word.replace('-', '') as Column,
  descending: word.startsWith('-'),
})

/** The word for a column and a direction. */
export const sortWord = <Column extends string>({ by, descending }: SortState<Column>): SortWord<Column> => (descending ? `-${by}` : by)
