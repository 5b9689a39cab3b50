import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RpcTypedData } from '../app/core-types.ts'
import { type Call, FunctionTimeoutError, invoke } from '../invoke.ts'
import { BodyTooLargeError, detachBody } from './body.ts'
import { answerBuffered, readWholeRequest } from './buffered.ts'
import type { RouteParams } from './route-template.ts'
import type { HttpFunction } from './router.ts'

/** Headers by which the library knows the invocation and the address that the caller used. */
const invocationHeader = 'x-ms-invocation-id'

function toCall(target: HttpFunction, request: IncomingMessage, params: RouteParams): Call {
  const triggerMetadata: Record<string, RpcTypedData> = { Headers: { json: JSON.stringify(request.headers) } }
  for (const [name, value] of Object.entries(params)) triggerMetadata[name] = { string: value }
  const { traceparent, tracestate } = request.headers
  return {
    fn: target.fn,
    invocationId: randomUUID(),
    reason: `${request.method} ${request.url?.split('?', 1)[0]}`,
    data: undefined,
    triggerMetadata,
    traceParent: typeof traceparent === 'string' ? traceparent : undefined,
    traceState: typeof tracestate === 'string' ? tracestate : undefined,
  }
}

/** The address that the request came from, after what the caller claims: Azure's front end adds it in this form too. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  const { remoteAddress = 'unknown', remotePort } = socket
  const address = `${remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress}:${remotePort}`
  return [headers['x-forwarded-for'], address].flat().filter(Boolean).join(', ')
}

/** Hands the request to the library's own http server and runs the function; the library writes the answer as it comes. */
async function stream(target: HttpFunction, request: IncomingMessage, response: ServerResponse, call: Call, limit: number): Promise<void> {
  const forwarded = detachBody(request, limit)
  forwarded.headers['x-forwarded-host'] = request.headers.host ?? 'localhost'
  forwarded.headers['x-forwarded-proto'] = 'http'
  forwarded.headers[invocationHeader] = call.invocationId
  target.app.proxy?.emit('request', forwarded, response)
  await invoke(target.app, call)
  if (response.writableEnded || response.destroyed) return
  target.app.log.write('warning', `Function.${target.fn.name}`, 'The function returned no http response.', call.invocationId)
  response.writeHead(204).end()
}

async function buffer(target: HttpFunction, request: IncomingMessage, response: ServerResponse, call: Call, limit: number): Promise<void> {
  const data = { http: await readWholeRequest(detachBody(request, limit), call.triggerMetadata) }
  answerBuffered(response, target.fn, await invoke(target.app, { ...call, data }))
}

/** 413 for a body that was too long, 504 past functionTimeout, else 500; always without a body: nothing of an error leaves the host. */
function answerFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    // The answer is under way: only cutting it off shows the client that it is incomplete.
    response.destroy()
    return
  }
  const tooLarge = error instanceof BodyTooLargeError || (error instanceof Error && error.cause instanceof BodyTooLargeError)
  for (const name of response.getHeaderNames()) if (!/^(access-control-|vary$)/.test(name)) response.removeHeader(name)
  response.writeHead(tooLarge ? 413 : error instanceof FunctionTimeoutError ? 504 : 500, { 'Content-Length': 0 }).end()
}

/** One http call from matched route to written answer. Never rejects: failures of the function are answered and logged. */
export async function exchange(
  target: HttpFunction,
  request: IncomingMessage,
  response: ServerResponse,
  params: RouteParams,
  limit: number,
): Promise<void> {
  request.headers['x-forwarded-for'] = forwardedFor(request)
  const call = toCall(target, request, params)
  const run = target.app.proxy ? stream : buffer
  try {
    await run(target, request, response, call, limit)
  } catch (error) {
    answerFailure(response, error)
  }
}
