import { containerNames } from '@auctionwiz/platform/core/store/containers'
import { CosmosClient } from '@azure/cosmos'
import type { Running } from './running-stack.ts'

export interface StoredDocument {
  /** Its container, type and id. */
  key: string
  fields: Readonly<Record<string, unknown>>
}

/** What the database adds; when, by which process and under which random name something was done. */
const incidental: ReadonlySet<string> = new Set([
  ...['_ts', '_etag', '_rid', '_self', '_attachments'],
  ...['correlationId', 'path', 'run', 'served', 'ttl', 'worker'],
])

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** All that is stored, but for what is incidental. */
export const readAll = async ({ info }: Running): Promise<StoredDocument[]> => {
  const { COSMOS_ENDPOINT: endpoint = '', COSMOS_KEY: key = '', COSMOS_DATABASE: database = '' } = info.settings
  const client = new CosmosClient({ endpoint, key, connectionPolicy: { enableEndpointDiscovery: false } })
  const all: StoredDocument[] = []
  try {
    for (const name of containerNames) {
      const pages = client.database(database).container(name).items.query('SELECT * FROM c', { maxItemCount: 1000 })
      while (pages.hasMoreResults()) {
        const { resources = [] } = await pages.fetchNext()
        for (const document of resources) all.push({ key: `${name} ${document.type} ${nameOf(document)}`, fields: fieldsOf(document) })
      }
    }
  } finally {
    client.dispose()
  }
  return all
}

/** Ids of audit events are random, so an event goes by its action and its subject. */
const nameOf = ({ type, id, action, subjectId }: Record<string, string>): string =>
  type === 'audit' ? `${action} ${subjectId}` : String(id)

const fieldsOf = (document: Record<string, unknown>): Record<string, unknown> => {
  const { id: _id, uniqueKey: _key, ...event } = document
  return withoutIncidental(document.type === 'audit' ? event : document)
}

const withoutIncidental = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !incidental.has(name))
      .map(([name, inner]) => [name, timeless(inner)]),
  )

const timeless = (value: unknown): unknown => {
  if (typeof value === 'string') return instant.test(value) ? 'a moment' : value
  if (Array.isArray(value)) return value.map(timeless)
  return typeof value === 'object' && value !== null ? withoutIncidental(value) : value
}
