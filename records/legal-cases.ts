import { type LegalCase, legalCase } from '@auctionwiz/contracts/legal-cases'
import { withDue } from '@auctionwiz/domain/legal-cases/automation'
import { caseKeys } from '@auctionwiz/domain/legal-cases/document'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { type DocumentOf, record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { id: _id, version: _version, ...fields } = legalCase.shape

const first = z.object({
  ...z.omit(legalCase, {
    version: true,
    lots: true,
    involvedParties: true,
    actionItems: true,
    noteCount: true,
    documentCount: true,
    automation: true,
  }).shape,
  type: z.string(),
})

/** The first version knew the dispute, its parties and the statuses. What lacks those is left for the check to refuse. */
const withWork: Upgrade = (stored) => {
  const { success, data } = z.safeParse(first, stored)
  if (!success) return { ...stored }
  const added = {
    lots: [],
    involvedParties: [],
    actionItems: [],
    noteCount: 0,
    documentCount: 0,
    automation: { enabled: true },
    ran: {},
    eventCount: 0,
    unrecordedSteps: data.statusHistory.length,
  }
  const state = withDue({ ...data, ...added })
  return { ...stored, ...added, ...(state.due && { due: state.due }), ...caseKeys(state) }
}

/** For what each automation last ran: its place (a rule, or a rule and an action item) and what made it due. */
export const ran = z.record(z.string(), z.string())

/** Of a case that came from a file: when its last import changed it, and for each field a short sum over what that import gave it. */
export const imported = z.optional(z.object({ at: z.string(), sums: z.record(z.string(), z.string()) }))

export const legalCaseRecord = record({
  type: 'legal-case',
  container: 'cases',
  idPrefix: 'case',
  sequence: 'legal-cases',
  names: ['legal case', 'legal cases'],
  about: 'A dispute of the house: its parties, its statuses, who works on it and what its automations did.',
  fields: () => ({
    ...fields,
    ran,
    /** How many events its timeline has. */
    eventCount: z.int(),
    /** How many of the oldest steps in `statusHistory` have no event of their own: those of the first version of the product. */
    unrecordedSteps: z.int(),
    imported,
    /** Of the house, when the case was last written with it: reminders go out in its mornings. */
    timeZone: z.optional(z.string()),
    isActive: z.boolean(),
    lotIds: z.array(z.string()),
    assigneeId: z.string(),
    listKeys: z.object({
      number: z.int(),
      auction: z.string(),
      bidder: z.string(),
      amount: z.int(),
      weight: z.int(),
      rank: z.int(),
      due: z.string(),
    }),
    searchText: z.string(),
    grams: z.array(z.string()),
  }),
  upgrades: [withWork],
  indexes: {
    fields: ['bidderId', 'auctionId', 'lotIds[]', 'assigneeId', 'isActive', 'status', 'priority', 'caseType', 'dateSubmitted', 'grams[]'],
    composite: [
      ['dateSubmitted'],
      ['lastUpdated'],
      ['caseType'],
      ['listKeys.number'],
      ['listKeys.auction'],
      ['listKeys.bidder'],
      ['listKeys.amount'],
      ['listKeys.weight', 'dateSubmitted'],
      ['listKeys.rank'],
      ['listKeys.due'],
    ],
  },
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: true,
    erasure: { kept: 'A house keeps what it needs to pursue its claims (GDPR, article 17 (3) e).' },
  },
  blocksHouseDeletion: true,
  spreadsheet: true,
  nameOf: ({ caseNumber }) => caseNumber,
})

export type LegalCaseDocument = DocumentOf<typeof legalCaseRecord>

/** The document of a case, with what is due next and the keys of lists. */
export const legalCaseDocument = (fields: CaseState): LegalCaseDocument => {
  const state = withDue(fields)
  return legalCaseRecord.document({ ...state, ...caseKeys(state) })
}

/** The stored fields without the keys of lists. */
export function legalCaseFieldsOf(document: LegalCaseDocument): CaseState {
  const {
    type: _type,
    isActive: _active,
    lotIds: _lots,
    assigneeId: _assignee,
    listKeys: _keys,
    searchText: _text,
    grams: _grams,
    ...own
  } = document
  return own
}

/** The case as callers see it. */
export function legalCaseOf({ document, version }: Versioned<LegalCaseDocument>): LegalCase {
  const {
    ran: _ran,
    eventCount: _events,
    unrecordedSteps: _steps,
    timeZone: _zone,
    imported: _imported,
    ...own
  } = legalCaseFieldsOf(document)
  return { ...own, version }
}
