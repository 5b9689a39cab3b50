import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { badRequest, CosmosError, codeOf } from '../errors.ts'
import { type Fault, takeFault } from '../faults.ts'
import { readBody } from './body.ts'
import type { Context } from './context.ts'
import { dispatch } from './dispatch.ts'
import { local } from './local.ts'
import { names, type Reply, type Request } from './message.ts'

/** Called for unexpected failures, which a client sees as 500. */
export type Report = (error: unknown, address: string) => void

/** Makes the function that answers HTTP requests. */
export function createListener(context: Context, authenticate: (request: Request) => void, report: Report) {
  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = `${message.method} ${message.url}`
    // A client that gave up gets no answer.
    const gone = () => response.destroyed || message.errored !== null
    try {
      const body = await readBody(message)
      const request = { method: message.method ?? 'GET', path: parsePath(message.url ?? '/'), headers: message.headers, body }
      if (request.path[0] === '_local') return send(response, local(context, request))
      const fault = context.faults.length === 0 ? undefined : takeFault(context.faults, request.method, `/${request.path.join('/')}`)
      if (fault) await suffer(fault, response)
      if (gone()) return
      authenticate(request)
      const reply = await dispatch(context, request)
      if (fault?.drop === 'after') response.destroy()
      else send(response, reply)
    } catch (error) {
      if (gone()) return
      const refusal = error instanceof CosmosError ? error : new CosmosError(500, `Internal error: ${(error as Error).message}`)
      if (refusal !== error) report(error, address)
      context.stats.errors[refusal.status] = (context.stats.errors[refusal.status] ?? 0) + 1
      send(response, refusalReply(refusal, address))
    }
  }
}

/** Waits, breaks the connection or refuses, as a fault says. */
async function suffer({ latencyMs, drop, status, substatus, retryAfterMs }: Fault, response: ServerResponse) {
  if (latencyMs > 0) await wait(latencyMs)
  if (drop === 'before') response.destroy()
  else if (status !== undefined) {
    const options = substatus === undefined ? {} : { substatus }
    throw new InjectedFault(status, `Injected fault: ${codeOf(status)}.`, options, retryAfterMs)
  }
}

class InjectedFault extends CosmosError {
  readonly retryAfterMs: number | undefined

  constructor(status: number, message: string, options: { substatus?: number }, retryAfterMs: number | undefined) {
    super(status, message, options)
    this.retryAfterMs = retryAfterMs
  }
}

/** A question mark belongs to an item's id: SDKs leave it as it is, and no address here has a query string. */
function parsePath(url: string): string[] {
  try {
    return url
      .split('/')
      .filter((step) => step !== '')
      .map(decodeURIComponent)
  } catch {
    throw badRequest(`The address ${url} is not encoded correctly.`)
  }
}

/** Every refusal has a JSON body, which SDKs rely on. */
function refusalReply(refusal: CosmosError, address: string): Reply {
  const { status, substatus, message, extra } = refusal
  const retryAfterMs = refusal instanceof InjectedFault ? refusal.retryAfterMs : undefined
  return {
    status,
    headers: {
      [names.charge]: '1',
      ...(substatus === undefined ? {} : { [names.substatus]: String(substatus) }),
      ...(retryAfterMs === undefined ? {} : { [names.retryAfter]: String(retryAfterMs) }),
    },
    body: JSON.stringify({ code: codeOf(status), message: `${message} (${address})`, ...extra }),
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  // A text goes out together with the headers in one packet, bytes would go after them.
  const length = typeof body === 'string' ? Buffer.byteLength(body) : (body?.length ?? 0)
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-ms-version': '2020-07-15',
    [names.activityId]: randomUUID(),
    ...headers,
    ...(status === 204 || status === 304 ? {} : { 'content-length': String(length) }),
  })
  response.end(body)
}
