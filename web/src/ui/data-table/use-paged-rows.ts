import type { CallInput } from '@auctionwiz/contracts/client'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import { type Paged, type Pages, usePages } from '../../app/calls/use-pages.ts'
import { type FirstPage, type ListTotal, listTotal } from './list-total.ts'
import { useRows } from './use-rows.ts'

/** What a `DataTable` shows of a list with pages. */
export interface PagedRows<Page, Row> {
  source: Pages<Page>
  rows: readonly Row[]
  total: ListTotal
}

/** The rows of a list, page by page as they are scrolled to: 50 first, then 200 each. @param rowsOf a function of the module, the same at each render */
export const usePagedRows = <E extends Endpoint, Row extends { id: string }>(
  endpoint: AnswerOf<E> extends Paged ? E : never,
  input: CallInput<E> | null,
  rowsOf: (page: AnswerOf<E>) => readonly Row[],
): PagedRows<AnswerOf<E>, Row> => {
  const source = usePages<E>(endpoint, input, { limit: 200 })
  const rows = useRows(source.data, rowsOf)
  return { source, rows, total: listTotal(source.data?.[0] as FirstPage | undefined, rows.length, source.hasMore, 0) }
}
