import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { caseFields, requiredCaseLabels } from './cases/fields.ts'
import { mapCaseHeaders, missingOfCases } from './cases/headers.ts'
import { importFields } from './fields.ts'
import type { FileField } from './file-fields.ts'
import { type ChosenMapping, type HeaderMapping, mapHeaders, missingColumnsText, withoutColumnsText } from './headers.ts'
import { saleFields } from './sales/fields.ts'
import { mapSaleHeaders } from './sales/headers.ts'

/** A kind of file that is imported: what its columns can hold, and how its header is known. How its rows are read, `row-reader.ts` says. */
export interface ImportedKind {
  name: 'bidders' | 'sales' | 'cases'
  fields: readonly FileField[]
  mapHeaders(headers: readonly string[], chosen?: ChosenMapping): HeaderMapping<FileField, string>
  /** What a file lacks, as a text for people, or undefined. */
  missingText(file: string, cells: readonly string[], chosen: ChosenMapping | undefined, sheet?: string): string | undefined
}

const bidders: ImportedKind = {
  name: 'bidders',
  fields: importFields,
  mapHeaders,
  missingText: (file, cells, chosen, sheet) => {
    const { missing } = mapHeaders(cells, chosen)
    return missing.length > 0 ? missingColumnsText(file, missing, sheet) : undefined
  },
}

const sales: ImportedKind = {
  name: 'sales',
  fields: saleFields,
  mapHeaders: mapSaleHeaders,
  missingText: (file, cells, chosen, sheet) =>
    mapSaleHeaders(cells, chosen).missing.length > 0 ? withoutColumnsText(file, ['Lot number'], sheet) : undefined,
}

const cases: ImportedKind = {
  name: 'cases',
  fields: caseFields,
  mapHeaders: mapCaseHeaders,
  missingText: (file, cells, chosen, sheet) => {
    const missing = missingOfCases(mapCaseHeaders(cells, chosen).mapping.values())
    const labels = missing.map((field) => requiredCaseLabels[field])
    return labels.length > 0 ? withoutColumnsText(file, labels, sheet) : undefined
  },
}

/** The kind of the tables of a category; files of categories that are not imported never come here. */
export const importedKind = (category: UploadCategory): ImportedKind => {
  if (category === 'legal') return cases
  return category === 'auctions' ? sales : bidders
}
