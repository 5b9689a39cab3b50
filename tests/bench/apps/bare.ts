import { randomUUID } from 'node:crypto'
import { type Container, CosmosClient, type OperationInput, type SqlQuerySpec } from '@azure/cosmos'
import { app, type HttpRequest, type HttpResponseInit } from '@azure/functions'

/**
 * Handlers that make the SDK calls of the product's list, read and create, and nothing else: no token, no parsing, no checks, no answer
 * schema, no log. What the product takes longer than these is what its own runtime costs.
 */
const setting = (name: string): string => process.env[name] ?? ''
const client = new CosmosClient({
  endpoint: setting('COSMOS_ENDPOINT'),
  key: setting('COSMOS_KEY'),
  connectionPolicy: { enableEndpointDiscovery: false },
})
const container = (name: string): Container => client.database(setting('COSMOS_DATABASE')).container(name)

const accountId = setting('BENCH_ACCOUNT')
const auctionHouseId = setting('BENCH_HOUSE')
const partitionKey = [accountId, auctionHouseId]
const query = JSON.parse(setting('BENCH_QUERY')) as { page: SqlQuerySpec; count: SqlQuerySpec }
const model = JSON.parse(setting('BENCH_DOCUMENT')) as object

const page = async (continuationToken?: string) =>
  container('bidders')
    .items.query(query.page, { partitionKey, maxItemCount: 50, ...(continuationToken !== undefined && { continuationToken }) })
    .fetchNext()

const list = async (request: HttpRequest): Promise<HttpResponseInit> => {
  const token = request.query.get('page')
  if (token !== null) return { jsonBody: (await page(token)).resources }
  const counted = container('bidders').items.query<number>(query.count, { partitionKey }).fetchAll()
  const [{ resources, continuationToken }, total] = await Promise.all([page(), counted])
  return { jsonBody: { bidders: resources, total: total.resources[0], nextPage: continuationToken } }
}

const read = async (request: HttpRequest): Promise<HttpResponseInit> => {
  const { resource } = await container('bidders')
    .item(request.params.id ?? '', partitionKey)
    .read()
  return { jsonBody: resource }
}

/** Like the product: the house, the counter, then bidder, counter and audit event in one batch; again when another was faster. */
const create = async (request: HttpRequest): Promise<HttpResponseInit> => {
  const { email } = (await request.json()) as { email: string }
  await container('accounts').item(auctionHouseId, accountId).read()
  const keys = { accountId, auctionHouseId }
  const id = `bid_${randomUUID()}`
  const bidder = { ...model, ...keys, id, email, uniqueKey: `email:${email}` }
  const audit = { ...keys, id: `audit_${id}`, type: 'audit', uniqueKey: `audit_${id}`, action: 'bidder.create', subjectId: id }
  for (;;) {
    const counter = await container('bidders').item('counter:bidders', partitionKey).read<{ id: string; next: number }>()
    const taken = { ...counter.resource, next: (counter.resource?.next ?? 0) + 1 }
    const operations = [
      { operationType: 'Create', resourceBody: bidder },
      { operationType: 'Replace', id: taken.id, resourceBody: taken, ifMatch: counter.etag },
      { operationType: 'Create', resourceBody: audit },
    ]
    const { result } = await container('bidders').items.batch(operations as OperationInput[], [...partitionKey])
    const refused = result?.find(({ statusCode }) => statusCode >= 400 && statusCode !== 424)
    if (!refused) return { status: 201, jsonBody: bidder }
    if (refused.statusCode !== 412) return { status: refused.statusCode }
  }
}

app.setup({ enableHttpStream: true })
app.http('health', { methods: ['GET'], route: 'health', authLevel: 'anonymous', handler: async () => ({ body: 'ok' }) })
app.http('list', { methods: ['GET'], route: 'list', authLevel: 'anonymous', handler: list })
app.http('read', { methods: ['GET'], route: 'bidders/{id}', authLevel: 'anonymous', handler: read })
app.http('create', { methods: ['POST'], route: 'bidders', authLevel: 'anonymous', handler: create })
