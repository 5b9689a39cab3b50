import type { CaseState } from '../../legal-cases/new-case.ts'
import { sameContent } from '../../same-content.ts'

/** The fields of a case that a file can change. Its status history only grows, and its due date follows from the others. */
export const fieldsOfFiles = [
  'title',
  'caseType',
  'category',
  'priority',
  'jurisdiction',
  'status',
  'description',
  'claimAmount',
  'plaintiffName',
  'plaintiffType',
  'plaintiffEmail',
  'defendantName',
  'defendantType',
  'defendantEmail',
  'bidderId',
  'bidderName',
  'auctionId',
  'auctionTitle',
  'lots',
  'assignedTo',
  'dateSubmitted',
  'filingDeadline',
  'estimatedResolutionDate',
  'legalCounsel',
  'courtCaseNumber',
  'lastUpdated',
  'automation',
  'ran',
  'imported',
] as const satisfies readonly (keyof CaseState)[]
export type FieldOfFiles = (typeof fieldsOfFiles)[number]

/** What a case was before a file changed it. */
export interface EarlierCase {
  /** The fields that changed. */
  fields: FieldOfFiles[]
  /** Their values; those that were empty are missing. */
  values: Partial<Pick<CaseState, FieldOfFiles>>
  /** How many steps its status history had. */
  steps: number
}

export const earlierCase = (before: CaseState, after: CaseState): EarlierCase => {
  const fields = fieldsOfFiles.filter((name) => !sameContent(before[name], after[name]))
  return { fields, values: valuesIn(before, fields), steps: before.statusHistory.length }
}

const valuesIn = (values: EarlierCase['values'], fields: readonly FieldOfFiles[]): EarlierCase['values'] =>
  Object.fromEntries(fields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))

/** What a case was before two changes, the later one after the first. */
export const beforeBoth = (first: EarlierCase, later: EarlierCase): EarlierCase => {
  const added = later.fields.filter((name) => !first.fields.includes(name))
  return { fields: [...first.fields, ...added], values: { ...valuesIn(later.values, added), ...first.values }, steps: first.steps }
}

/** The case as it was. */
export const restoredCase = (current: CaseState, { fields, values, steps }: EarlierCase): CaseState => {
  const gone = new Set<string>(fields)
  const others = Object.fromEntries(Object.entries(current).filter(([name]) => !gone.has(name)))
  return { ...(others as CaseState), ...values, statusHistory: current.statusHistory.slice(0, steps) }
}

/** The reason in the timeline, as it is stored; `contracts/phrases` has the translations. */
export const undoneReason = (upload: string): string => `Import of ${upload} undone`
