import type { CaseEvent } from '@auctionwiz/contracts/legal-case-workflow'
import { caseNumber } from '@auctionwiz/domain/legal-cases/case-number'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { type AuditedChange, auditOf } from '@auctionwiz/platform/core/records/writer'
import { timeOrderedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { countCases } from './case-counts.ts'
import { caseEventRecord } from './case-events.ts'
import { disputesDue } from './disputes-due.ts'
import { type LegalCaseDocument, legalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from './legal-cases.ts'
import { takeNumbers } from './numbers.ts'

/** Who writes a case. */
export interface CaseAuthor {
  now: Date
  name: string
  /** An automation did it, or filed the case. */
  automated: boolean
  /** The upload whose import, or undo, it is. */
  uploadId?: string
  audit(subject: AuditSubject): Write
}

/** What was done, without when and who. */
export type NewEvent = Omit<CaseEvent, 'id' | 'at' | 'by' | 'automated'>

/** A case to be filed under the next number of the house. */
export interface FiledCase {
  state: Omit<CaseState, 'caseNumber'>
  /** Its events up to the filing, and the audit event. */
  beside(document: LegalCaseDocument): Write[]
}

/** A case that changes. */
export interface ChangedCase {
  before: Versioned<LegalCaseDocument>
  after: CaseState
  events: readonly NewEvent[]
  /** Missing where the audit log names what changed it. */
  audited?: AuditedChange
}

/** The event of what was done to a case, for the batch that does it. */
export const caseEventWrite = (
  { id: caseId, bidderId }: Pick<CaseState, 'id' | 'bidderId'>,
  order: number,
  event: NewEvent,
  { now, name, automated, uploadId }: Omit<CaseAuthor, 'audit'>,
): Write =>
  caseEventRecord.creation({
    ...event,
    id: timeOrderedId('evt', now),
    order,
    caseId,
    ...(bidderId !== undefined && { bidderId }),
    ...(uploadId !== undefined && { uploadId }),
    at: now.toISOString(),
    by: name,
    automated,
  })

/** A case that goes. What belongs to it goes after it. */
export interface RemovedCase {
  before: Versioned<LegalCaseDocument>
  audited: AuditedChange
}

interface CaseWrites {
  filed?: readonly FiledCase[]
  changed?: readonly ChangedCase[]
  removed?: readonly RemovedCase[]
  /** What else is written, by the documents of the filed cases. */
  others?(filed: readonly LegalCaseDocument[]): readonly Write[]
}

/**
 * Files, changes and removes cases of a house with their events, counters, audit events and what is due for their bidders, in one batch. Fails with `exists`
 * where a case was filed before, and with `stale` where one was changed meanwhile.
 * @returns the filed cases, then the changed ones
 */
export const writeCases = async (
  house: Partition,
  { filed = [], changed = [], removed = [], others = () => [] }: CaseWrites,
  author: CaseAuthor,
): Promise<Versioned<LegalCaseDocument>[]> => {
  const numbered = (first: number) =>
    filed.map(({ state }, index) => legalCaseDocument({ ...state, caseNumber: caseNumber(first + index) }))
  const next = changed.map(({ before, after, events }) =>
    legalCaseDocument({ ...after, eventCount: before.document.eventCount + events.length }),
  )
  const counted = await countCases(house, [
    ...numbered(1).map((after) => ({ after })),
    ...changed.map(({ before }, index) => ({ before: before.document, after: next[index] })),
    ...removed.map(({ before }) => ({ before: before.document })),
  ])
  const changes = changed.flatMap((one, index) => (next[index] ? besideChange(one, next[index], author) : []))
  const writesOf = (documents: readonly LegalCaseDocument[]): Write[] => [
    ...documents.map((document) => legalCaseRecord.creation(document)),
    ...changed.flatMap(({ before }, index) => (next[index] ? [legalCaseRecord.replacement(next[index], before.version)] : [])),
    ...removed.map(({ before }): Write => ({ kind: 'remove', id: before.document.id, version: before.version })),
    ...onePut([
      ...documents.flatMap((document, index) => besideFiling(filed[index], document, author)),
      ...changes,
      ...removed.flatMap((one) => besideRemoval(one, author)),
      ...others(documents),
      ...counted,
    ]),
  ]
  if (filed.length === 0) {
    const versions = await house.in(legalCaseRecord.definition.container).write(writesOf([]))
    return next.map((document, index) => ({ document, version: versions[index] ?? '' }))
  }
  const { first, versions } = await takeNumbers(house, legalCaseRecord, (from) => writesOf(numbered(from)), filed.length)
  return [...numbered(first), ...next].map((document, index) => ({ document, version: versions[index] ?? '' }))
}

const besideFiling = (one: FiledCase | undefined, document: LegalCaseDocument, { now }: CaseAuthor): Write[] =>
  one ? [...one.beside(document), ...disputesDue(undefined, document, now)] : []

const besideChange = ({ before, after, events, audited }: ChangedCase, document: LegalCaseDocument, author: CaseAuthor): Write[] => [
  ...events.map((event, index) => caseEventWrite(document, before.document.eventCount + index + 1, event, author)),
  ...(audited ? [auditOf(legalCaseRecord, document, author, audited)] : []),
  ...disputesDue(legalCaseFieldsOf(before.document), after, author.now),
]

const besideRemoval = ({ before: { document }, audited }: RemovedCase, author: CaseAuthor): Write[] => [
  auditOf(legalCaseRecord, document, author, audited),
  ...disputesDue(legalCaseFieldsOf(document), undefined, author.now),
]

/** Several cases of a bidder note the same due disputes: once per batch is enough. */
const onePut = (writes: readonly Write[]): Write[] => {
  const puts = new Set<string>()
  return writes.filter((write) => {
    if (write.kind !== 'put') return true
    const isFirst = !puts.has(write.document.id)
    puts.add(write.document.id)
    return isFirst
  })
}
