import type { Bidder } from '@auctionwiz/contracts/bidders'
import { addressParts, type Conflict } from './conflicts.ts'

/**
 * Why a value is preselected: a suspension or denial is never lost; the other value is malformed or a placeholder; it says more; its record was
 * added later; or nothing tells them apart and the value of the record to keep stays.
 */
export type ValueReason = 'block' | 'betterFormed' | 'moreComplete' | 'newer' | 'kept'

/** Which record's value of a conflict is preselected, and why. */
export interface SuggestedValue {
  id: string
  why: ValueReason
}

/** What the rule reads of a record. */
export type ValueSource = Pick<Bidder, 'id' | 'createdAt' | 'address'>

type Rule = (value: string, source: ValueSource) => number

/** Fields that change during a life: the later record knows better. */
const changing: ReadonlySet<Conflict['field']> = new Set(['email', 'phone', 'address', 'preferredPaymentMethod'])

const dayMs = 86_400_000

const isMixedCase = (name: string): boolean => name !== name.toLowerCase() && name !== name.toUpperCase()
const words = (name: string): string[] => name.split(/[\s.]+/).filter(Boolean)
const digits = (phone: string): number => phone.replace(/\D/g, '').length

/** A local number without its area code. */
const shortestPhone = 9

/** The higher of two values is preselected; equal ones leave it to the next rule. */
const rules: { [why in 'block' | 'betterFormed' | 'moreComplete']: Partial<Record<Conflict['field'], Rule>> } = {
  block: {
    status: (status) => Number(status === 'Suspended'),
    autoInviteStatus: (status) => Number(status === 'Auto-Deny'),
  },
  betterFormed: {
    name: (name) => Number(isMixedCase(name)),
    // Forms without a date of birth often get the first of January.
    dateOfBirth: (date) => Number(!date.endsWith('-01-01')),
  },
  moreComplete: {
    // A middle name says more, an initial less than a name.
    name: (name) => words(name).reduce((sum, word) => sum + (word.length > 1 ? 2 : 1), 0),
    phone: (phone) => Number(digits(phone) >= shortestPhone),
    address: (_line, { address }) => addressParts.filter((part) => address[part]).length,
  },
}

/**
 * The value that a merge preselects for a conflict. The same rule chooses when nobody looks.
 * @param records in the order of the conflict's values
 * @param keptId the record that stays
 */
export const suggestedValue = (
  { field, values }: Conflict,
  records: readonly [ValueSource, ValueSource],
  keptId: string,
): SuggestedValue => {
  const [first, second] = records
  for (const why of ['block', 'betterFormed', 'moreComplete'] as const) {
    const rule = rules[why][field]
    const difference = rule ? rule(values[0], first) - rule(values[1], second) : 0
    if (difference !== 0) return { id: difference > 0 ? first.id : second.id, why }
  }
  const later = Date.parse(first.createdAt) - Date.parse(second.createdAt)
  // Records of one import are of one day.
  if (changing.has(field) && Math.abs(later) >= dayMs) return { id: later > 0 ? first.id : second.id, why: 'newer' }
  return { id: keptId, why: 'kept' }
}
