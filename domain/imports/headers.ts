import { fold } from '../bidders/fold.ts'
import { type ImportField, type RequiredField, requiredFields, requiredLabels } from './fields.ts'
import { headerNames } from './header-names.ts'

/** What the columns of a file hold. */
export interface HeaderMapping {
  /** Number of columns in the header; every row must have as many. */
  columns: number
  /** Index of the column to the field it holds. Two columns may hold the same field; the first that is filled counts. */
  mapping: Map<number, ImportField>
  /** Headers that name nothing we know; their cells are not imported. */
  unmapped: string[]
  /** Required fields without a column; with any of them the file can't be imported. */
  missing: RequiredField[]
}

const fieldOfName = new Map(Object.entries(headerNames).flatMap(([field, names]) => names.map((name) => [name, field as ImportField])))

/** "E-mail Address (home)" names the same as "emailaddress": what is in brackets explains, it does not name. */
const nameOf = (header: string): string => fold(header.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the field of each column by its header, in any order and many spellings; `chosen` says it for headers that tell nothing or another. */
export const mapHeaders = (headers: readonly string[], chosen: Readonly<Record<string, ImportField>> = {}): HeaderMapping => {
  const mapping = new Map<number, ImportField>()
  const unmapped: string[] = []
  headers.forEach((header, index) => {
    const name = header.trim()
    const field = Object.hasOwn(chosen, name) ? chosen[name] : fieldOfName.get(nameOf(header))
    if (field !== undefined) mapping.set(index, field)
    else if (header.trim() !== '') unmapped.push(header.trim().slice(0, 60))
  })
  settleNames(mapping)
  const present = new Set(mapping.values())
  const named = present.has('fullName')
  const missing = requiredFields.filter((field) => !present.has(field) && (field === 'email' || !named))
  return { columns: headers.length, mapping, unmapped, missing }
}

/** Beside one half of a name, a plain "Name" is the other half; beside both it adds nothing. */
const settleNames = (mapping: Map<number, ImportField>): void => {
  const present = new Set(mapping.values())
  const half = present.has('firstName') ? 'lastName' : present.has('lastName') ? 'firstName' : undefined
  if (half === undefined) return
  const whole = [...mapping].filter(([, field]) => field === 'fullName').map(([index]) => index)
  for (const index of whole) {
    if (present.has(half)) mapping.delete(index)
    else mapping.set(index, half)
  }
}

/** What is wrong with a file whose header lacks required columns, and what to do about it. */
export const missingColumnsText = (file: string, missing: readonly RequiredField[]): string => {
  const labels = missing.map((field) => `"${requiredLabels[field]}"`)
  const list = labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels[labels.length - 1]}`
  const columns = missing.length === 1 ? 'column' : 'columns'
  return `The file ${file} has no ${columns} ${list}. Name the ${columns} in the first line of the file and upload it again.`
}
