import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { fill } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'

const text = securityText.events
const labels: Readonly<Record<string, string>> = text.actions

/** What happened, in words. */
export const eventLabel = ({ action }: Pick<AuditEvent, 'action'>): string => labels[action] ?? action

/** Where from and, where it is known, with what. */
export const eventDetail = ({ address, after }: Pick<AuditEvent, 'address' | 'after'>): string => {
  const { device, method, kind } = facts(after)
  const how = kind ?? method?.split('+').at(-1)
  return [device, how && (text.kinds[how as keyof typeof text.kinds] ?? how), address && fill(text.from, { address })]
    .filter(Boolean)
    .join(' · ')
}

/** Whether the person should look closer: somebody else may hold a token of theirs. */
export const isWarning = ({ action }: Pick<AuditEvent, 'action'>): boolean => action === 'session.refresh_reused'

const facts = (after: unknown): { device?: string; method?: string; kind?: string } => {
  if (typeof after !== 'object' || after === null) return {}
  const known = after as Record<string, unknown>
  return Object.fromEntries(['device', 'method', 'kind'].flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : [])))
}
