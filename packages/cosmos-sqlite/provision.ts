import { isDeepStrictEqual } from 'node:util'
import type { Container, ContainerDefinition, CosmosClient, IndexingPolicy } from '@azure/cosmos'

/** A database with its containers, as the infrastructure and the local stack both read it. */
export interface DatabaseLayout {
  database: string
  containers: ContainerDefinition[]
}

/**
 * Creates a database and its containers, or brings those there are up to date: indexing policy and default time to live
 * are replaced when they differ. Running it again changes nothing.
 * @throws Error when a container exists with another partition key or other unique keys, which cannot be changed
 */
export async function provision(client: CosmosClient, { database: id, containers }: DatabaseLayout): Promise<void> {
  const { database } = await client.databases.createIfNotExists({ id })
  await Promise.all(
    containers.map(async (wanted) => {
      // The SDK changes the definition it is given.
      const { container, resource } = await database.containers.createIfNotExists(structuredClone(wanted))
      if (!resource) throw new Error(`Container '${wanted.id}' could not be read.`)
      await bringUpToDate(container, resource, wanted)
    }),
  )
}

async function bringUpToDate(container: Container, present: ContainerDefinition, wanted: ContainerDefinition) {
  checkFixed(present, wanted)
  const sameIndexes =
    wanted.indexingPolicy === undefined || isDeepStrictEqual(normal(present.indexingPolicy), normal(wanted.indexingPolicy))
  if (sameIndexes && (present.defaultTtl ?? undefined) === wanted.defaultTtl) return
  await container.replace(structuredClone({ ...wanted, partitionKey: present.partitionKey }) as ContainerDefinition)
}

function checkFixed(present: ContainerDefinition, wanted: ContainerDefinition) {
  if (!isDeepStrictEqual(present.partitionKey?.paths, wanted.partitionKey?.paths)) {
    throw new Error(`Container '${wanted.id}' exists with the partition key ${JSON.stringify(present.partitionKey?.paths)}.`)
  }
  const unique = ({ uniqueKeyPolicy }: ContainerDefinition) => uniqueKeyPolicy?.uniqueKeys.map(({ paths }) => paths) ?? []
  if (!isDeepStrictEqual(unique(present), unique(wanted))) {
    throw new Error(`Container '${wanted.id}' exists with other unique keys.`)
  }
}

const etagPath = '/"_etag"/?'

/** What is left of a policy when spelling, order of paths and defaults are put aside. */
function normal(policy: IndexingPolicy | undefined) {
  const paths = (list: { path: string }[] | undefined) => (list ?? []).map(({ path }) => path).sort()
  const included = paths(policy?.includedPaths)
  const excluded = paths(policy?.excludedPaths).filter((path) => path !== etagPath)
  return {
    mode: policy?.indexingMode?.toLowerCase() ?? 'consistent',
    automatic: policy?.automatic ?? true,
    included: included.length === 0 && excluded.length === 0 ? ['/*'] : included,
    excluded,
    composites: (policy?.compositeIndexes ?? [])
      .map((index) => index.map(({ path, order }) => `${path} ${order ?? 'ascending'}`).join(','))
      .sort(),
  }
}
