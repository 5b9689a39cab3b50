import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { caseFields, requiredCaseLabels } from './cases/fields.ts'
import { mapCaseHeaders, missingOfCases } from './cases/headers.ts'
import { importFields } from './fields.ts'
import type { FileField } from './file-fields.ts'
import { type ChosenMapping, type HeaderMapping, mapHeaders, missingColumnsText, missingOfBidders, withoutColumnsText } from './headers.ts'
import { itemFields, requiredItemLabels } from './items/fields.ts'
import { mapItemHeaders, missingOfItems } from './items/headers.ts'
import { paymentFields, paymentNeedLabels } from './payments/fields.ts'
import { mapPaymentHeaders, missingOfPayments } from './payments/headers.ts'
import { saleFields } from './sales/fields.ts'
import { mapSaleHeaders, missingOfSale } from './sales/headers.ts'

/** A kind of file that is imported: what its columns can hold, and how its header is known. How its rows are read, `row-reader.ts` says. */
export interface ImportedKind {
  name: 'bidders' | 'sales' | 'cases' | 'items' | 'payments'
  fields: readonly FileField[]
  mapHeaders(headers: readonly string[], chosen?: ChosenMapping): HeaderMapping<FileField, string>
  /** The required fields that no column holds. */
  missing(fields: Iterable<string>): string[]
  /** What a file lacks, as a text for people, or undefined. */
  missingText(file: string, cells: readonly string[], chosen: ChosenMapping | undefined, sheet?: string): string | undefined
}

const bidders: ImportedKind = {
  name: 'bidders',
  fields: importFields,
  mapHeaders,
  missing: missingOfBidders,
  missingText: (file, cells, chosen, sheet) => {
    const { missing } = mapHeaders(cells, chosen)
    return missing.length > 0 ? missingColumnsText(file, missing, sheet) : undefined
  },
}

const sales: ImportedKind = {
  name: 'sales',
  fields: saleFields,
  mapHeaders: mapSaleHeaders,
  missing: missingOfSale,
  missingText: (file, cells, chosen, sheet) =>
    mapSaleHeaders(cells, chosen).missing.length > 0 ? withoutColumnsText(file, ['Lot number'], sheet) : undefined,
}

/** A kind of file whose rows need some columns each, by what the mapping calls these. */
const withRequired = <F extends FileField, R extends F>(
  name: ImportedKind['name'],
  fields: readonly F[],
  columns: (headers: readonly string[], chosen?: ChosenMapping) => HeaderMapping<F, F>,
  { missing, labels }: { missing(fields: Iterable<string>): R[]; labels: Readonly<Record<R, string>> },
): ImportedKind => ({
  name,
  fields,
  mapHeaders: columns,
  missing,
  missingText: (file, cells, chosen, sheet) => {
    const names = missing(columns(cells, chosen).mapping.values()).map((field) => labels[field])
    return names.length > 0 ? withoutColumnsText(file, names, sheet) : undefined
  },
})

const cases = withRequired('cases', caseFields, mapCaseHeaders, { missing: missingOfCases, labels: requiredCaseLabels })

const items = withRequired('items', itemFields, mapItemHeaders, { missing: missingOfItems, labels: requiredItemLabels })

const payments = withRequired('payments', paymentFields, mapPaymentHeaders, { missing: missingOfPayments, labels: paymentNeedLabels })

export const importedKinds: Readonly<Record<ImportedKind['name'], ImportedKind>> = { bidders, sales, cases, items, payments }

const kindNames: Partial<Record<UploadCategory, ImportedKind['name']>> = {
  auctions: 'sales',
  legal: 'cases',
  inventory: 'items',
  financial: 'payments',
}

/** The kind of the tables of a category; files of categories that are not imported never come here. */
export const importedKind = (category: UploadCategory): ImportedKind => importedKinds[kindNames[category] ?? 'bidders']
