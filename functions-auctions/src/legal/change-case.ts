import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type AuditedChange, auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { countCase } from '@auctionwiz/records/case-counts'
import { type CaseAuthor, caseEventWrite, type NewEvent } from '@auctionwiz/records/case-writes'
import { disputesDue } from '@auctionwiz/records/disputes-due'
import { type LegalCaseDocument, legalCaseDocument, legalCaseFieldsOf, legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'

/** What becomes of a case, what its timeline and the audit log say of that, and what else is written. */
export interface CaseChange {
  after: CaseState
  events: readonly NewEvent[]
  audited: readonly AuditedChange[]
  others?: readonly Write[]
}

/**
 * Changes a case with its events, counters and audit events in one batch. With a version, a change by somebody else refuses it; without one it is
 * tried again on the case as it is then.
 * @param change gets the case and its version; undefined where there is nothing to change
 */
export const changeCase = async (
  id: string,
  context: HouseContext,
  change: (before: CaseState, current: string) => CaseChange | undefined | Promise<CaseChange | undefined>,
  version?: string,
): Promise<LegalCase> => {
  const changeOnce = async (): Promise<LegalCase> => {
    const stored = await readerOf(legalCaseRecord, context.house).read(id)
    if (version !== undefined && stored.version !== version) throw new Failure('stale_version')
    const made = await change(legalCaseFieldsOf(stored.document), stored.version)
    return legalCaseOf(made ? await written(stored, made, context) : stored)
  }
  return version === undefined ? retryConflicts(changeOnce) : changeOnce()
}

const written = async (
  { document: before, version }: Versioned<LegalCaseDocument>,
  { after, events, audited, others = [] }: CaseChange,
  context: HouseContext,
): Promise<Versioned<LegalCaseDocument>> => {
  const document = legalCaseDocument({ ...after, eventCount: before.eventCount + events.length })
  const counted = await countCase(context.house, before, document)
  const beside = [
    ...events.map((event, index) => caseEventWrite(document, before.eventCount + index + 1, event, authorOf(context))),
    ...audited.map((one) => auditOf(legalCaseRecord, document, context, one)),
    ...others,
    ...counted,
    ...disputesDue(legalCaseFieldsOf(before), after, context.now),
  ]
  return recordsOf(legalCaseRecord, context.house).replace(document, version, beside)
}

/** The caller as the author of what is written to cases. */
export const authorOf = ({ now, claims, audit }: HouseContext): CaseAuthor => ({ now, name: claims.userName, automated: false, audit })

/** @throws Failure `case_closed` */
export const requireOpen = ({ status, caseNumber }: Pick<CaseState, 'status' | 'caseNumber'>): void => {
  if (status === 'CLOSED') throw new Failure('case_closed', { number: caseNumber })
}
