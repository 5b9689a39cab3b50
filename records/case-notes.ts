import { caseNote } from '@auctionwiz/contracts/legal-case-entries'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { keptForClaims } from './case-events.ts'

const { id: _id, ...fields } = caseNote.shape

export const caseNoteRecord = record({
  type: 'case-note',
  container: 'cases',
  idPrefix: 'note',
  names: ['note on a legal case', 'notes on legal cases'],
  about: 'What staff noted on a legal case.',
  fields: () => ({ ...fields, caseId: z.string(), bidderId: z.optional(z.string()) }),
  indexes: { fields: ['bidderId'], composite: [['caseId', 'at']] },
  personalData: keptForClaims,
  blocksHouseDeletion: true,
  spreadsheet: true,
})

export type CaseNoteDocument = DocumentOf<typeof caseNoteRecord>
