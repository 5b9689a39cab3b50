import type { exportLegalCases as endpoint } from '@auctionwiz/contracts/legal-case-files'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { mergedInto } from '@auctionwiz/records/archived-bidders'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { caseSelection } from './case-query.ts'
import { seesAmounts } from './hiding-amounts.ts'

/** Large enough for a short way through 50,000 cases, small enough to leave others their turn. */
const pageSize = 500

/** The fields that the columns are made from. */
const exported = projection(legalCaseRecord, [
  'id',
  'caseNumber',
  'externalReference',
  'title',
  'caseType',
  'category',
  'priority',
  'status',
  'jurisdiction',
  'bidderId',
  'bidderName',
  'auctionId',
  'auctionTitle',
  'lots',
  'claimAmount',
  'plaintiffName',
  'plaintiffType',
  'plaintiffEmail',
  'defendantName',
  'defendantType',
  'defendantEmail',
  'description',
  'legalCounsel',
  'courtCaseNumber',
  'filingDeadline',
  'estimatedResolutionDate',
  'assignedTo',
  'due',
  'dateSubmitted',
  'lastUpdated',
])

type Row = PartOf<typeof exported>

/** An import reads each back but for the numbers and due dates that the product gives: see `domain/imports/cases/header-names.ts`. */
const columns: readonly (readonly [title: string, value: (row: Row) => string | number | undefined])[] = [
  ['AuctionWiz ID', ({ id }) => id],
  ['Case ID', ({ caseNumber }) => caseNumber],
  ['Reference', ({ externalReference }) => externalReference],
  ['Title', ({ title }) => title],
  ['Type', ({ caseType }) => caseType],
  ['Category', ({ category }) => category],
  ['Priority', ({ priority }) => priority],
  ['Status', ({ status }) => status],
  ['Jurisdiction', ({ jurisdiction }) => jurisdiction],
  ['AuctionWiz bidder ID', ({ bidderId }) => bidderId],
  ['Bidder', ({ bidderName }) => bidderName],
  ['AuctionWiz auction ID', ({ auctionId }) => auctionId],
  ['Auction', ({ auctionTitle }) => auctionTitle],
  ['Lots', ({ lots }) => lots.map(({ lotNumber }) => lotNumber).join(' ')],
  ['Amount', ({ claimAmount: claim }) => claim && (claim.currency === 'JPY' ? claim.amount : claim.amount / 100)],
  ['Currency', ({ claimAmount }) => claimAmount?.currency],
  ['Plaintiff', ({ plaintiffName }) => plaintiffName],
  ['Plaintiff type', ({ plaintiffType }) => plaintiffType],
  ['Plaintiff email', ({ plaintiffEmail }) => plaintiffEmail],
  ['Defendant', ({ defendantName }) => defendantName],
  ['Defendant type', ({ defendantType }) => defendantType],
  ['Defendant email', ({ defendantEmail }) => defendantEmail],
  ['Description', ({ description }) => description],
  ['Legal counsel', ({ legalCounsel }) => legalCounsel],
  ['Court case number', ({ courtCaseNumber }) => courtCaseNumber],
  ['Filing deadline', ({ filingDeadline }) => filingDeadline],
  ['Estimated resolution', ({ estimatedResolutionDate }) => estimatedResolutionDate],
  ['Assigned to', ({ assignedTo }) => assignedTo?.name],
  ['Next due', ({ due }) => due?.at],
  ['Date submitted', ({ dateSubmitted }) => dateSubmitted],
  ['Last updated', ({ lastUpdated }) => lastUpdated],
]

/** What the filter finds, in its order, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportLegalCases: UseCase<typeof endpoint> = async ({ query: filter }, context) => {
  const { house, audit, auctionHouseId, now } = context
  const shown = columns.filter(([title]) => seesAmounts(context) || title !== 'Amount')
  const { bidderId } = filter
  const bidderIds = bidderId === undefined ? [] : [bidderId, ...(await mergedInto(house, [bidderId]))]
  // The words of a search may name a person, whom the log would outlive.
  const asked = Object.fromEntries(
    Object.entries({ ...filter, search: filter.search ? true : undefined }).filter(([, value]) => value !== undefined),
  )
  await house.write([audit({ action: 'legal_cases.export', subjectType: 'house', subjectId: auctionHouseId, after: asked })])
  async function* lines() {
    const encoder = new TextEncoder()
    yield encoder.encode(csvLine(shown.map(([title]) => title)))
    let next: string | undefined
    do {
      const page = await listerOf(exported, house).page(caseSelection(filter, bidderIds), { limit: pageSize, next })
      next = page.next
      yield encoder.encode(page.items.map(({ document }) => csvLine(shown.map(([, value]) => value(document)))).join(''))
    } while (next !== undefined)
  }
  const fileName = `legal-cases-${now.toISOString().slice(0, 10)}.csv`
  return { contentType: 'text/csv; charset=utf-8', fileName, body: streamOf(lines()) }
}
