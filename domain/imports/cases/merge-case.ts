import { normaliseEmail } from '../../bidders/identity.ts'
import { ranAfterChange } from '../../legal-cases/automation.ts'
import type { CaseState } from '../../legal-cases/new-case.ts'
import { sameContent } from '../../same-content.ts'
import { cleanCell } from '../cells.ts'
import { contentSumOf } from '../content-sum.ts'
import { restoreFormula } from '../csv.ts'
import { cleanLines } from '../row-texts.ts'
import type { CaseRow } from './case-row.ts'
import { type CaseLinks, namesOf, type ValueField, valueFields, valueIn, valuesOfRow } from './case-values.ts'
import { automationOf, type CaseImport, importedReason } from './new-imported-case.ts'
import { caseProblems } from './problems.ts'

type State = Omit<CaseState, 'caseNumber'>

/** What a row does to a case that is there. */
export interface MergedCase<S extends State> {
  after: S
  /** The fields that it changes. */
  changed: ValueField[]
  /** Values that the record keeps. */
  kept: { field: ValueField; problem: string }[]
}

/**
 * The case with what the row brings that is new. What the last import already gave is nothing new, and what was changed here since stays: a sum over
 * each value that the import gave shows which is which. A row of an export says when the case had last been changed: if that is still so, all that
 * differs was edited in the file; if the case was changed since, that cannot be seen, and the record stays.
 */
export const mergeCase = <S extends State>(before: S, row: CaseRow, links: CaseLinks, by: CaseImport): MergedCase<S> => {
  const values = valuesOfRow(row, links)
  const sums = { ...before.imported?.sums }
  const merged: MergedCase<S> = { after: before, changed: [], kept: [] }
  const given: Partial<State> = {}
  const exported = exportedAs(before, row)
  if (row.id === before.id && row.reference !== undefined && row.reference !== before.externalReference)
    merged.kept.push({ field: 'caseReference', problem: caseProblems.reference })
  // The reference is how other cases were found.
  for (const field of valueFields.filter((one) => one !== 'caseReference')) {
    const value = valueIn(values, field)
    if (value === undefined || isKnown(before, field, value, links)) continue
    const sum = contentSumOf(value)
    // The record keeps another auction than the row names.
    const isOfOtherAuction = field === 'caseLots' && links.auction?.auctionId !== (given.auctionId ?? before.auctionId)
    if (exported === undefined && sum === sums[field]) continue
    if (before.status === 'CLOSED') merged.kept.push({ field, problem: caseProblems.closed })
    else if (exported === 'earlier') merged.kept.push({ field, problem: caseProblems.exported })
    else if (isOfOtherAuction || (exported === undefined && !isUntouched(before, field)))
      merged.kept.push({ field, problem: caseProblems.edited })
    else {
      sums[field] = sum
      merged.changed.push(field)
      for (const name of namesOf(field)) Object.assign(given, { [name]: values[name as keyof typeof values] })
    }
  }
  if (merged.changed.length > 0) merged.after = changedCase(before, given, sums, by)
  return merged
}

/** Whether the row comes from an export of the case as it is, or as it was earlier; undefined for any other row. */
const exportedAs = (before: State, { id, lastUpdated }: CaseRow): 'now' | 'earlier' | undefined => {
  if (id !== before.id || lastUpdated === undefined) return undefined
  return Date.parse(lastUpdated) === Date.parse(before.lastUpdated) ? 'now' : 'earlier'
}

const isKnown = (before: State, field: ValueField, value: unknown, { formerIds = [] }: CaseLinks): boolean => {
  const known = valueIn(before, field)
  if (field === 'caseBidder' && typeof known === 'string' && (formerIds.includes(known) || value === before.bidderName)) return true
  return sameContent({ value }, { value: typeof known === 'string' ? asRead(field, known) : known })
}

/** A text as it is read from a file that has it. */
const asRead = (field: ValueField, known: string): string => {
  if (field === 'plaintiffEmail' || field === 'defendantEmail') return normaliseEmail(known)
  return restoreFormula((field === 'caseDescription' ? cleanLines(known) : cleanCell(known)) ?? known)
}

/** Whether a field is as the last import left it. What an automation made of the status is no change by staff. */
const isUntouched = (before: State, field: ValueField): boolean => {
  const known = valueIn(before, field)
  const sum = before.imported?.sums[field]
  if (field === 'caseStatus' && before.statusHistory.at(-1)?.automated) return true
  return known === undefined ? sum === undefined : sum === contentSumOf(known)
}

const changedCase = <S extends State>(before: S, given: Partial<State>, sums: Record<string, string>, by: CaseImport): S => {
  const at = by.now.toISOString()
  const after = { ...before, ...given, lastUpdated: at, imported: { at, sums } }
  if (given.auctionId !== undefined && given.lots === undefined) after.lots = []
  after.ran = ranAfterChange(before, given)
  if (given.status !== undefined) {
    const step = { status: given.status, timestamp: at, reason: importedReason(by), changedBy: by.by, automated: false }
    after.statusHistory = [...before.statusHistory, step]
    const automation = automationOf(after, by.now)
    if (before.automation.enabled && !automation.enabled) after.automation = automation
  }
  return withoutGaps(after)
}

/** A stored case has no undefined fields. */
const withoutGaps = <S extends State>(state: S): S =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as S
