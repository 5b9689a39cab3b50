import { ignoredColumn } from '../fields.ts'
import { isSaleField } from '../file-fields.ts'
import { type ChosenMapping, type HeaderMapping, headerKey, shownHeader } from '../headers.ts'
import { namingFields, type SaleField } from './fields.ts'
import { computedOfSale, saleHeaderNames } from './header-names.ts'

const fieldOfName = new Map(
  Object.entries(saleHeaderNames).flatMap(([field, names]) => names.map((name) => [name, field] as [string, SaleField])),
)

/** Finds the field of each column of a file of auctions by its header; `chosen` overrides headers. Of two columns for one field the first counts. */
export const mapSaleHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<SaleField, SaleField> => {
  const mapping = new Map<number, SaleField>()
  headers.forEach((header, index) => {
    const name = header.trim()
    const field = Object.hasOwn(chosen, name) ? chosen[name] : fieldOfName.get(headerKey(header))
    if (field !== undefined && field !== ignoredColumn && isSaleField(field)) mapping.set(index, field)
  })
  const unmapped = headers.filter((header, index) => header.trim() !== '' && !mapping.has(index)).map(shownHeader)
  const computed = unmapped.filter((header) => computedOfSale.has(headerKey(header)))
  return { columns: headers.length, mapping, unmapped, computed, missing: missingOfSale(mapping.values()) }
}

/** What a file lacks that names neither lots nor auctions; a lot number is what most files have. */
export const missingOfSale = (fields: Iterable<string>): SaleField[] => {
  const present = new Set(fields)
  return namingFields.some((field) => present.has(field)) ? [] : ['lotNumber']
}
