import { unsupported } from '../errors.ts'
import { tenantOf } from '../fair-order.ts'
import type { StatKind } from '../stats.ts'
import type { CatalogContainer } from '../store/catalog.ts'
import { isObject, type JsonObject } from '../store/definition.ts'
import { operate, readCommitted } from '../store/operate.ts'
import type { Operation, Outcome } from '../store/outcome.ts'
import { fullKey } from '../store/partition-key.ts'
import { parsePatch } from '../store/patch.ts'
import { parseBody } from './body.ts'
import type { Context } from './context.ts'
import { flag, header, names, type Reply, type Request } from './message.ts'
import { asItIs, containerHeaders, step, target } from './target.ts'

/** Refuses headers that ask for features which would otherwise be left out in silence. */
function refuseTriggers(request: Request): void {
  for (const name of ['x-ms-documentdb-pre-trigger-include', 'x-ms-documentdb-post-trigger-include']) {
    if (header(request, name) !== undefined) throw unsupported('Triggers')
  }
}

/** Conditions and partition key that the headers of a request on one item carry. */
const given = (container: CatalogContainer, request: Request) => ({
  key: fullKey(header(request, names.key), container.key),
  ifMatch: header(request, 'if-match'),
  ifNoneMatch: header(request, 'if-none-match'),
})

const item = (body: Buffer): JsonObject => {
  const parsed = parseBody(body)
  // A body of another type is refused with the checks of an item.
  return isObject(parsed) ? parsed : (parsed as JsonObject)
}

function answer(context: Context, request: Request, container: CatalogContainer, operation: Operation, outcome: Outcome): Reply {
  const { status, etag, body, charge } = outcome
  context.stats.charge += charge
  const headers = { ...containerHeaders(container), [names.charge]: String(charge), ...(etag === undefined ? {} : { etag }) }
  const minimal = header(request, 'prefer') === 'return=minimal' && operation.kind !== 'read'
  return { status, headers, ...(body === undefined || minimal ? {} : { body }) }
}

async function write(context: Context, request: Request, container: CatalogContainer, operation: Operation): Promise<Reply> {
  refuseTriggers(request)
  const outcome = await context.write(() => operate(asItIs(context, container), operation, context.clock()), tenantOf(operation.key))
  return answer(context, request, container, operation, outcome)
}

export async function createItem(context: Context, request: Request): Promise<Reply> {
  const kind: StatKind & Operation['kind'] = flag(request, 'x-ms-documentdb-is-upsert') ? 'upsert' : 'create'
  const container = target(context, request, kind)
  return write(context, request, container, { kind, item: item(request.body), ...given(container, request) })
}

export function readItem(context: Context, request: Request): Reply {
  const container = target(context, request, 'pointRead')
  const operation = { kind: 'read' as const, id: step(request, 5), ...given(container, request) }
  return answer(context, request, container, operation, readCommitted(container, operation, context.clock()))
}

export async function replaceItem(context: Context, request: Request): Promise<Reply> {
  const container = target(context, request, 'replace')
  const id = step(request, 5)
  return write(context, request, container, { kind: 'replace', id, item: item(request.body), ...given(container, request) })
}

export async function deleteItem(context: Context, request: Request): Promise<Reply> {
  const container = target(context, request, 'delete')
  return write(context, request, container, { kind: 'delete', id: step(request, 5), ...given(container, request) })
}

export async function patchItem(context: Context, request: Request): Promise<Reply> {
  const container = target(context, request, 'patch')
  const patch = parsePatch(parseBody(request.body))
  return write(context, request, container, { kind: 'patch', id: step(request, 5), patch, ...given(container, request) })
}
