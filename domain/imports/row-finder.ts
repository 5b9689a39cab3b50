import { normalizeForSearch } from '../normalize-for-search.ts'
import type { HeaderMapping } from './headers.ts'
import { allRowKeys, looseKeys } from './row-keys.ts'

/** Finds rows that name a person, at a small part of the cost of reading the row, so that a million rows take seconds. */
export interface RowFinder {
  /** Of rows below a header. */
  byColumns(header: HeaderMapping): (cells: readonly string[]) => boolean
  /** For rows with unknown columns. */
  loosely(cells: readonly string[]): boolean
}

/** @param keys of the person, from `personKeys` */
export const rowFinder = (keys: readonly string[]): RowFinder => {
  const wanted = new Set(keys)
  const mayName = glance(keys)
  const isWanted = (key: string): boolean => wanted.has(key)
  return {
    byColumns: (header) => (cells) => mayName(cells) && allRowKeys(cells, header, false).some(isWanted),
    loosely: (cells) => mayName(cells) && looseKeys(cells).some(isWanted),
  }
}

/** A quick check whether cells can have one of the keys: a part of the key's source occurs in one of them. */
const glance = (keys: readonly string[]): ((cells: readonly string[]) => boolean) => {
  const texts = new Set<string>()
  const endings = new Set<number>()
  for (const key of keys) {
    const [value = ''] = key.slice(2).split('|')
    if (key.startsWith('p:')) endings.add(Number(value.slice(-4)))
    else texts.add(/^[eh]:/.test(key) ? normalizeForSearch(value) : maxTelling(value))
  }
  const parts = [...texts]
  return (cells) => {
    const text = normalizeForSearch(cells.join('\n'))
    return parts.some((part) => text.includes(part)) || (endings.size > 0 && cells.some((cell) => mayBePhone(cell, endings)))
  }
}

/** The longest word of a name; of a name without spaces the first letter, because it may be split anywhere. */
const maxTelling = (name: string): string => {
  const words = name.split(' ')
  return words.length === 1 ? ([...name][0] ?? '') : words.reduce((longest, word) => (word.length > longest.length ? word : longest))
}

/** At least seven digits, which include the last four of a phone, with any separators. */
const mayBePhone = (cell: string, endings: ReadonlySet<number>): boolean => {
  let digits = 0
  let lastFour = 0
  let met = false
  for (let index = 0; index < cell.length; index += 1) {
    const digit = cell.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) continue
    digits += 1
    lastFour = (lastFour % 1000) * 10 + digit
    met ||= digits >= 4 && endings.has(lastFour)
  }
  return met && digits >= 7
}
