import { badRequest, CosmosError, tooLarge } from '../errors.ts'
import { tenantOf } from '../fair-order.ts'
import { limits } from '../limits.ts'
import { bulk, type Result, transactionalBatch } from '../store/batch.ts'
import type { CatalogContainer } from '../store/catalog.ts'
import { isObject, type JsonObject } from '../store/definition.ts'
import type { Operation } from '../store/outcome.ts'
import { fullKey } from '../store/partition-key.ts'
import { parsePatch } from '../store/patch.ts'
import { parseBody } from './body.ts'
import type { Context } from './context.ts'
import { flag, header, names, type Reply, type Request } from './message.ts'
import { asItIs, containerHeaders, target } from './target.ts'

/** A transactional batch (one partition key, all or nothing) or a bulk request (any keys, each for itself). */
export async function batch(context: Context, request: Request): Promise<Reply> {
  const atomic = flag(request, 'x-ms-cosmos-batch-atomic')
  const container = target(context, request, atomic ? 'batch' : 'bulk')
  if (request.body.length > limits.requestBytes) {
    throw tooLarge(`Request size is too large: a batch has at most ${limits.requestBytes} bytes.`)
  }
  const list = parseBody(request.body)
  if (!Array.isArray(list) || list.length === 0) throw badRequest('A batch must be a list of at least one operation.')
  if (list.length > limits.batchOperations)
    throw badRequest(`A batch has at most ${limits.batchOperations} operations, this one ${list.length}.`)
  const shared = atomic ? fullKey(header(request, names.key), container.key) : undefined
  const operations = list.map((operation) => parseOperation(container, operation, shared))
  context.stats.batchedOperations += operations.length
  const now = context.clock()
  const continueOnError = header(request, 'x-ms-cosmos-batch-continue-on-error') !== 'false'
  const perform = () => {
    const current = asItIs(context, container)
    return atomic ? transactionalBatch(current, operations, now) : bulk(current, operations, continueOnError, now)
  }
  const results = await context.writeInSteps(perform, tenantOf(operations[0]?.key ?? ''), operations.length)
  const minimal = header(request, 'prefer') === 'return=minimal'
  const charge = results.reduce((sum, result) => sum + (result instanceof CosmosError ? 0 : result.charge), 0)
  context.stats.charge += charge
  return {
    status: results.some((result) => result instanceof CosmosError) ? 207 : 200,
    headers: { ...containerHeaders(container), [names.charge]: String(Math.round(charge * 100) / 100) },
    body: `[${results.map((result, at) => resultText(result, minimal && operations[at]?.kind !== 'read')).join(',')}]`,
  }
}

function parseOperation(container: CatalogContainer, given: unknown, shared: string | undefined): Operation {
  if (!isObject(given)) throw badRequest('An operation of a batch must be an object.')
  const own = typeof given.partitionKey === 'string' ? fullKey(given.partitionKey, container.key) : undefined
  if (shared !== undefined && own !== undefined && own !== shared) {
    throw badRequest('All operations of a transactional batch must have the partition key of the request.', 1001)
  }
  const key = shared ?? own
  if (key === undefined) throw badRequest('An operation of a bulk request needs a partition key.')
  const base = { key, ifMatch: text(given.ifMatch), ifNoneMatch: text(given.ifNoneMatch) }
  const item = given.resourceBody as JsonObject
  switch (given.operationType) {
    case 'Create':
      return { ...base, kind: 'create', item }
    case 'Upsert':
      return { ...base, kind: 'upsert', item }
    case 'Replace':
      return { ...base, kind: 'replace', id: idOf(given), item }
    case 'Read':
      return { ...base, kind: 'read', id: idOf(given) }
    case 'Delete':
      return { ...base, kind: 'delete', id: idOf(given) }
    case 'Patch':
      return { ...base, kind: 'patch', id: idOf(given), patch: parsePatch(item) }
    default:
      throw badRequest(`The operation type '${String(given.operationType)}' of a batch is not valid.`)
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function idOf({ id, operationType }: JsonObject): string {
  if (typeof id === 'string' && id !== '') return id
  throw badRequest(`The operation ${String(operationType)} of a batch needs an id.`)
}

/** One entry of the answer; an item is put in as it is stored. */
function resultText(result: Result, minimal: boolean): string {
  if (result instanceof CosmosError) {
    const { status, substatus = 0, message } = result
    return JSON.stringify({ statusCode: status, subStatusCode: substatus, requestCharge: 0, message })
  }
  const { status, etag, body, charge } = result
  const head = `"statusCode":${status},"requestCharge":${charge}`
  const tag = etag === undefined ? '' : `,"eTag":${JSON.stringify(etag)}`
  return `{${head}${tag}${body === undefined || minimal ? '' : `,"resourceBody":${body}`}}`
}
