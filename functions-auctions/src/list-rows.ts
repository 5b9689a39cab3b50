import type { Lister } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { searchedTotal, type Total } from './searched-total.ts'

const pageSize = 100

interface Asked {
  search?: string | undefined
  /** The place at which the store continues; none for the first page. */
  page?: string | undefined
  limit?: number | undefined
}

/** A page of a list as calls answer it, without the name of its rows. */
interface Listed<P> {
  rows: (P & { version: string })[]
  /** The total of the first page, and the place of the next one. */
  rest: Partial<Total> & { nextPage?: string }
}

/**
 * A page of rows, and with the first one how many there are: of a search at least how many.
 * @param total of a list without a search, where it need not be counted
 */
export const listRows = async <D, P extends object>(
  lister: Lister<D, P>,
  selection: Required<Selection<D>>,
  { search, page, limit = pageSize }: Asked,
  total: (count: () => Promise<number>) => Promise<number> = (count) => count(),
): Promise<Listed<P>> => {
  const reading = lister.page(selection, { limit, next: page })
  const count = (most?: number) => lister.count(selection.where, most)
  const totalOf = async (): Promise<Partial<Total>> => {
    if (page !== undefined) return {}
    return search ? searchedTotal(await reading, count) : { total: await total(count) }
  }
  const [{ items, next }, counted] = await Promise.all([reading, totalOf()])
  return {
    rows: items.map(({ document, version }) => ({ ...document, version })),
    rest: { ...counted, ...(next !== undefined && { nextPage: next }) },
  }
}
