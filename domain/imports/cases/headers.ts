import { ignoredColumn } from '../fields.ts'
import { isCaseField } from '../file-fields.ts'
import { type ChosenMapping, type HeaderMapping, headerKey, shownHeader } from '../headers.ts'
import { type CaseField, requiredCaseFields } from './fields.ts'
import { caseHeaderNames, computedOfCases } from './header-names.ts'

const fieldOfName = new Map(
  Object.entries(caseHeaderNames).flatMap(([field, names]) => names.map((name) => [name, field] as [string, CaseField])),
)

/** Finds the field of each column of a file of legal cases by its header; `chosen` overrides headers. */
export const mapCaseHeaders = (headers: readonly string[], chosen: ChosenMapping = {}): HeaderMapping<CaseField, CaseField> => {
  const mapping = new Map<number, CaseField>()
  const isOwnExport = headers.some((header) => fieldOfName.get(headerKey(header)) === 'caseId')
  headers.forEach((header, index) => {
    const name = header.trim()
    const field = Object.hasOwn(chosen, name) ? chosen[name] : fieldOfHeader(headerKey(header), isOwnExport)
    if (field !== undefined && field !== ignoredColumn && isCaseField(field)) mapping.set(index, field)
  })
  const unmapped = headers.filter((header, index) => header.trim() !== '' && !mapping.has(index)).map(shownHeader)
  const computed = unmapped.filter((header) => computedOfCases.has(headerKey(header)))
  return { columns: headers.length, mapping, unmapped, computed, missing: missingOfCases(mapping.values()) }
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
