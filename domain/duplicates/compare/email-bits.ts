import { type Frequencies, frequency } from '../model/frequencies.ts'
import { agrees, at, isExchange, level } from '../signals.ts'
import { column, uses } from '../table/columns.ts'

/** Of the e-mail addresses that differ by a slip from one of the same making this share is taken to be misspelt. */
const misspelt = Math.log2(0.05)
/** Chance of an initial to be the same. */
const initialShare = Math.log2(1 / 16)

/**
 * Binary logarithm of the chance that an unrelated person has an address which agrees with this record's as `found` says. Addresses are
 * made from names: of what the names said already only the pattern and the domain count again, and a name in the address that did not
 * agree counts with its own frequency.
 * @param cell index of the record's first cell
 */
export const emailBits = (found: number, levels: Uint8Array, cells: Int32Array, cell: number, frequencies: Frequencies): number => {
  const use = cells[cell + column.emailUse] ?? 0
  const given = levels[at.givenName]
  let bits = frequency(frequencies, column.localPattern, cells[cell + column.localPattern] ?? 0)
  if (found !== level.like) bits += frequency(frequencies, column.domain, cells[cell + column.domain] ?? 0)
  if (!agrees(given)) {
    if (use & uses.givenName) bits += frequency(frequencies, at.givenName, cells[cell + at.givenName] ?? 0)
    if (use & uses.givenInitial) bits += initialShare
  }
  if (!agrees(levels[at.surname]) && !isExchange(given)) {
    if (use & uses.surname) bits += frequency(frequencies, at.surname, cells[cell + at.surname] ?? 0)
    if (use & uses.surnameInitial) bits += initialShare
  }
  bits = Math.max(bits, frequency(frequencies, at.email, cells[cell + at.email] ?? 0))
  return found === level.near ? bits + misspelt : bits
}

/** How many parts of the name an address holds. */
export const partsUsed = (use: number): number => (use & 1) + ((use >> 1) & 1) + ((use >> 2) & 1) + ((use >> 3) & 1)
