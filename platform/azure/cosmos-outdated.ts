import type { SqlQuerySpec } from '@azure/cosmos'
import { versionField } from '../core/records/record.ts'
import type { CountOutdated, FindOutdated, OutdatedDocument, OutdatedQuery } from '../core/records/upgrade-stored.ts'
import { type ContainerName, partitionFields } from '../core/store/containers.ts'
import type { StoredDocument } from '../core/store/store.ts'
import type { CosmosContainers } from './cosmos-client.ts'
import { withoutSystemFields } from './cosmos-store.ts'
import { readTwice } from './second-attempt.ts'

const pageSize = 100

/** Finds documents of older versions of the product in Cosmos DB, across partitions, by the indexes of type and version. */
export const cosmosOutdated = (open: CosmosContainers): FindOutdated =>
  async function* (query) {
    const container = await open(query.container)
    const pages = container.items.query<FoundDocument>(outdatedSpec(query), { maxItemCount: pageSize })
    while (pages.hasMoreResults()) {
      const { resources = [] } = await readTwice(() => pages.fetchNext())
      if (resources.length > 0) yield resources.map((found) => foundDocument(query.container, found))
    }
  }

const countedAtOnce = 5_000

/** Counts them without reading them. */
export const cosmosOutdatedCount =
  (open: CosmosContainers): CountOutdated =>
  async (query) => {
    const container = await open(query.container)
    const pages = container.items.query<number>(outdatedSpec(query, 'VALUE 1'), { maxItemCount: countedAtOnce })
    let count = 0
    while (pages.hasMoreResults()) count += (await readTwice(() => pages.fetchNext())).resources?.length ?? 0
    return count
  }

/** A document with what the database adds. */
export type FoundDocument = StoredDocument & Record<string, unknown> & { _etag: string; _ts: number }

export const foundDocument = (container: ContainerName, found: FoundDocument): OutdatedDocument => ({
  document: withoutSystemFields(found),
  version: found._etag,
  partition: partitionFields(container).map((key) => String(found[key])),
  writtenAt: new Date(found._ts * 1000),
})

const outdatedSpec = ({ type, formerTypes, version }: OutdatedQuery, what = '*'): SqlQuerySpec => {
  const older = `c.type = @type AND (NOT IS_DEFINED(c.${versionField}) OR c.${versionField} < @version)`
  const former = formerTypes.map((_, index) => `@former${index}`)
  const conditions = [...(version > 1 ? [`(${older})`] : []), ...(former.length > 0 ? [`c.type IN (${former.join(', ')})`] : [])]
  return {
    query: `SELECT ${what} FROM c WHERE ${conditions.join(' OR ')}`,
    parameters: [
      ...(version > 1
        ? [
            { name: '@type', value: type },
            { name: '@version', value: version },
          ]
        : []),
      ...formerTypes.map((former, index) => ({ name: `@former${index}`, value: former })),
    ],
  }
}
