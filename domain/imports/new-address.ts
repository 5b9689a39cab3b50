import type { Bidder } from '@auctionwiz/contracts/bidders'
import { writeOutEnding } from '../duplicates/text/street.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import type { ImportRow } from './import-row.ts'

type Address = Bidder['address']

/**
 * The address of a bidder after a row. What the row states counts; a part that it leaves open stays only where it can't contradict the row:
 * - A row of another place leaves the country alone. The place is another one by the postal code; by the city, unless the postal code is the same; by
 *   the state, unless one of the two is the same; and where the street differs, also by a place that nothing on file confirms.
 * - Another street of the same place, or without a place, leaves city, state and country: the postal code may be that of the old street.
 * - Everything stays where the row only adds parts, spells them differently ("1 High Street", "New York" for "NY"), or names another country: that of a
 *   new bidder is assumed.
 */
export const newAddress = (known: Address, stated: Address): Address => {
  const { zip, street, ...wider } = known
  if (isOtherPlace(known, stated)) return { ...(wider.country !== undefined && { country: wider.country }), ...stated }
  return isOtherStreet(known, stated) ? { ...wider, ...stated } : { ...known, ...stated }
}

/** An address with the parts that it lacks, unless these are of another address. */
export const completedAddress = (known: Address, stated: ImportRow['address']): ImportRow['address'] => {
  const added: ImportRow['address'] = isOtherPlace(known, stated) || isOtherStreet(known, stated) ? {} : stated
  return Object.assign({}, added, known)
}

const isOtherStreet = (known: Address, stated: Address): boolean => relationOf(known.street, stated.street, isSameStreet) === 'other'

const isOtherPlace = (known: Address, stated: Address): boolean => {
  const zip = relationOf(known.zip, stated.zip, isSameCode)
  const city = relationOf(known.city, stated.city, (one, other) => lettersOf(one) === lettersOf(other))
  const state = relationOf(known.state, stated.state, isSameState)
  if (zip !== 'open') return zip === 'other'
  if (city !== 'open') return city === 'other'
  if (state !== 'open') return state === 'other'
  return isOtherStreet(known, stated) && [stated.zip, stated.city, stated.state].some((part) => part !== undefined)
}

/** Whether a part of two addresses is the same; `open` where one of them lacks it. */
const relationOf = (
  known: string | undefined,
  stated: string | undefined,
  isSame: (known: string, stated: string) => boolean,
): 'open' | 'same' | 'other' => {
  if (known === undefined || stated === undefined) return 'open'
  return isSame(known, stated) ? 'same' : 'other'
}

const lettersOf = (text: string): string => normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Also with a line that one of the two lacks, such as the apartment. */
const isSameStreet = (a: string, b: string): boolean => {
  const [few = [], many = []] = [linesOf(a), linesOf(b)].sort((one, other) => one.length - other.length)
  return few.every((line) => many.includes(line))
}

const linesOf = (street: string): string[] => street.split(',').map((line) => lettersOf(writeOutEnding(line.trim())))

/** Also in the long and the short form ("12207-1234"), with the country in front ("D-10115"), and without zeros that a spreadsheet dropped. */
const isSameCode = (a: string, b: string): boolean => {
  const [one, other] = [codeOf(a), codeOf(b)]
  return one.startsWith(other) || other.startsWith(one)
}

const codeOf = (zip: string): string => lettersOf(zip.replace(/^[A-Z]{1,2}-/i, '')).replace(/^0+/, '')

const longestAbbreviation = 3

/** Also abbreviated: the letters of "NY" and "MA" are in "New York" and "Massachusetts" in their order. */
const isSameState = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [lettersOf(a), lettersOf(b)].sort((one, other) => one.length - other.length)
  if (short === long) return true
  if (short.length > longestAbbreviation || long.length <= longestAbbreviation || short[0] !== long[0]) return false
  let at = -1
  return [...short].every((letter) => {
    at = long.indexOf(letter, at + 1)
    return at >= 0
  })
}
