import type { PartitionReader } from '../partition.ts'
import type { Page, Query, StoredDocument } from '../store.ts'

/** The pages of a query from a continuation on, each asked for while the one before is worked on. */
export async function* pagesAhead<T extends StoredDocument>(
  partition: PartitionReader,
  query: Query,
  limit: number,
  from: string | undefined,
): AsyncGenerator<Page<T>> {
  const ask = (next: string | undefined): Promise<Page<T>> => {
    const page = partition.query<T>(query, { limit, next })
    // Whoever stops early never looks at the page that is on its way; its failure is then nobody's.
    page.catch(() => undefined)
    return page
  }
  let coming: Promise<Page<T>> | undefined = ask(from)
  while (coming) {
    const page: Page<T> = await coming
    coming = page.next === undefined ? undefined : ask(page.next)
    yield page
  }
}
