import { type Currency, currencies, emailPattern } from '@auctionwiz/contracts/fields'
import { mostCaseLots } from '@auctionwiz/contracts/legal-case-parts'
import { normaliseEmail } from '../../bidders/identity.ts'
import { lotNumberText, parseLotNumber } from '../../lots/lot-number.ts'
import { cleanCell, readAmount, readDate } from '../cells.ts'
import type { HeaderMapping } from '../headers.ts'
import type { Report, RowReports } from '../import-row.ts'
import { dateProblem, orderOf } from '../row-person.ts'
import { cleanLines, type ReadTexts, readTexts, rowReports, shapeProblem } from '../row-texts.ts'
import type { RowResult } from '../rows.ts'
import { readInstant } from '../sales/read-instant.ts'
import type { CaseRow, RowCase } from './case-row.ts'
import { type CaseField, type CaseListField, longestOfCase, requiredCaseFields } from './fields.ts'
import { caseProblems } from './problems.ts'
import { type CaseListValue, caseValueOfWord } from './words.ts'

/** The house whose file it is. */
export interface CaseOrigin {
  currency: Currency
  /** In which the file writes times. */
  timeZone: string
  now: Date
}

type Read = ReadTexts<CaseField>

const caseIdPattern = /^case_[A-Za-z0-9_-]{1,59}$/

/** A problem with these rejects the row: a case needs them, and the id and the reference say which case it is. */
const needed = new Set<string>(['row', 'caseId', 'caseReference', ...requiredCaseFields])

/** Reads one row of a file of legal cases. An optional value that can't be read is left out, and listed. */
export const readCaseRow = (cells: readonly string[], header: HeaderMapping<CaseField>, origin: CaseOrigin): RowResult<CaseRow> => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const { problems, isRefused, ...reports } = rowReports(needed)
  const read = readTexts(cells, header, longestOfCase, reports.leave, (field, cell) =>
    field === 'caseDescription' ? cleanLines(cell) : cleanCell(cell),
  )
  const { caseId: id, caseUpdated: lastUpdated } = read.texts
  if (id !== undefined && !caseIdPattern.test(id)) reports.refuse('caseId', id, caseProblems.id)
  const subject = readSubject(read, reports)
  if (!subject || isRefused()) return { ok: false, errors: problems }
  const {
    caseReference: reference,
    caseBidderId: bidderId,
    caseBidder: bidder,
    caseAuctionId: auctionId,
    caseAuction: auction,
    caseAssignee: assignee,
  } = read.texts
  const lots = readLots(read, reports.leave)
  const status = listValue('caseStatus', read, caseProblems.unknownStatus, reports.leave)
  const submitted = readSubmitted(read, origin, reports.leave)
  const values: CaseRow = {
    ...(id !== undefined && { id }),
    ...(lastUpdated !== undefined && { lastUpdated }),
    ...(reference !== undefined && { reference }),
    legalCase: { ...subject, ...readParties(read, reports.leave), ...readOthers(read, origin, reports.leave) },
    ...(status && { status }),
    ...(submitted !== undefined && { dateSubmitted: submitted }),
    ...(bidder !== undefined && { bidder: emailPattern.test(bidder) ? normaliseEmail(bidder) : bidder }),
    ...(bidderId !== undefined && { bidderId }),
    ...(auction !== undefined && { auction }),
    ...(auctionId !== undefined && { auctionId }),
    ...(lots && { lots }),
    ...(assignee !== undefined && { assignee: emailPattern.test(assignee) ? normaliseEmail(assignee) : assignee }),
  }
  return { ok: true, values, left: problems }
}

const listValue = <F extends CaseListField>(field: F, { texts }: Read, problem: string, report: Report): CaseListValue<F> | undefined => {
  const text = texts[field]
  if (text === undefined) return undefined
  const value = caseValueOfWord(field, text)
  if (value === undefined) report(field, text, problem)
  return value
}

/** What a case must have; undefined where something is missing, which was then reported. */
const readSubject = (
  read: Read,
  { refuse }: RowReports,
): Pick<RowCase, 'title' | 'caseType' | 'category' | 'priority' | 'jurisdiction'> | undefined => {
  const { texts } = read
  const missing = {
    caseTitle: 'title',
    caseType: 'type',
    caseCategory: 'category',
    casePriority: 'priority',
    jurisdiction: 'jurisdiction',
  } as const
  for (const field of requiredCaseFields) if (texts[field] === undefined) refuse(field, '', caseProblems[missing[field]])
  const caseType = listValue('caseType', read, caseProblems.unknownType, refuse)
  const category = listValue('caseCategory', read, caseProblems.unknownCategory, refuse)
  const priority = listValue('casePriority', read, caseProblems.unknownPriority, refuse)
  const { caseTitle: title, jurisdiction } = texts
  return title && jurisdiction && caseType && category && priority ? { title, caseType, category, priority, jurisdiction } : undefined
}

const readParties = (read: Read, leave: Report): Partial<RowCase> => {
  const { plaintiffName, defendantName } = read.texts
  const plaintiffType = listValue('plaintiffType', read, caseProblems.unknownParty, leave)
  const defendantType = listValue('defendantType', read, caseProblems.unknownParty, leave)
  const plaintiffEmail = emailIn('plaintiffEmail', read, leave)
  const defendantEmail = emailIn('defendantEmail', read, leave)
  return {
    ...(plaintiffName && { plaintiffName }),
    ...(plaintiffType && { plaintiffType }),
    ...(plaintiffEmail && { plaintiffEmail }),
    ...(defendantName && { defendantName }),
    ...(defendantType && { defendantType }),
    ...(defendantEmail && { defendantEmail }),
  }
}

const emailIn = (field: 'plaintiffEmail' | 'defendantEmail', { texts }: Read, leave: Report): string | undefined => {
  const text = texts[field]
  if (text === undefined) return undefined
  if (emailPattern.test(text)) return normaliseEmail(text)
  leave(field, text, 'invalid email format')
  return undefined
}

const readOthers = (read: Read, origin: CaseOrigin, leave: Report): Partial<RowCase> => {
  const { caseDescription: description, legalCounsel, courtCaseNumber } = read.texts
  const claimAmount = readClaim(read, origin, leave)
  const filingDeadline = dateIn('filingDeadline', read, leave)
  const estimatedResolutionDate = dateIn('estimatedResolutionDate', read, leave)
  return {
    ...(description && { description }),
    ...(claimAmount && { claimAmount }),
    ...(filingDeadline && { filingDeadline }),
    ...(estimatedResolutionDate && { estimatedResolutionDate }),
    ...(legalCounsel && { legalCounsel }),
    ...(courtCaseNumber && { courtCaseNumber }),
  }
}

/** Numbers of lots, between which are spaces, commas or semicolons. */
const readLots = ({ texts }: Read, leave: Report): string[] | undefined => {
  const text = texts.caseLots
  if (text === undefined) return undefined
  const numbers = text.split(/[\s,;]+/).filter((one) => one !== '')
  const lots = numbers.flatMap((one) => parseLotNumber(one) ?? []).map(lotNumberText)
  if (lots.length === 0 || lots.length < numbers.length) leave('caseLots', text, caseProblems.lotNumbers)
  else if (lots.length > mostCaseLots) leave('caseLots', text, caseProblems.manyLots)
  else return [...new Set(lots)]
  return undefined
}

/** The largest claim that is read, in minor units. */
const mostClaimed = 100_000_000_000

const readClaim = ({ texts, styles }: Read, { currency: own }: CaseOrigin, leave: Report): RowCase['claimAmount'] => {
  const { claimAmount: text, claimCurrency } = texts
  const currency = currencies.find((one) => one === (claimCurrency ?? own).toUpperCase())
  if (!currency) leave('claimCurrency', claimCurrency ?? '', caseProblems.currency)
  if (text === undefined || !currency) return undefined
  const amount = readAmount(text, currency, styles.claimAmount?.decimal)
  if (amount !== undefined && amount <= mostClaimed) return { amount, currency }
  leave('claimAmount', text, 'amount format error')
  return undefined
}

const dateIn = (field: 'filingDeadline' | 'estimatedResolutionDate', { texts, styles }: Read, leave: Report): string | undefined => {
  const text = texts[field]
  if (text === undefined) return undefined
  const date = readDate(text, orderOf(styles[field]))
  if (date === undefined) leave(field, text, dateProblem(styles[field]))
  return date
}

/** In the east a day begins half a day before UTC. Milliseconds. */
const aDay = 86_400_000

const readSubmitted = ({ texts, styles }: Read, { timeZone, now }: CaseOrigin, leave: Report): string | undefined => {
  const text = texts.dateSubmitted
  if (text === undefined) return undefined
  const at = readInstant(text, orderOf(styles.dateSubmitted), timeZone, '12:00')?.at
  if (at === undefined) leave('dateSubmitted', text, dateProblem(styles.dateSubmitted))
  else if (Date.parse(at) > now.getTime() + aDay) leave('dateSubmitted', text, caseProblems.future)
  else return at
  return undefined
}
