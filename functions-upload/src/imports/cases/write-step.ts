import { earlierCase } from '@auctionwiz/domain/imports/cases/earlier-case'
import { importedReason } from '@auctionwiz/domain/imports/cases/new-imported-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { sameContent } from '@auctionwiz/domain/same-content'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { caseFiledAudit } from '@auctionwiz/records/case-audits'
import { type ChangedByFile, caseChangeId, caseChangePlace, caseChangeRecord, caseSum } from '@auctionwiz/records/case-changes'
import { changeByFile } from '@auctionwiz/records/case-file-changes'
import { type CaseStep, caseStepRecord } from '@auctionwiz/records/case-steps'
import { type ChangedCase, caseEventWrite, type FiledCase, writeCases } from '@auctionwiz/records/case-writes'
import { stepId } from '@auctionwiz/records/import-steps'
import { type LegalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { TakenRow } from '../store-window.ts'
import type { StepPlace } from '../take-steps.ts'
import type { CasePlace } from './case-place.ts'
import type { CaseSlot } from './take-windows.ts'

/**
 * Writes the cases of a step, what became of its rows, and what undoes it, in one batch. Fails with `exists` where the step was done by another worker.
 * @returns the cases that it filed
 */
export const writeStep = async (
  slots: readonly CaseSlot[],
  { at, rows, place }: { at: StepPlace; rows: readonly TakenRow[]; place: CasePlace },
): Promise<CaseStep['cases']> => {
  const { house, author, noteCase, upload } = place
  const added = slots.filter(({ stored }) => !stored)
  const edited = slots.filter(({ stored, state }) => stored && !sameContent(legalCaseFieldsOf(stored.document), state))
  if (added.length + edited.length === 0) return []
  for (const { state } of [...added, ...edited]) if (state.automation.enabled) await noteCase(state.id)
  const step = (cases: CaseStep['cases']) =>
    caseStepRecord.creation({ id: stepId(upload.id, at.file, at.row), rows: rows.map((row) => ({ ...row })), cases })
  const changed = edited.flatMap((slot) => changedCase(slot, place))
  const written = await writeCases(
    house,
    {
      filed: added.map(({ state }) => filedCase(state, place)),
      changed,
      others: (filed) => [step(filed.map(caseOf)), undoOfStep(upload.id, at, { filed, changed })],
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
  const { caseNumber } = stored.document
  return [changeByFile(stored, { ...state, caseNumber }, { reason: importedReason(by), audited: { upload: by.upload } })]
}

/** What undoes a step, for its batch. */
const undoOfStep = (
  uploadId: string,
  { file, row }: StepPlace,
  { filed, changed }: { filed: readonly LegalCaseDocument[]; changed: readonly ChangedCase[] },
): Write => {
  const cases = [
    ...filed.map(
      (document): ChangedByFile => ({ id: document.id, sum: caseSum(legalCaseFieldsOf(document)), events: document.eventCount }),
    ),
    ...changed.map(({ before: { document }, after, events }): ChangedByFile => {
      const before = earlierCase(legalCaseFieldsOf(document), after)
      return { id: after.id, sum: caseSum(after), events: document.eventCount + events.length, before }
    }),
  ]
  const bidderIds = [...filed, ...changed.flatMap(({ before, after }) => [before.document, after])].flatMap(
    ({ bidderId }) => bidderId ?? [],
  )
  return caseChangeRecord.creation({
    ...{ id: caseChangeId(uploadId, file, row), uploadId, place: caseChangePlace(file, row), cases },
    ...{ caseIds: cases.map(({ id }) => id), bidderIds: [...new Set(bidderIds)] },
  })
}
