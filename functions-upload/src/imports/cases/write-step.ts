import { importedReason } from '@auctionwiz/domain/imports/cases/new-imported-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { sameContent } from '@auctionwiz/domain/same-content'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { caseFiledAudit, caseUpdateAudit } from '@auctionwiz/records/case-audits'
import { type CaseStep, caseStepRecord } from '@auctionwiz/records/case-steps'
import { type ChangedCase, caseEventWrite, type FiledCase, type NewEvent, writeCases } from '@auctionwiz/records/case-writes'
import { legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { TakenRow } from '../store-window.ts'
import type { CasePlace } from './case-place.ts'
import type { CaseSlot } from './take-windows.ts'

/**
 * Writes the cases of a step and what became of its rows in one batch. Fails with `exists` where the step was done by another worker.
 * @returns the cases that it filed
 */
export const writeStep = async (
  slots: readonly CaseSlot[],
  { id, rows, place }: { id: string; rows: readonly TakenRow[]; place: CasePlace },
): Promise<CaseStep['cases']> => {
  const { house, author, noteCase } = place
  const added = slots.filter(({ stored }) => !stored)
  const edited = slots.filter(({ stored, state }) => stored && !sameContent(legalCaseFieldsOf(stored.document), state))
  if (added.length + edited.length === 0) return []
  for (const { state } of [...added, ...edited]) if (state.automation.enabled) await noteCase(state.id)
  const step = (cases: CaseStep['cases']) => caseStepRecord.creation({ id, rows: rows.map((row) => ({ ...row })), cases })
  const written = await writeCases(
    house,
    {
      filed: added.map(({ state }) => filedCase(state, place)),
      changed: edited.flatMap((slot) => changedCase(slot, place)),
      others: (filed) => [step(filed.map(caseOf))],
    },
    author,
  )
  for (const [index, slot] of [...added, ...edited].entries()) {
    slot.stored = written[index]
    if (slot.stored) slot.state = legalCaseFieldsOf(slot.stored.document)
  }
  return written.slice(0, added.length).map(({ document }) => caseOf(document))
}

const caseOf = ({ id, caseNumber: number }: Pick<CaseState, 'id' | 'caseNumber'>): CaseStep['cases'][number] => ({ id, number })

const filedCase = (state: CaseSlot['state'], { author, by }: CasePlace): FiledCase => {
  const reason = importedReason(by)
  return {
    state,
    beside: (document) => [
      caseEventWrite(document, 1, { kind: 'filed', to: document.status, reason }, author),
      auditOf(legalCaseRecord, document, author, caseFiledAudit(document, { upload: by.upload })),
    ],
  }
}

const changedCase = ({ stored, state }: CaseSlot, { by }: CasePlace): ChangedCase[] => {
  if (!stored) return []
  const before = legalCaseFieldsOf(stored.document)
  const after: CaseState = { ...state, caseNumber: before.caseNumber }
  const names = Object.keys(after) as (keyof CaseState)[]
  const fields = names.filter((name) => !besides.has(name) && !sameContent({ of: before[name] }, { of: after[name] }))
  const reason = importedReason(by)
  const moved = before.status !== after.status
  const events: NewEvent[] = [
    ...(fields.length > 0 ? [{ kind: 'changed' as const, fields, reason }] : []),
    ...(moved ? [{ kind: 'status' as const, from: before.status, to: after.status, reason }] : []),
  ]
  const audited = caseUpdateAudit(before, after, moved ? [...fields, 'status'] : fields, { upload: by.upload })
  return [{ before: stored, after, events, audited }]
}

/** What follows from other fields, and the status, which has an event of its own. */
const besides: ReadonlySet<string> = new Set([
  ...['status', 'statusHistory', 'lastUpdated', 'imported', 'ran', 'automation', 'due', 'auctionTitle', 'bidderName'],
  ...['eventCount', 'timeZone'],
])
