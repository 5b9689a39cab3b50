import type * as calls from '@auctionwiz/contracts/legal-cases'
import { totalsOf } from '@auctionwiz/domain/legal-cases/totals'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { mergedInto } from '@auctionwiz/records/archived-bidders'
import { readCaseCounts } from '@auctionwiz/records/case-counts'
import { legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { caseRows, caseSelection } from './case-query.ts'
import { seesAmounts } from './hiding-amounts.ts'

const pageSize = 100

/** Cases stay with the record they were filed about, so that an undone merge takes nothing apart; a survivor shows them all. */
export const listLegalCases: UseCase<typeof calls.listLegalCases> = async ({ query: filter }, context) => {
  const { house } = context
  if (filter.sort?.endsWith('amount') && !seesAmounts(context)) throw new Failure('forbidden')
  const { bidderId } = filter
  const bidderIds = bidderId === undefined ? [] : [bidderId, ...(await mergedInto(house, [bidderId]))]
  const cases = listerOf(caseRows, house)
  const selection = caseSelection(filter, bidderIds)
  const [{ items, next }, total] = await Promise.all([
    cases.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    filter.page === undefined ? cases.count(selection.where) : undefined,
  ])
  return {
    cases: items.map(({ document, version }) => ({ ...document, version })),
    ...(total !== undefined && { total }),
    ...(next && { nextPage: next }),
  }
}

export const readLegalCase: UseCase<typeof calls.readLegalCase> = async ({ params }, { house }) =>
  legalCaseOf(await readerOf(legalCaseRecord, house).read(params.id))

export const readLegalCaseTotals: UseCase<typeof calls.readLegalCaseTotals> = async (_, { house }) => totalsOf(await readCaseCounts(house))
