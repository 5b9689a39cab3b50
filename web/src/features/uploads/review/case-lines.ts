import type { Currency } from '@auctionwiz/contracts/fields'
import type { CaseRow } from '@auctionwiz/domain/imports/cases/case-row'
import { readCaseRow } from '@auctionwiz/domain/imports/cases/read-case-row'
import { caseHeaderOf } from '@auctionwiz/domain/imports/file-reading'
import { type Format, listed } from '../../../app/format.ts'
import { legalText } from '../../legal/messages.ts'
import { caseFileText as text } from '../cases/messages.ts'
import { type Decided, readingOfDecided } from './decisions.ts'
import type { Line } from './Lines.tsx'
import { rowLines } from './row-lines.ts'

/** What a row of a file of legal cases becomes, line by line. */
export const caseLines = (columns: readonly Decided[], cells: readonly string[], format: Format, currency: Currency): Line[] => {
  const header = caseHeaderOf(readingOfDecided(columns))
  const result = readCaseRow(cells, header, { currency, timeZone: format.timeZone, now: new Date() })
  return rowLines(columns, result, 'cases', (values) => linesOf(values, format))
}

const linesOf = (
  { legalCase, id, reference, status, dateSubmitted, bidder, bidderId, auction, auctionId, lots, assignee }: CaseRow,
  format: Format,
): Line[] => {
  const { caseTypes, categories, priorities, parties } = legalText
  const day = (date: string | undefined) => date && format.date(`${date}T12:00:00Z`)
  const shown: readonly (readonly [field: keyof typeof text.fields, value: string | undefined])[] = [
    ['caseId', id],
    ['caseReference', reference],
    ['caseTitle', legalCase.title],
    ['caseType', caseTypes[legalCase.caseType]],
    ['caseCategory', categories[legalCase.category]],
    ['casePriority', priorities[legalCase.priority]],
    ['caseStatus', status],
    ['jurisdiction', legalCase.jurisdiction],
    ['claimAmount', legalCase.claimAmount && format.money(legalCase.claimAmount)],
    ['plaintiffName', legalCase.plaintiffName],
    ['plaintiffType', legalCase.plaintiffType && parties[legalCase.plaintiffType]],
    ['plaintiffEmail', legalCase.plaintiffEmail],
    ['defendantName', legalCase.defendantName],
    ['defendantType', legalCase.defendantType && parties[legalCase.defendantType]],
    ['defendantEmail', legalCase.defendantEmail],
    ['caseBidderId', bidderId],
    ['caseBidder', bidder],
    ['caseAuctionId', auctionId],
    ['caseAuction', auction],
    ['caseLots', lots && listed(lots)],
    ['caseAssignee', assignee],
    ['dateSubmitted', dateSubmitted && format.date(dateSubmitted)],
    ['filingDeadline', day(legalCase.filingDeadline)],
    ['estimatedResolutionDate', day(legalCase.estimatedResolutionDate)],
    ['legalCounsel', legalCase.legalCounsel],
    ['courtCaseNumber', legalCase.courtCaseNumber],
    ['caseDescription', legalCase.description],
  ]
  return shown.flatMap(([field, value]): Line[] => (value ? [[text.fields[field], value]] : []))
}
