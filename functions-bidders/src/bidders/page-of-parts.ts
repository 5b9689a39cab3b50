import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Lister, RecordPage } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { PageRequest } from '@auctionwiz/platform/core/store/store'

/**
 * A page of selections that follow each other as one list. A page begins where the one before ended, in whichever part that was, and takes what is
 * missing from the next part.
 */
export const pageOfParts = async <D, P>(
  lister: Lister<D, P>,
  parts: readonly Selection<D>[],
  { limit, next }: PageRequest,
): Promise<RecordPage<P>> => {
  const start = startOf(next, parts.length)
  const items: RecordPage<P>['items'] = []
  let after = start.after
  for (let part = start.part; part < parts.length; part += 1) {
    const page = await lister.page(parts[part] ?? {}, { limit: limit - items.length, next: after })
    items.push(...page.items)
    if (page.next !== undefined) return { items, next: nextOf(part, page.next) }
    if (items.length >= limit && part + 1 < parts.length) return { items, next: nextOf(part + 1, '') }
    after = undefined
  }
  return { items }
}

/** The first part has the pages of the store itself, as a list without parts has. */
const nextOf = (part: number, after: string): string => (part === 0 ? after : `part-${part}:${after}`)

const startOf = (next: string | undefined, parts: number): { part: number; after: string | undefined } => {
  const [, number, after] = /^part-(\d):(.*)$/s.exec(next ?? '') ?? []
  if (number === undefined) return { part: 0, after: next }
  if (Number(number) >= parts) throw new Failure('invalid_request', { fields: { page: 'Use the nextPage of the page before.' } })
  return { part: Number(number), after: after === '' ? undefined : after }
}
