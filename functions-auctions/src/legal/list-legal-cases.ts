import type * as calls from '@auctionwiz/contracts/legal-cases'
import type { CaseFilter } from '@auctionwiz/contracts/legal-cases'
import { totalsOf } from '@auctionwiz/domain/legal-cases/totals'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { mergedInto } from '@auctionwiz/records/archived-bidders'
import { readCaseCounts } from '@auctionwiz/records/case-counts'
import { legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { listRows } from '../list-rows.ts'
import { caseRows, caseSelection } from './case-query.ts'
import { seesAmounts } from './hiding-amounts.ts'

/** Cases stay with the record they were filed about, so that an undone merge takes nothing apart; a survivor shows them all. */
export const listLegalCases: UseCase<typeof calls.listLegalCases> = async ({ query: filter }, context) => {
  const { house } = context
  if (filter.sort?.endsWith('amount') && !seesAmounts(context)) throw new Failure('forbidden')
  const { bidderId } = filter
  const bidderIds = bidderId === undefined ? [] : [bidderId, ...(await mergedInto(house, [bidderId]))]
  const selection = caseSelection(filter, bidderIds)
  const { rows, rest } = await listRows(listerOf(caseRows, house), selection, filter, (count) => totalOf(filter, house, count))
  return { cases: rows, ...rest }
}

/** All cases, the active ones and those of statuses, priorities or types follow from the counters; the rest is counted. */
const totalOf = async (
  { search: _search, sort: _sort, limit: _limit, page: _page, view, status, priority, type, ...others }: CaseFilter,
  house: PartitionReader,
  count: () => Promise<number>,
): Promise<number> => {
  const given = [view, status, priority, type].filter((one) => one !== undefined)
  if (given.length > 1 || Object.values(others).some((one) => one !== undefined)) return count()
  const { total, active, byStatus, byPriority, byType } = totalsOf(await readCaseCounts(house))
  if (view) return active
  if (status) return sumOf(byStatus, status)
  if (priority) return sumOf(byPriority, priority)
  return type ? sumOf(byType, type) : total
}

const sumOf = <Name extends string>(counts: Readonly<Record<Name, number>>, names: readonly Name[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + counts[name], 0)

export const readLegalCase: UseCase<typeof calls.readLegalCase> = async ({ params }, { house }) =>
  legalCaseOf(await readerOf(legalCaseRecord, house).read(params.id))

export const readLegalCaseTotals: UseCase<typeof calls.readLegalCaseTotals> = async (_, { house }) => totalsOf(await readCaseCounts(house))
