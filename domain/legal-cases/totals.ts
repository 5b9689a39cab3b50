import { currencies } from '@auctionwiz/contracts/fields'
import { casePriorities, caseStatuses, caseTypes } from '@auctionwiz/contracts/legal-case-parts'
import type { LegalCase, LegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import * as z from 'zod/mini'
import { isActiveCase } from './document.ts'

/** The counters of a house's cases. Names of fields have no spaces, so that the store can add to each. */
const numbersOf = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.int())

const amounts = numbersOf(currencies)

export const caseTotals = z.object({
  total: z.int(),
  active: z.int(),
  critical: z.int(),
  amounts,
  activeAmounts: amounts,
  byStatus: z.record(z.string(), z.int()),
  byPriority: numbersOf(casePriorities),
  byType: numbersOf(caseTypes),
})
export type CaseTotals = z.output<typeof caseTotals>

/** What of a case is counted. */
export type CountedCase = Pick<LegalCase, 'status' | 'priority' | 'caseType' | 'claimAmount'>

function nameOf(status: string): string {
  return status.replace(' ', '_')
}

/** What a case adds, by the paths of the counters. */
const contribution = (one: CountedCase | undefined): Record<string, number> => {
  if (!one) return {}
  const { status, priority, caseType, claimAmount } = one
  const isActive = isActiveCase(one)
  return {
    total: 1,
    [`byStatus.${nameOf(status)}`]: 1,
    [`byPriority.${priority}`]: 1,
    [`byType.${caseType}`]: 1,
    ...(claimAmount && { [`amounts.${claimAmount.currency}`]: claimAmount.amount }),
    ...(isActive && { active: 1 }),
    ...(isActive && priority === 'critical' && { critical: 1 }),
    ...(isActive && claimAmount && { [`activeAmounts.${claimAmount.currency}`]: claimAmount.amount }),
  }
}

/** What a change adds to each counter, by its path; only those that change. */
export const countsOfChange = (before: CountedCase | undefined, after: CountedCase | undefined): Record<string, number> => {
  const [less, more] = [contribution(before), contribution(after)]
  const paths = [...new Set([...Object.keys(less), ...Object.keys(more)])]
  return Object.fromEntries(paths.map((path) => [path, (more[path] ?? 0) - (less[path] ?? 0)]).filter(([, by]) => by !== 0))
}

export const countsOf = (cases: readonly CountedCase[]): CaseTotals => {
  const sums = new Map<string, number>()
  for (const one of cases) for (const [path, by] of Object.entries(contribution(one))) sums.set(path, (sums.get(path) ?? 0) + by)
  const sum = (path: string): number => sums.get(path) ?? 0
  const group = <Name extends string>(path: string, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, sum(`${path}.${name}`)])) as Record<Name, number>
  return {
    total: sum('total'),
    active: sum('active'),
    critical: sum('critical'),
    amounts: group('amounts', currencies),
    activeAmounts: group('activeAmounts', currencies),
    byStatus: group('byStatus', caseStatuses.map(nameOf)),
    byPriority: group('byPriority', casePriorities),
    byType: group('byType', caseTypes),
  }
}

/** The counters as callers see them. */
export const totalsOf = ({ byStatus, ...totals }: CaseTotals): LegalCaseTotals => {
  const named = Object.fromEntries(caseStatuses.map((status) => [status, byStatus[nameOf(status)] ?? 0]))
  return { ...totals, pending: named.PENDING ?? 0, byStatus: named as LegalCaseTotals['byStatus'] }
}
