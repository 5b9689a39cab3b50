import { isItemField } from '../file-fields.ts'
import { type ChosenMapping, type HeaderMapping, headerKey } from '../headers.ts'
import { fieldsByName, mapNamedColumns } from '../named-columns.ts'
import { type ItemField, requiredItemFields } from './fields.ts'
import { computedOfItems, itemHeaderNames } from './header-names.ts'

const fieldOfName = fieldsByName(itemHeaderNames)

/** Finds the field of each column of a file of inventory by its header; `chosen` overrides headers. */
export const mapItemHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<ItemField, ItemField> => {
  const isOwnExport = headers.some((header) => fieldOfName.get(headerKey(header)) === 'itemId')
  return mapNamedColumns<ItemField, ItemField>(headers, chosen, {
    // In a file of another system it says nothing here.
    fieldOf: (key) => (!isOwnExport && key === 'lastupdated' ? undefined : fieldOfName.get(key)),
    isField: isItemField,
    computed: computedOfItems,
    missing: missingOfItems,
  })
}

/** The required fields that no column holds. */
export const missingOfItems = (fields: Iterable<string>): (typeof requiredItemFields)[number][] => {
  const present = new Set(fields)
  return requiredItemFields.filter((field) => !present.has(field))
}
