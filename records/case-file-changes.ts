import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { caseUpdateAudit } from './case-audits.ts'
import type { ChangedCase, NewEvent } from './case-writes.ts'
import { type LegalCaseDocument, legalCaseFieldsOf } from './legal-cases.ts'

interface Source {
  /** As the timeline has it. */
  reason: string
  /** What else the audit log names. */
  audited: { upload?: string; undone?: string }
}

/** What an import, or its undo, makes of a case: with its events, of which there is at least one. */
export const changeByFile = (stored: Versioned<LegalCaseDocument>, after: CaseState, { reason, audited }: Source): ChangedCase => {
  const before = legalCaseFieldsOf(stored.document)
  const names = Object.keys({ ...before, ...after }) as (keyof CaseState)[]
  const fields = names.filter((name) => !besides.has(name) && !sameContent(before[name], after[name])).filter(namesMore(before, after))
  const moved = before.status !== after.status
  const events: NewEvent[] = [
    ...(fields.length > 0 || !moved ? [{ kind: 'changed' as const, fields, reason }] : []),
    ...(moved ? [{ kind: 'status' as const, from: before.status, to: after.status, reason }] : []),
  ]
  return { before: stored, after, events, audited: caseUpdateAudit(before, after, moved ? [...fields, 'status'] : fields, audited) }
}

/** A bidder's name follows the link; without one it is the text of the file. */
const namesMore = (before: CaseState, after: CaseState) => (name: keyof CaseState) =>
  name !== 'bidderName' || sameContent(before.bidderId, after.bidderId)

/** What follows from other fields, and the status, which has an event of its own. */
const besides: ReadonlySet<string> = new Set([
  ...['status', 'statusHistory', 'lastUpdated', 'imported', 'ran', 'automation', 'due', 'auctionTitle'],
  ...['eventCount', 'timeZone'],
])
