import { isSaleField } from '../file-fields.ts'
import type { ChosenMapping, HeaderMapping } from '../headers.ts'
import { fieldsByName, mapNamedColumns } from '../named-columns.ts'
import { namingFields, type SaleField } from './fields.ts'
import { computedOfSale, saleHeaderNames } from './header-names.ts'

const fieldOfName = fieldsByName(saleHeaderNames)

/** Finds the field of each column of a file of auctions by its header; `chosen` overrides headers. */
export const mapSaleHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<SaleField, SaleField> =>
  mapNamedColumns(headers, chosen, {
    fieldOf: (key) => fieldOfName.get(key),
    isField: isSaleField,
    computed: computedOfSale,
    missing: missingOfSale,
  })

/** What a file lacks that names neither lots nor auctions; a lot number is what most files have. */
export const missingOfSale = (fields: Iterable<string>): SaleField[] => {
  const present = new Set(fields)
  return namingFields.some((field) => present.has(field)) ? [] : ['lotNumber']
}
