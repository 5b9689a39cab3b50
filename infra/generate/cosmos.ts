import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { type ContainerName, containerNames, containers, partitionFields } from '@auctionwiz/platform/core/store/containers'
import { blobContainers, queues } from '@auctionwiz/records/stored-places'

export type Declared = Pick<RecordType, 'definition' | 'version'>

/** Index paths and composite indexes of one container, without `/type`, with which every composite index begins. */
export interface ContainerIndexes {
  fields: string[]
  composite: string[][]
}

interface ContainerBase {
  /** Seconds until documents go by themselves; -1 for never. */
  defaultTtl: number
  /** Whether documents are listed by type. */
  listed: boolean
}

const base: ContainerBase = { defaultTtl: -1, listed: true }

/** What no record says of a container, where it differs from the others. */
const bases: Partial<Record<ContainerName, ContainerBase>> = { throttles: { defaultTtl: 86_400, listed: false } }

/** Queues whose messages show that the triggers of an app run. They hold nothing of an account. */
const probes = ['probes-auth', 'probes-bidders', 'probes-upload']

export const containersOf = ({ definition: { container, alsoIn = [] } }: Declared): ContainerName[] => [container, ...alsoIn]

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

/** The indexes that the declarations ask for. Upgrades look for documents by the version of their fields. */
export const declaredIndexes = (records: readonly Declared[], container: ContainerName): ContainerIndexes => {
  const here = records.filter((one) => containersOf(one).includes(container))
  const composite = here.flatMap(({ definition }) => definition.indexes?.composite ?? [])
  const fields = here.flatMap(({ definition }) => definition.indexes?.fields ?? [])
  const version = here.some((one) => one.version > 1) ? ['schemaVersion'] : []
  return {
    fields: unique([...fields, ...composite.flat(), ...version]),
    composite: unique(composite.map((keys) => keys.join())).map((keys) => keys.split(',')),
  }
}

const pathOf = (field: string): string => `/${field.replaceAll('[]', '/[]').replaceAll('.', '/')}`
const included = (field: string) => ({ path: `${pathOf(field)}/?` })
const ascending = (field: string) => ({ path: pathOf(field), order: 'ascending' })

const containerOf = (records: readonly Declared[], name: ContainerName) => {
  const { uniqueKey } = containers[name]
  const keys = partitionFields(name)
  const { defaultTtl, listed } = bases[name] ?? base
  const declared = declaredIndexes(records, name)
  const always = [...keys, ...(listed ? ['type'] : []), ...(uniqueKey ? ['uniqueKey'] : [])]
  const fields = declared.fields.filter((field) => !always.includes(field))
  const composite = declared.composite.toSorted((left, right) => (left.join() < right.join() ? -1 : 1))
  return {
    id: name,
    partitionKey: { paths: keys.map(pathOf), kind: keys.length > 1 ? 'MultiHash' : 'Hash', version: 2 },
    defaultTtl,
    ...(uniqueKey && { uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/uniqueKey'] }] } }),
    indexingPolicy: {
      indexingMode: 'consistent',
      automatic: true,
      includedPaths: [...always, ...fields].map(included),
      excludedPaths: [{ path: '/*' }],
      ...(composite.length > 0 && { compositeIndexes: composite.map((keysOfOne) => ['type', ...keysOfOne].map(ascending)) }),
    },
  }
}

/** What `infra/cosmos.json` says: containers with keys, indexes and lifetimes, queues and blob containers. */
export const cosmosLayout = (records: readonly Declared[]) => ({
  database: 'auctionwiz',
  containers: containerNames.map((name) => containerOf(records, name)),
  queues: [...queues, ...probes].toSorted(),
  blobContainers,
})
