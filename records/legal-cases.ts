import { type LegalCase, legalCase } from '@auctionwiz/contracts/legal-cases'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Versioned } from '@auctionwiz/platform/core/store/store'

const { id: _id, version: _version, ...fields } = legalCase.shape

export const legalCaseRecord = record({
  type: 'legal-case',
  container: 'cases',
  idPrefix: 'case',
  sequence: 'legal-cases',
  names: ['legal case', 'legal cases'],
  about: 'A dispute of the house, with its parties and the statuses it has had.',
  fields,
  indexes: { fields: ['bidderId'], composite: [['dateSubmitted']] },
  personalData: {
    of: 'customer',
    field: 'bidderId',
    exported: true,
    erasure: { kept: 'A house keeps what it needs to pursue its claims (GDPR, article 17 (3) e).' },
  },
  blocksHouseDeletion: true,
  nameOf: ({ caseNumber }) => caseNumber,
})

export type LegalCaseDocument = DocumentOf<typeof legalCaseRecord>

/** The case as callers see it. */
export function legalCaseOf({ document: { type: _type, ...own }, version }: Versioned<LegalCaseDocument>): LegalCase {
  return { ...own, version }
}
