import { importUndoDays, keptCaseReasons } from '@auctionwiz/contracts/import-undo'
import { legalCase } from '@auctionwiz/contracts/legal-cases'
import { fieldsOfFiles } from '@auctionwiz/domain/imports/cases/earlier-case'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { keptForClaims } from './case-events.ts'
import { imported, legalCaseRecord, ran } from './legal-cases.ts'
import { recordSum } from './record-sum.ts'

/** What an import of legal cases did, so that it can be undone. */

const kept = importUndoDays * 86_400

const { title, caseType, category, priority, jurisdiction, status, lots, dateSubmitted, lastUpdated, automation } = legalCase.shape
const { description, claimAmount, plaintiffName, plaintiffType, plaintiffEmail, defendantName, defendantType } = legalCase.shape
const { defendantEmail, bidderId, bidderName, auctionId, auctionTitle, filingDeadline, estimatedResolutionDate } = legalCase.shape
const { legalCounsel, courtCaseNumber } = legalCase.shape

/** Some of the fields of a case that a file can change. */
const values = z.object({
  title: z.exactOptional(title),
  caseType: z.exactOptional(caseType),
  category: z.exactOptional(category),
  priority: z.exactOptional(priority),
  jurisdiction: z.exactOptional(jurisdiction),
  status: z.exactOptional(status),
  lots: z.exactOptional(lots),
  dateSubmitted: z.exactOptional(dateSubmitted),
  lastUpdated: z.exactOptional(lastUpdated),
  automation: z.exactOptional(automation),
  ran: z.exactOptional(ran),
  ...{ description, claimAmount, plaintiffName, plaintiffType, plaintiffEmail, defendantName, defendantType, defendantEmail },
  ...{ bidderId, bidderName, auctionId, auctionTitle, filingDeadline, estimatedResolutionDate, legalCounsel, courtCaseNumber, imported },
})

export const caseChangeRecord = record({
  type: 'case-change',
  container: 'cases',
  names: ['undo of a step of an import of legal cases', 'undos of steps of imports of legal cases'],
  about:
    'What a step of an import of legal cases did, written in its batch: which cases it filed, and what the others were, each with a sum that shows whether it was edited since.',
  fields: () => ({
    uploadId: z.string(),
    /** The order of the steps of an upload. */
    place: z.int(),
    cases: z.array(
      z.object({
        id: z.string(),
        /** The sum and the number of events after the step. */
        sum: z.string(),
        events: z.int(),
        /** What it was; a case that the step filed has nothing here. */
        before: z.exactOptional(z.object({ fields: z.array(z.enum(fieldsOfFiles)), values, steps: z.int() })),
      }),
    ),
    caseIds: z.array(z.string()),
    bidderIds: z.array(z.string()),
  }),
  indexes: { fields: ['caseIds[]', 'bidderIds[]'], composite: [['uploadId', 'place']] },
  ttl: kept,
  personalData: { ...keptForClaims, field: 'bidderIds', exported: false },
})
export type CaseChange = DocumentOf<typeof caseChangeRecord>
export type ChangedByFile = CaseChange['cases'][number]

/** More rows than a file has. */
const rowsOfFile = 100_000_000

export const caseChangePlace = (file: number, row: number): number => file * rowsOfFile + row

export const caseChangeId = (uploadId: string, file: number, row: number): string => `was:${uploadId}:${file}:${row}`

/** Events, what is due and what lists sort by say nothing of an edit; events are looked at apart. */
const derived = ['eventCount', 'due', 'isActive', 'lotIds', 'assigneeId', 'listKeys', 'searchText', 'grams']

/** A short sum that shows whether a case was edited. */
export const caseSum = (state: CaseState): string => recordSum(legalCaseRecord, state, derived)

export const caseUndoRecord = record({
  type: 'case-undo',
  container: 'cases',
  names: ['count of an undo of an import of legal cases', 'counts of undos of imports of legal cases'],
  about: 'How many legal cases the undo of an import removed and restored. Each batch of the undo adds to it.',
  fields: () => ({ uploadId: z.string(), casesRemoved: z.int(), casesRestored: z.int() }),
  ttl: kept,
  personalData: 'none',
})

export const caseUndoId = (uploadId: string): string => `undone:${uploadId}`

/** What an undo did to cases. */
export type CaseUndoCounts = Pick<DocumentOf<typeof caseUndoRecord>, 'casesRemoved' | 'casesRestored'>

/** The write that counts what a batch of the undo does. */
export const countUndoneCases = (uploadId: string, counts: CaseUndoCounts): Write => ({
  kind: 'increment',
  id: caseUndoId(uploadId),
  by: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  empty: caseUndoRecord.document({ id: caseUndoId(uploadId), uploadId, casesRemoved: 0, casesRestored: 0 }),
})

export const keptCaseRecord = record({
  type: 'case-kept',
  container: 'bidders',
  names: ['legal case kept by an undo', 'legal cases kept by undos'],
  about: 'A legal case that the undo of an import left as it is, and why. It is named by its id alone.',
  fields: () => ({ uploadId: z.string(), caseId: z.string(), reason: z.enum(keptCaseReasons) }),
  indexes: { fields: ['uploadId'] },
  ttl: kept,
  personalData: 'none',
})

export const keptCaseId = (uploadId: string, caseId: string): string => `kept:${uploadId}:case:${caseId}`
