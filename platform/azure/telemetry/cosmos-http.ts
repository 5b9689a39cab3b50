import type { HttpClient, PipelineRequest } from '@azure/core-rest-pipeline'
import { containerNames } from '../../core/store/containers.ts'
import type { Fields } from './fields.ts'
import { tracedOperation } from './traced.ts'

/** Records each request of the SDK, repeated ones too, with its request charge. */
export const tracedCosmos = (client: HttpClient): HttpClient => ({
  sendRequest: (request) => {
    const operation = operationOf(request)
    const fields: Fields = {
      'db.system.name': 'azure.cosmosdb',
      'db.operation.name': operation,
      'db.collection.name': containerOf(request.url),
    }
    return tracedOperation(
      { name: `cosmos ${operation}`, fields },
      () => client.sendRequest(request),
      ({ status, headers }) => {
        const charge = Number(headers.get('x-ms-request-charge') ?? 0)
        return { requestUnits: charge, fields: { 'http.response.status_code': status, 'azure.cosmosdb.operation.request_charge': charge } }
      },
    )
  },
})

/** Ids of documents follow the name of the container in an address, so that nothing else of it is kept. */
const containerOf = (url: string): string | undefined => {
  const [, name] = /\/colls\/([a-z]+)/.exec(url) ?? []
  return containerNames.find((known) => known === name)
}

const methods: Readonly<Record<string, string>> = { GET: 'read', POST: 'create', PUT: 'replace', PATCH: 'patch', DELETE: 'remove' }

const operationOf = ({ method, headers, url }: PipelineRequest): string => {
  if (!/\/docs\b/.test(url)) return 'metadata'
  if (headers.get('x-ms-cosmos-is-batch-request')) return 'batch'
  if (headers.get('x-ms-documentdb-isquery') || headers.get('x-ms-documentdb-query')) return 'query'
  if (headers.get('x-ms-documentdb-is-upsert')) return 'upsert'
  return methods[method] ?? 'other'
}
