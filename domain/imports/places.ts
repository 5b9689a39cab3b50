/** City, state and postal code of an address. */
export interface Place {
  city?: string
  state?: string
  zip?: string
}

const american = /^\d{5}(?:-\d{4})?$/
const canadian = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i
const british = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i

/** The postal codes that follow the city, with how many words they have. */
const codeAtEnd = (words: readonly string[]): number => {
  const last = words.at(-1) ?? ''
  const two = words.slice(-2).join(' ')
  if (words.length > 2 && (canadian.test(two) || british.test(two))) return 2
  return words.length > 1 && (american.test(last) || canadian.test(last) || british.test(last)) ? 1 : 0
}

/** Before the city a code is written in most of Europe, some with the country: "75001 Paris", "D-10115 Berlin", "1234 AB Utrecht". */
const codeFirst = /^(?:[A-Z]{1,2}-)?(\d{4} [A-Z]{2}|\d{3} \d{2}|\d{4,5}|\d{2}-\d{3})\s+(\D.*)$/

/**
 * City, state and postal code from one cell: "Boston, MA 02110", "Toronto ON M5V 2T6", "London SW1A 1AA", "10115 Berlin". What is not understood is
 * taken as the city.
 */
export const splitPlace = (text: string): Place => {
  const whole = text.trim().replace(/\s+/g, ' ')
  const first = codeFirst.exec(whole)
  if (first) return { city: (first[2] ?? '').replace(/^,\s*/, ''), zip: first[1] ?? '' }
  const words = whole.split(/,\s*|\s/).filter((word) => word !== '')
  const length = codeAtEnd(words)
  const zip = words.slice(words.length - length).join(' ')
  const rest = length === 0 ? whole : withoutEnd(whole, words.slice(words.length - length))
  const comma = rest.lastIndexOf(',')
  const [city, state] = comma > 0 ? [rest.slice(0, comma).trim(), rest.slice(comma + 1).trim()] : withoutComma(rest, length > 0)
  return { ...(city && { city }), ...(state && { state }), ...(zip && { zip }) }
}

const withoutEnd = (text: string, words: readonly string[]): string => {
  let rest = text
  for (const word of words.toReversed()) rest = rest.slice(0, rest.lastIndexOf(word)).replace(/[\s,]+$/, '')
  return rest
}

/** Without a comma only two capitals before a code are a state: "Boston MA 02110". */
const withoutComma = (text: string, hasCode: boolean): [city: string, state: string] => {
  const match = hasCode ? /^(.+) ([A-Z]{2})$/.exec(text) : null
  return match ? [match[1] ?? '', match[2] ?? ''] : [text, '']
}

/** A cell with all three as Americans write them, which says what its column holds. */
export const isWholePlace = (text: string): boolean => /^[^,\d]+,\s*[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/.test(text)
