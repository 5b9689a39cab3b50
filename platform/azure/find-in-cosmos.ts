import type { SqlQuerySpec } from '@azure/cosmos'
import type { CountStored, FindStored, FoundDocument, StoredQuery } from '../core/records/find-stored.ts'
import { versionField } from '../core/records/record.ts'
import { type ContainerName, partitionFields } from '../core/store/containers.ts'
import type { StoredDocument } from '../core/store/store.ts'
import type { CosmosContainers } from './cosmos-client.ts'
import { withoutSystemFields } from './cosmos-store.ts'
import { readTwice } from './second-attempt.ts'

const pageSize = 100

/** Finds documents in Cosmos DB, across partitions, by the indexes of type and version. */
export const findInCosmos = (open: CosmosContainers): FindStored =>
  async function* (query) {
    const container = await open(query.container)
    const pages = container.items.query<Found>(querySpec(query), { maxItemCount: pageSize })
    while (pages.hasMoreResults()) {
      const { resources = [] } = await readTwice(() => pages.fetchNext())
      if (resources.length > 0) yield resources.map((found) => documentOf(query.container, found))
    }
  }

const countedAtOnce = 5_000

/** Counts them without reading them. */
export const countInCosmos =
  (open: CosmosContainers): CountStored =>
  async (query) => {
    const container = await open(query.container)
    const pages = container.items.query<number>(querySpec(query, 'VALUE 1'), { maxItemCount: countedAtOnce })
    let count = 0
    while (pages.hasMoreResults()) count += (await readTwice(() => pages.fetchNext())).resources?.length ?? 0
    return count
  }

/** A document with what the database adds. */
export type Found = StoredDocument & Record<string, unknown> & { _etag: string; _ts: number }

export const documentOf = (container: ContainerName, found: Found): FoundDocument => ({
  document: withoutSystemFields(found),
  version: found._etag,
  partition: partitionFields(container).map((key) => String(found[key])),
  writtenAt: new Date(found._ts * 1000),
})

const querySpec = ({ types, older }: StoredQuery, what = '*'): SqlQuerySpec => {
  const names = types.map((_, index) => `@type${index}`)
  const conditions = [
    ...(older ? [`(c.type = @older AND (NOT IS_DEFINED(c.${versionField}) OR c.${versionField} < @version))`] : []),
    ...(names.length > 0 ? [`c.type IN (${names.join(', ')})`] : []),
  ]
  return {
    query: `SELECT ${what} FROM c WHERE ${conditions.join(' OR ')}`,
    parameters: [
      ...(older
        ? [
            { name: '@older', value: older.type },
            { name: '@version', value: older.version },
          ]
        : []),
      ...types.map((type, index) => ({ name: `@type${index}`, value: type })),
    ],
  }
}
