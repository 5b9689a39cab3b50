import type { Format } from '../../app/format.ts'
import type { ListTotal } from './list-total.ts'

interface ShownWords {
  shown: (values: { shown: string; count: number }) => string
  shownOfMore: (values: { shown: string; count: string }) => string
}

/** Says how many rows are shown of how many, for the footer. */
export const shownText = (words: ShownWords, rows: number, { count, atLeast }: ListTotal, { number }: Format): string =>
  atLeast ? words.shownOfMore({ shown: number(rows), count: number(count) }) : words.shown({ shown: number(rows), count })
