import { level } from '../signals.ts'
import { column } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import type { ValuePool } from '../table/value-pool.ts'
import { slipsBetween } from '../text/similar.ts'

/** Addresses from this length on may hold two slips. */
const longEmail = 14

/**
 * Level of two e-mail addresses: same, near (a slip), like (the same local part at another domain) or different.
 * Two addresses made of the same names by the same rule differ in what was added to tell two people apart ("jane.parr1", "jane.parr2");
 * that is no slip.
 * @param a, b indexes of the records' first cells
 */
export const emailLevel = ({ cells, pools }: PersonTable, a: number, b: number, namesAgree: boolean): number => {
  const emailA = cells[a + column.email] ?? 0
  const emailB = cells[b + column.email] ?? 0
  if (emailA === 0 || emailB === 0) return level.missing
  if (emailA === emailB) return level.same
  const domainA = cells[a + column.domain] ?? 0
  const domainB = cells[b + column.domain] ?? 0
  if (domainA !== domainB && sameLocal(pools.emails, pools.domains, emailA, domainA, emailB, domainB)) return level.like
  const use = cells[a + column.emailUse]
  const samePattern = cells[a + column.localPattern] === cells[b + column.localPattern]
  if (namesAgree && !samePattern && use !== 0 && use === cells[b + column.emailUse]) return level.different
  const limit = Math.min(pools.emails.length(emailA), pools.emails.length(emailB)) >= longEmail ? 2 : 1
  return slipsBetween(pools.emails, emailA, emailB, limit) <= limit ? level.near : level.different
}

const sameLocal = (emails: ValuePool, domains: ValuePool, emailA: number, domainA: number, emailB: number, domainB: number): boolean => {
  const length = emails.length(emailA) - domains.length(domainA)
  if (length !== emails.length(emailB) - domains.length(domainB)) return false
  const startA = emails.start(emailA)
  const startB = emails.start(emailB)
  for (let index = 0; index < length; index += 1) if (emails.codes[startA + index] !== emails.codes[startB + index]) return false
  return true
}
