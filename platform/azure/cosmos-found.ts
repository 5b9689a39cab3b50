import type { SqlParameter } from '@azure/cosmos'
import type { FindNaming, FindOwned, NamingQuery } from '../core/records/find-stored.ts'
import { partitionFields } from '../core/store/containers.ts'
import type { CosmosContainers } from './cosmos-client.ts'
import { documentOf, type Found } from './find-in-cosmos.ts'
import { readTwice } from './second-attempt.ts'

const pageSize = 500

type Place = { id: string; type: string } & Record<string, unknown>

/** The documents of an owner in all partitions of Cosmos DB whose key begins with it. */
export const cosmosOwned = (open: CosmosContainers): FindOwned =>
  async function* (name, owner) {
    const fields = partitionFields(name)
    const query = `SELECT ${['id', 'type', ...fields].map((field) => `c.${field}`).join(', ')} FROM c WHERE c.${fields[0]} = @owner`
    const parameters = [{ name: '@owner', value: owner }]
    const container = await open(name)
    const pages = container.items.query<Place>({ query, parameters }, { maxItemCount: pageSize })
    while (pages.hasMoreResults()) {
      const { resources = [] } = await readTwice(() => pages.fetchNext())
      if (resources.length > 0)
        yield resources.map((found) => ({ id: found.id, type: found.type, partition: fields.map((field) => String(found[field])) }))
    }
  }

/** Values that one query compares with. */
const valuesAtOnce = 100

/** Documents of Cosmos DB that name one of some values, across partitions, by the index of types. */
export const cosmosNaming = (open: CosmosContainers): FindNaming =>
  async function* (query) {
    const container = await open(query.container)
    for (let start = 0; start < query.values.length; start += valuesAtOnce) {
      const some = { ...query, values: query.values.slice(start, start + valuesAtOnce) }
      const pages = container.items.query<Found>(namingSpec(some), { maxItemCount: pageSize })
      while (pages.hasMoreResults()) {
        const { resources = [] } = await readTwice(() => pages.fetchNext())
        if (resources.length > 0) yield resources.map((found) => documentOf(query.container, found))
      }
    }
  }

const namingSpec = ({ types, fields, values }: NamingQuery): { query: string; parameters: SqlParameter[] } => {
  const listed = (prefix: string, list: readonly string[]) => list.map((_, index) => `@${prefix}${index}`)
  const [typeNames, valueNames] = [listed('type', types), listed('value', values)]
  const conditions = fields.flatMap((field) =>
    field.endsWith('[]')
      ? valueNames.map((value) => `ARRAY_CONTAINS(c.${field.slice(0, -2)}, ${value})`)
      : [`c.${field} IN (${valueNames.join(', ')})`],
  )
  return {
    query: `SELECT * FROM c WHERE c.type IN (${typeNames.join(', ')}) AND (${conditions.join(' OR ')})`,
    parameters: [
      ...types.map((value, index) => ({ name: typeNames[index] ?? '', value })),
      ...values.map((value, index) => ({ name: valueNames[index] ?? '', value })),
    ],
  }
}
