import type { Lister, RecordPage } from '../records/reader.ts'
import type { Selection } from '../records/record.ts'

/** The pages of a list from a continuation on; prefetches each while the one before is processed. */
export async function* prefetchPages<D, P>(
  list: Lister<D, P>,
  selection: Selection<D>,
  limit: number,
  from: string | undefined,
): AsyncGenerator<RecordPage<P>> {
  const ask = (next: string | undefined): Promise<RecordPage<P>> => {
    const page = list.page(selection, { limit, next })
    // A caller who stops early never reads the prefetched page, so its failure is not reported.
    page.catch(() => undefined)
    return page
  }
  let coming: Promise<RecordPage<P>> | undefined = ask(from)
  while (coming) {
    const page: RecordPage<P> = await coming
    coming = page.next === undefined ? undefined : ask(page.next)
    yield page
  }
}
