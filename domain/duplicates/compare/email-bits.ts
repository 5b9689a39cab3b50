import { type Frequencies, frequency } from '../model/frequencies.ts'
import { agrees, at, isExchange, level } from '../signals.ts'
import { column, uses } from '../table/columns.ts'
import { localPattern } from '../table/email.ts'
import type { PersonTable } from '../table/person-table.ts'
import { scratch, spellAll } from '../text/codes.ts'
import { romanise } from '../text/romanise.ts'

/** Of the email addresses that differ by a slip from one of the same making this share is taken to be misspelt. */
const misspelt = Math.log2(0.05)
/** Chance of an initial to be the same. */
const initialShare = Math.log2(1 / 16)

/** The input of an address's chance of agreement. */
interface EmailContext {
  table: PersonTable
  frequencies: Frequencies
  levels: Uint8Array
}

/**
 * Binary logarithm of the chance that an unrelated person has an address which agrees as `found` says. Addresses are made from names: of
 * what the names said already only the pattern and the domain count again, and a name in the address that did not agree counts with its
 * own frequency. Either record's names may explain either address, and the commonest explanation holds.
 * @param a, b indexes of the records' first cells
 */
export const emailBits = (found: number, a: number, b: number, context: EmailContext): number => {
  const { table, frequencies } = context
  const { cells } = table
  let bits = Math.max(patternBits(a, a, context), patternBits(b, b, context), patternBits(a, b, context), patternBits(b, a, context))
  if (found !== level.like) {
    const domainA = frequency(frequencies, column.domain, cells[a + column.domain] ?? 0)
    bits += Math.max(domainA, frequency(frequencies, column.domain, cells[b + column.domain] ?? 0))
  }
  bits = Math.max(
    bits,
    frequency(frequencies, at.email, cells[a + at.email] ?? 0),
    frequency(frequencies, at.email, cells[b + at.email] ?? 0),
  )
  return found === level.near ? bits + misspelt : bits
}

/** The chance of one record's local part as the names of the same or the other record explain it. */
const patternBits = (owner: number, named: number, { table, frequencies, levels }: EmailContext): number => {
  const { cells, pools } = table
  let pattern = cells[owner + column.localPattern] ?? 0
  let use = cells[owner + column.emailUse] ?? 0
  const other =
    named !== owner &&
    (cells[named + at.givenName] !== cells[owner + at.givenName] || cells[named + at.surname] !== cells[owner + at.surname])
  if (other) {
    const email = pools.emails.text(cells[owner + at.email] ?? 0)
    const local = email.slice(0, email.lastIndexOf('@'))
    const explained = localPattern(
      local,
      romanise(pools.names.text(cells[named + at.givenName] ?? 0)),
      romanise(pools.names.text(cells[named + at.surname] ?? 0)),
    )
    pattern = pools.locals.find(scratch, spellAll(explained.pattern))
    use = explained.use
  }
  let bits = frequency(frequencies, column.localPattern, pattern)
  const given = levels[at.givenName]
  if (!agrees(given)) {
    if (use & uses.givenName) bits += frequency(frequencies, at.givenName, cells[named + at.givenName] ?? 0)
    if (use & uses.givenInitial) bits += initialShare
  }
  if (!agrees(levels[at.surname]) && !isExchange(given)) {
    if (use & uses.surname) bits += frequency(frequencies, at.surname, cells[named + at.surname] ?? 0)
    if (use & uses.surnameInitial) bits += initialShare
  }
  return bits
}
