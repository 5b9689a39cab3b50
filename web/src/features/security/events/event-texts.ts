import type { AuditEvent } from '@auctionwiz/contracts/audit'
import type { AuditAction } from '@auctionwiz/contracts/audit-actions'
import { textOr } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'

const text = securityText.events

/** The event in words. */
export const eventLabel = ({ action }: Pick<AuditEvent, 'action'>): string => textOr(text.actions, action)

/** The place and, if known, the device. */
export const eventDetail = ({ address, after }: Pick<AuditEvent, 'address' | 'after'>): string => {
  const { device, method, kind, count } = facts(after)
  const how = kind ?? method?.split('+').at(-1)
  return [count && text.times({ count }), device, how && textOr(text.kinds, how), address && text.from({ address })]
    .filter(Boolean)
    .join(' · ')
}

/** Whether the user should check the event: someone else may have one of their tokens. */
export const isWarning = ({ action }: Pick<AuditEvent, 'action'>): boolean => warnings.has(action)

const warnings: ReadonlySet<string> = new Set<AuditAction>(['mfa.refused', 'session.refresh_reused', 'user.sign_in_failed'])

const facts = (after: unknown): { device?: string; method?: string; kind?: string; count?: string } => {
  if (typeof after !== 'object' || after === null) return {}
  const known = Object.entries(after).filter(([name, value]) => (name === 'count' ? typeof value === 'number' : typeof value === 'string'))
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}
