import { CosmosError, unsupported } from '../errors.ts'
import { readAccount } from './account.ts'
import { batch } from './batch.ts'
import { changeFeed } from './change-feed.ts'
import { createContainer, deleteContainer, queryContainers, readContainer, replaceContainer } from './containers.ts'
import type { Context } from './context.ts'
import { createDatabase, deleteDatabase, queryDatabases, readDatabase } from './databases.ts'
import { createItem, deleteItem, patchItem, readItem, replaceItem } from './items.ts'
import { flag, header, names, type Reply, type Request } from './message.ts'
import { queryOffers, readOffer, replaceOffer } from './offers.ts'
import { partitionKeyRanges } from './partition-key-ranges.ts'
import { queryPlan } from './plan.ts'
import { queryItems } from './query-items.ts'

type Handler = (context: Context, request: Request) => Reply | Promise<Reply>

/** Handlers by shape of path (`*` matches a name) and method. */
const routes: Record<string, Record<string, Handler>> = {
  '': { GET: readAccount },
  dbs: { GET: queryDatabases, POST: (context, request) => (isQuery(request) ? queryDatabases : createDatabase)(context, request) },
  'dbs/*': { GET: readDatabase, DELETE: deleteDatabase },
  'dbs/*/colls': {
    GET: queryContainers,
    POST: (context, request) => (isQuery(request) ? queryContainers : createContainer)(context, request),
  },
  'dbs/*/colls/*': { GET: readContainer, PUT: replaceContainer, DELETE: deleteContainer },
  'dbs/*/colls/*/pkranges': { GET: partitionKeyRanges },
  'dbs/*/colls/*/docs': { GET: readFeed, POST: postItems },
  'dbs/*/colls/*/docs/*': { GET: readItem, PUT: replaceItem, DELETE: deleteItem, PATCH: patchItem },
  offers: { GET: queryOffers, POST: queryOffers },
  'offers/*': { GET: readOffer, PUT: replaceOffer },
}

/** Features of the service by the step of the path that reaches them. */
const leftOut: Record<string, string> = {
  sprocs: 'Stored procedures',
  triggers: 'Triggers',
  udfs: 'User defined functions',
  users: 'Users',
  permissions: 'Permissions',
  conflicts: 'Conflicts',
  attachments: 'Attachments',
  clientencryptionkeys: 'Client encryption keys',
  operations: 'Deleting all items of a partition key',
}

/** Finds the handler of a request and lets it answer. Throws 405 or 501 when there is none. */
export function dispatch(context: Context, request: Request): Reply | Promise<Reply> {
  const { path, method } = request
  const shape = path.map((step, at) => (at % 2 === 0 ? step : '*')).join('/')
  const handlers = Object.hasOwn(routes, shape) ? routes[shape] : undefined
  if (!handlers) {
    const feature = path
      .map((step, at) => (at % 2 === 0 || path[0] === 'offers' ? leftOut[step] : undefined))
      .find((name) => name !== undefined)
    throw unsupported(feature ?? `The address /${path.join('/')}`)
  }
  const handler = handlers[method]
  if (!handler) throw new CosmosError(405, `The method ${method} is not allowed for /${path.join('/')}.`)
  return handler(context, request)
}

const isQuery = (request: Request) =>
  flag(request, 'x-ms-documentdb-isquery') || header(request, 'content-type')?.includes('application/query+json') === true

function postItems(context: Context, request: Request) {
  if (flag(request, names.allowBatch)) return batch(context, request)
  if (flag(request, 'x-ms-cosmos-is-query-plan-request')) return queryPlan(context, request)
  if (isQuery(request)) return queryItems(context, request)
  return createItem(context, request)
}

function readFeed(context: Context, request: Request) {
  return header(request, 'a-im') === undefined ? queryItems(context, request) : changeFeed(context, request)
}
