import { createHash } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { decode } from './values.ts'

/**
 * Terms stand for the elements of arrays in a full-text index, which folds capitals and splits at punctuation: what is neither a small
 * letter, a digit, `^` nor beyond ASCII is written as its code. Behind the value comes the number of the partition key, so that one
 * partition is looked up as a whole term, all of them as the beginning of one.
 */

/** Tokenizer that leaves terms as they are. */
export const tokenizer = "ascii tokenchars '^_.'"

/** The index takes terms of up to 32 KB; a text longer than this is known by its hash. */
const longest = 500

/** Is no value's term: finds nothing. */
const never = '"_"'

const escaped = (text: string): string => text.replace(/[^a-z0-9^\u0080-\uffff]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)

const textTerm = (text: string): string => {
  if (text.length > longest) return `h${createHash('sha256').update(text).digest('hex')}`
  return `s${escaped(text)}`
}

/** The term of a JSON value without its partition; undefined for one that no index holds. */
function valueTerm(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return textTerm(value.toWellFormed())
    case 'number':
      // 0 and -0 are equal, and so are their texts.
      return `n${escaped(String(value))}`
    case 'boolean':
      return value ? 't' : 'f'
    default:
      return value === null ? 'z' : undefined
  }
}

/** The distinct terms of an array, with a space between; '' when it holds no scalar. */
export function termsOf(elements: readonly unknown[], partition: number): string {
  const terms = new Set<string>()
  for (const element of elements) {
    const term = valueTerm(element)
    if (term !== undefined) terms.add(`${term}.${partition}`)
  }
  return [...terms].join(' ')
}

/** The partition number that means every partition. */
export const everyPartition = -1

/**
 * The search for rows whose array holds a value.
 * @param scalar sortable scalar of the value
 * @param partition number of the partition key; null for one that has no rows
 */
export function searchTerm(scalar: SQLOutputValue, partition: number | null): string {
  const term = scalar === null ? undefined : valueTerm(decode(scalar))
  if (term === undefined || partition === null) return never
  return partition === everyPartition ? `"${term}." *` : `"${term}.${partition}"`
}
