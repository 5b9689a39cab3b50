import { caseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { keptForClaims } from './case-events.ts'

const { id: _id, size: _size, uploadDate: _date, type: documentType, ...fields } = caseDocument.shape

export const caseDocumentRecord = record({
  type: 'case-document',
  container: 'cases',
  idPrefix: 'doc',
  names: ['document of a legal case', 'documents of legal cases'],
  about:
    'A document of a legal case and its versions; the files are in the blob container case-documents, each under the id of its document, named by its checksum.',
  fields: () => ({
    ...fields,
    documentType,
    caseId: z.string(),
    bidderId: z.optional(z.string()),
    at: z.string(),
    /** Nobody sees it from then on; its files go next, and then the record itself. */
    removedAt: z.optional(z.string()),
  }),
  indexes: { fields: ['bidderId'], composite: [['caseId', 'at']] },
  personalData: keptForClaims,
  blocksHouseDeletion: true,
  nameOf: ({ name }) => name,
})

export type CaseDocumentDocument = DocumentOf<typeof caseDocumentRecord>
