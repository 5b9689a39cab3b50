import { withoutSystemFields } from '@auctionwiz/platform/azure/cosmos-store'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { withLifetimeLeft } from '@auctionwiz/platform/core/records/upgrade-stored'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import {
  type ContainerName,
  containerNames,
  containers,
  haveSameOwners,
  partitionFields,
  partitionKeyOf,
  placed,
} from '@auctionwiz/platform/core/store/containers'
import { batchLimit, type DocumentStore, isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store/store'
import { numbersId } from '@auctionwiz/records/numbers'
import type { Container, CosmosClient, OperationInput, SqlQuerySpec } from '@azure/cosmos'

interface Parts {
  client: CosmosClient
  database: string
  store: Pick<DocumentStore, 'read' | 'write'>
  records: readonly Pick<RecordType, 'definition'>[]
  log: Logger
  now(): Date
}

type Found = StoredDocument & Record<string, unknown> & { _ts: number }

/** A container with documents that belong elsewhere. */
interface Source {
  id: string
  /** The fields of its partition key. */
  keys: readonly string[]
  query: SqlQuerySpec
  /** Where a document belongs. */
  homeOf(document: StoredDocument): ContainerName
}

const pageSize = 500

/** Containers that only older versions have, with the one that what no record declares goes to. Emptied ones are deleted. */
const retired: Readonly<Record<string, ContainerName>> = { houses: 'bidders' }

/**
 * Brings documents that an older version of the product stored to the containers where their records say they are. Each is created in its new container
 * and then removed from its old one, so the next run continues one that was killed. Nothing else may write meanwhile.
 */
export const moveDocuments = async (parts: Parts): Promise<void> => {
  const database = parts.client.database(parts.database)
  const { resources: present } = await database.containers.readAll().fetchAll()
  const former = present.map(({ id }) => id).filter((id) => Object.hasOwn(retired, id))
  for (const source of sourcesAmong(parts.records, former)) {
    const container = database.container(source.id)
    let moved = 0
    for (;;) {
      const { resources } = await container.items.query<Found>(source.query, { maxItemCount: pageSize }).fetchNext()
      if (resources.length === 0) break
      for (const documents of groupsOf(source, resources)) await move(parts, container, source, documents)
      moved += resources.length
      parts.log.info('documents of an older version were moved', { container: source.id, count: moved })
    }
    if (former.includes(source.id)) await container.delete()
  }
}

/** Retired containers, and those of which a record or the numbers of one have left for another container of the same owners. */
const sourcesAmong = (records: Parts['records'], former: readonly string[]): Source[] => {
  const homes = homesOf(records)
  const homeIn =
    (owners: ContainerName) =>
    ({ id, type }: StoredDocument): ContainerName =>
      (homes.ids.get(id) ?? homes.types.get(type) ?? []).find((name) => haveSameOwners(name, owners)) ?? owners
  const emptied = former.map((id): Source => {
    const successor = retired[id] ?? 'bidders'
    return { id, keys: containers[successor].keys, query: { query: 'SELECT * FROM c' }, homeOf: homeIn(successor) }
  })
  const left = containerNames.flatMap((id): Source[] => {
    const isElsewhere = (names: readonly ContainerName[]) => !names.includes(id) && names.some((name) => haveSameOwners(name, id))
    const types = [...homes.types].flatMap(([type, names]) => (isElsewhere(names) ? [type] : []))
    const ids = [...homes.ids].flatMap(([one, names]) => (isElsewhere(names) ? [one] : []))
    if (types.length + ids.length === 0) return []
    return [{ id, keys: partitionFields(id), query: anyOf({ type: types, id: ids }), homeOf: homeIn(id) }]
  })
  return [...emptied, ...left]
}

/** Where documents of a type are, the first place first, and those with the id of a sequence of numbers. */
const homesOf = (records: Parts['records']) => {
  const types = new Map<string, readonly ContainerName[]>()
  const ids = new Map<string, readonly ContainerName[]>()
  for (const { type, formerTypes = [], container, alsoIn = [], sequence } of records.map(({ definition }) => definition)) {
    for (const one of [type, ...formerTypes]) types.set(one, [container, ...alsoIn])
    if (sequence !== undefined) ids.set(numbersId(sequence), [container])
  }
  return { types, ids }
}

const anyOf = (values: Readonly<Record<'type' | 'id', readonly string[]>>): SqlQuerySpec => {
  const conditions = Object.entries(values).flatMap(([field, all]) =>
    all.length === 0 ? [] : [`c.${field} IN (${all.map((_, index) => `@${field}${index}`).join(', ')})`],
  )
  const parameters = Object.entries(values).flatMap(([field, all]) => all.map((value, index) => ({ name: `@${field}${index}`, value })))
  return { query: `SELECT * FROM c WHERE ${conditions.join(' OR ')}`, parameters }
}

/** What can be written in one batch, before and after. */
const groupsOf = ({ keys, homeOf }: Source, found: readonly Found[]): Found[][] => {
  const places = Map.groupBy(found, (document) => JSON.stringify([homeOf(document), ...keys.map((key) => document[key])]))
  return [...places.values()].flatMap((documents) => batchesOf(documents, batchLimit, bytesOf))
}

const move = async ({ store, now }: Parts, from: Container, { keys, homeOf }: Source, found: readonly Found[]): Promise<void> => {
  const [first] = found
  if (!first) return
  const to = homeOf(first)
  const partition = partitionKeyOf(
    to,
    containers[to].keys.map((key) => String(first[key])),
  )
  const documents = found.map((one) =>
    placed(to, partition, withLifetimeLeft<StoredDocument>(withoutSystemFields(one), new Date(one._ts * 1000), now())),
  )
  await store.write(to, partition, documents.map(creation)).catch(async (error: unknown) => {
    if (!isStoreError(error, 'exists')) throw error
    for (const document of documents) await createMissing(store, to, partition, document)
  })
  const removals = found.map(({ id }): OperationInput => ({ operationType: 'Delete', id }))
  const { code } = await from.items.batch(
    removals,
    keys.map((key) => String(first[key])),
  )
  if (code !== 200) throw new Error(`Documents that were moved could not be removed: ${code}`)
}

const creation = (document: StoredDocument) => ({ kind: 'create', document }) as const

/** One that is there came with an earlier run and may have changed since. */
const createMissing = async (
  store: Parts['store'],
  to: ContainerName,
  partition: readonly string[],
  document: StoredDocument,
): Promise<void> => {
  await store.write(to, partition, [creation(document)]).catch(async (error: unknown) => {
    if (!isStoreError(error, 'exists') || !(await store.read(to, partition, document.id))) throw error
  })
}
