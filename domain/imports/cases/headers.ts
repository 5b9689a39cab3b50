import { isCaseField } from '../file-fields.ts'
import { type ChosenMapping, type HeaderMapping, headerKey } from '../headers.ts'
import { fieldsByName, mapNamedColumns } from '../named-columns.ts'
import { type CaseField, requiredCaseFields } from './fields.ts'
import { caseHeaderNames, computedOfCases } from './header-names.ts'

const fieldOfName = fieldsByName(caseHeaderNames)

/** Finds the field of each column of a file of legal cases by its header; `chosen` overrides headers. */
export const mapCaseHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<CaseField, CaseField> => {
  const isOwnExport = headers.some((header) => fieldOfName.get(headerKey(header)) === 'caseId')
  const fieldOf = (key: string) => fieldOfHeader(key, isOwnExport)
  return mapNamedColumns<CaseField, CaseField>(headers, chosen, {
    fieldOf,
    isField: isCaseField,
    computed: computedOfCases,
    missing: missingOfCases,
  })
}

/** An export of this product has its own number of a case under "Case ID"; in another file that is a reference, and "Last updated" says nothing here. */
const fieldOfHeader = (key: string, isOwnExport: boolean): CaseField | undefined => {
  if (isOwnExport ? key === 'caseid' : key === 'lastupdated') return undefined
  return fieldOfName.get(key)
}

/** The required fields that no column holds. */
export const missingOfCases = (fields: Iterable<string>): (typeof requiredCaseFields)[number][] => {
  const present = new Set(fields)
  return requiredCaseFields.filter((field) => !present.has(field))
}
