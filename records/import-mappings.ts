import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { fileFields } from '@auctionwiz/domain/imports/file-fields'
import type { ImportedKind } from '@auctionwiz/domain/imports/imported-kind'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import * as z from 'zod/mini'
import { columnChoice } from './uploads.ts'

export const importMappingRecord = record({
  type: 'import-mapping',
  container: 'bidders',
  idPrefix: 'map',
  names: ['saved mapping', 'saved mappings'],
  about: 'What a house reads the columns of a file of bidders or auctions as. It applies to files with the same columns.',
  fields: () => ({
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), field: z.enum([...fileFields, ignoredColumn]), choice: columnChoice })),
    /** ISO 8601. */
    savedAt: z.string(),
    savedBy: z.string(),
  }),
  personalData: 'none',
  nameOf: ({ name }) => name,
})
export type ImportMappingDocument = DocumentOf<typeof importMappingRecord>

/** The id of the mapping for files of a kind with these headers, in whatever order; a house has one for each set. */
export const importMappingId = (headers: readonly string[], kind: ImportedKind['name']): Promise<string> => {
  const names = new Set(headers.map((header) => header.trim().toLowerCase()).filter((header) => header !== ''))
  return derivedId('map', ...(kind === 'bidders' ? [] : [kind, '']), ...[...names].sort())
}
