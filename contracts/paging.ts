import * as z from 'zod/mini'
import { wholeNumber } from './fields.ts'

/** What lists with pages have in common. */

/** Words in any case; what they are looked for in differs by list. */
export const searchWords = z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.')))

/** Which page of a list, and how many rows it may have. @param most the largest number of rows that a call may ask for */
export const paging = (most: number) => ({
  /** The `nextPage` of the page before. */
  page: z.optional(z.string().check(z.maxLength(8192))),
  limit: z.optional(wholeNumber(1, most)),
})

/** Beside the rows of a page. */
export const pageFacts = {
  /** How many the filter finds; only with the first page. */
  total: z.optional(z.int()),
  /** A search finds more; it is counted no further. */
  totalIsAtLeast: z.optional(z.boolean()),
  nextPage: z.optional(z.string()),
}
