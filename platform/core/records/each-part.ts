import type { PartitionReader } from '../store/partition.ts'
import type { StoredDocument, Versioned } from '../store/store.ts'
import { listerOf } from './reader.ts'
import { type AnyRecord, byAnyField, type Conditions } from './record.ts'

/**
 * The documents of a record in all parts of an owner, such as all auctions of a house, page by page. A part holds at most one of those selected, so
 * a page begins behind the last part of the page before.
 * @param owner the owner's documents in the container of the parts
 * @param level the field that names the part
 */
export async function* pagesOfParts(
  record: AnyRecord,
  owner: PartitionReader,
  level: string,
  where: Conditions<Record<string, string>> = [],
  pageSize = 100,
): AsyncGenerator<Versioned<StoredDocument>[]> {
  const lister = listerOf(byAnyField(record), owner.ofAllParts())
  const orderBy = [{ field: level, descending: true }]
  let last: string | undefined
  do {
    const behind = last === undefined ? [] : [{ field: level, below: last }]
    const { items } = await lister.page({ where: [...where, ...behind], orderBy }, { limit: pageSize })
    if (items.length > 0) yield items
    last = items.length < pageSize ? undefined : partOf(items.at(-1)?.document, level)
  } while (last !== undefined)
}

const partOf = (document: object | undefined, level: string): string | undefined => {
  const part: unknown = new Map(Object.entries(document ?? {})).get(level)
  return typeof part === 'string' ? part : undefined
}
