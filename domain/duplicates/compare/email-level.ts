import { level } from '../signals.ts'
import { column, uses } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import type { ValuePool } from '../table/value-pool.ts'
import { slipsBetween } from './similar.ts'
import { areNumbered, differInDigits } from './text-level.ts'

/** Addresses from this length on may hold two slips. */
const longEmail = 14

const givenNameUses = uses.givenName | uses.givenInitial
const surnameUses = uses.surname | uses.surnameInitial

/**
 * Level of two email addresses: same, near (a slip), like (the same local part at another domain) or different.
 * Two addresses made of the same names by the same rule differ in what was added to distinguish two people ("jane.parr1", "jane.parr2");
 * that is no slip, unless it is one of letters. Where they differ as the names do ("jane.parr", "janet.parr"), each is of its own person.
 * @param a, b indexes of the records' first cells
 */
export const emailLevel = (table: PersonTable, a: number, b: number, givenAgrees: boolean, surnameAgrees: boolean): number => {
  const { cells, pools } = table
  const emailA = cells[a + column.email] ?? 0
  const emailB = cells[b + column.email] ?? 0
  if (emailA === 0 || emailB === 0) return level.missing
  if (emailA === emailB) return level.same
  const domainA = cells[a + column.domain] ?? 0
  const domainB = cells[b + column.domain] ?? 0
  // Namesakes often have similar mailboxes. Where the script of the names hides how those are made, similarity is no evidence.
  const areUnexplained = isUnexplained(table, a) && isUnexplained(table, b)
  if (domainA !== domainB && sameLocal(pools.emails, pools.domains, emailA, domainA, emailB, domainB))
    return areUnexplained ? level.missing : level.like
  if (isOfOther(table, a, b, givenAgrees, surnameAgrees)) return level.different
  if (haveOtherNumbers(pools.emails, emailA, emailB)) return level.different
  // Of a name in another script nobody can see in an address how it was made.
  if (isForeign(table, a) && isForeign(table, b) && sameLetters(pools.emails, emailA, emailB)) return level.different
  const short = Math.min(pools.emails.length(emailA), pools.emails.length(emailB)) < longEmail
  if (slipsBetween(pools.emails, emailA, emailB, short ? 1 : 2) > (short ? 1 : 2)) return level.different
  return areUnexplained ? level.missing : level.near
}

/** Whether the name is in another script, so that the address can't be compared with it. */
const isUnexplained = (table: PersonTable, record: number): boolean =>
  isForeign(table, record) && table.cells[record + column.emailUse] === 0

const isForeign = ({ cells, pools }: PersonTable, record: number): boolean =>
  pools.names.script(cells[record + column.givenName] ?? 0) !== 0 || pools.names.script(cells[record + column.surname] ?? 0) !== 0

/** Whether two addresses differ in their digits, or in that one has some. */
const haveOtherNumbers = (emails: ValuePool, a: number, b: number): boolean =>
  areNumbered(emails, a, b) || (sameLetters(emails, a, b) && differInDigits(emails, a, b))

/** Whether two addresses formed from names by one rule distinguish two people. */
const isOfOther = ({ cells, pools }: PersonTable, a: number, b: number, givenAgrees: boolean, surnameAgrees: boolean): boolean => {
  const use = cells[a + column.emailUse] ?? 0
  if (use === 0 || use !== cells[b + column.emailUse]) return false
  const patternA = cells[a + column.localPattern] ?? 0
  const patternB = cells[b + column.localPattern] ?? 0
  if (patternA === patternB) return cells[a + column.domain] === cells[b + column.domain]
  const explained = (givenAgrees || !(use & givenNameUses)) && (surnameAgrees || !(use & surnameUses))
  return explained && sameLetters(pools.locals, patternA, patternB)
}

const sameLocal = (emails: ValuePool, domains: ValuePool, emailA: number, domainA: number, emailB: number, domainB: number): boolean => {
  const length = emails.length(emailA) - domains.length(domainA)
  if (length !== emails.length(emailB) - domains.length(domainB)) return false
  const startA = emails.start(emailA)
  const startB = emails.start(emailB)
  for (let index = 0; index < length; index += 1) if (emails.codes[startA + index] !== emails.codes[startB + index]) return false
  return true
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code > 127 || (code > 0 && code <= 4)

/** Whether two values differ only in digits and punctuation; marks of names count as letters. */
const sameLetters = (pool: ValuePool, a: number, b: number): boolean => {
  const { codes } = pool
  const endA = pool.start(a + 1)
  const endB = pool.start(b + 1)
  let placeB = pool.start(b)
  for (let placeA = pool.start(a); placeA < endA; placeA += 1) {
    if (!isLetter(codes[placeA] ?? 0)) continue
    while (placeB < endB && !isLetter(codes[placeB] ?? 0)) placeB += 1
    if (placeB === endB || codes[placeA] !== codes[placeB]) return false
    placeB += 1
  }
  while (placeB < endB && !isLetter(codes[placeB] ?? 0)) placeB += 1
  return placeB === endB
}
