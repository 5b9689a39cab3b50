import type { SqlQuerySpec } from '@azure/cosmos'
import { versionField } from '../core/records/record.ts'
import type { FindOutdated, OutdatedDocument, OutdatedQuery } from '../core/records/upgrade-stored.ts'
import { partitionFields } from '../core/store/containers.ts'
import type { StoredDocument } from '../core/store/store.ts'
import type { CosmosContainers } from './cosmos-client.ts'
import { withoutSystemFields } from './cosmos-store.ts'
import { readTwice } from './second-attempt.ts'

const pageSize = 100

/** Finds documents of older versions of the product in Cosmos DB, across partitions, by the indexes of type and version. */
export const cosmosOutdated = (open: CosmosContainers): FindOutdated =>
  async function* (query) {
    const container = await open(query.container)
    const pages = container.items.query<Found>(outdatedSpec(query), { maxItemCount: pageSize })
    while (pages.hasMoreResults()) {
      const { resources = [] } = await readTwice(() => pages.fetchNext())
      if (resources.length > 0) yield resources.map((found) => outdatedOf(query, found))
    }
  }

type Found = StoredDocument & Record<string, unknown> & { _etag: string; _ts: number }

const outdatedOf = ({ container }: OutdatedQuery, found: Found): OutdatedDocument => ({
  document: withoutSystemFields(found),
  version: found._etag,
  partition: partitionFields(container).map((key) => String(found[key])),
  writtenAt: new Date(found._ts * 1000),
})

const outdatedSpec = ({ type, formerTypes, version }: OutdatedQuery): SqlQuerySpec => {
  const older = `c.type = @type AND (NOT IS_DEFINED(c.${versionField}) OR c.${versionField} < @version)`
  const former = formerTypes.map((_, index) => `@former${index}`)
  const conditions = [...(version > 1 ? [`(${older})`] : []), ...(former.length > 0 ? [`c.type IN (${former.join(', ')})`] : [])]
  return {
    query: `SELECT * FROM c WHERE ${conditions.join(' OR ')}`,
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
