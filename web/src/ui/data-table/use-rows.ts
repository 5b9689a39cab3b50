import { useRef } from 'react'
import { type KnownRows, moreRows, noRows } from './rows.ts'

const nothing: ReadonlySet<string> = new Set()

/** The rows of all pages, without hidden ones. A new page is appended, at a cost independent of the list's length. */
export const useRows = <Page, Row extends { id: string }>(
  pages: readonly Page[] | undefined,
  rowsOf: (page: Page) => readonly Row[],
  hidden: ReadonlySet<string> = nothing,
): readonly Row[] => {
  const known = useRef<KnownRows<Row>>(undefined)
  known.current = moreRows(known.current ?? noRows<Row>(), (pages ?? []).map(rowsOf), hidden)
  return known.current.rows
}
