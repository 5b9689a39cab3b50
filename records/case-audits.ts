import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import type { AuditedChange } from '@auctionwiz/platform/core/records/writer'

/** What the audit log says of cases. Texts and people may be personal data, which the log outlasts: of those it names what changed. */

/** @param source what else the log names, such as the upload that a case came from */
export const caseFiledAudit = (state: Omit<CaseState, 'caseNumber'>, source: { upload?: string } = {}): AuditedChange => {
  const { caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId } = state
  return { action: 'legal_case.create', after: { caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId, ...source } }
}

const shownValues = [
  'caseType',
  'category',
  'priority',
  'claimAmount',
  'auctionId',
  'bidderId',
  'filingDeadline',
  'estimatedResolutionDate',
] as const

const shown = (state: CaseState, names: readonly string[]) =>
  Object.fromEntries(shownValues.filter((name) => names.includes(name)).map((name) => [name, state[name] ?? null]))

export const caseUpdateAudit = (
  before: CaseState,
  after: CaseState,
  fields: readonly string[],
  source: { upload?: string; undone?: string } = {},
): AuditedChange => ({
  action: 'legal_case.update',
  before: shown(before, fields),
  after: { ...shown(after, fields), changed: [...fields], ...source },
})

/** @param undone the upload whose undo removes the case */
export const caseRemovalAudit = (state: CaseState, undone?: string): AuditedChange => {
  const { caseNumber, caseType, status, claimAmount, bidderId, auctionId } = state
  return {
    action: 'legal_case.delete',
    before: { caseNumber, caseType, status, claimAmount, bidderId, auctionId },
    ...(undone !== undefined && { after: { undone } }),
  }
}
