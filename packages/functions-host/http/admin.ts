import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RegisteredFunction } from '../app/core-module.ts'
import type { RpcTypedData } from '../app/core-types.ts'
import type { FunctionApp } from '../app/load-app.ts'
import { invoke } from '../invoke.ts'
import { type AccessKeys, mayCall } from './access-key.ts'
import { announcesTooMuch, BodyTooLargeError, detachBody } from './body.ts'

/** Addresses below this are the host's own. */
export const adminPath = '/admin/'

const longestInput = 100_000

type Input = { data: RpcTypedData; triggerMetadata: Record<string, RpcTypedData> }

function inputOf(fn: RegisteredFunction, input: unknown): Input | undefined {
  if (fn.trigger.type === 'timertrigger') {
    const timer = { Schedule: { AdjustForDST: true }, ScheduleStatus: null, IsPastDue: false }
    return { data: { json: JSON.stringify(timer) }, triggerMetadata: {} }
  }
  if (fn.trigger.type !== 'queuetrigger') return undefined
  const data = { string: typeof input === 'string' ? input : JSON.stringify(input ?? null) }
  return { data, triggerMetadata: { QueueTrigger: data, DequeueCount: { json: '1' }, Id: { json: JSON.stringify(randomUUID()) } } }
}

async function readInput(request: IncomingMessage): Promise<unknown> {
  const content = await text(detachBody(request, longestInput))
  return content === '' ? undefined : (JSON.parse(content) as { input?: unknown }).input
}

/**
 * `POST /admin/functions/<name>` with `{"input": ...}` runs a queue or timer function now, outside its queue or schedule, and is answered
 * 202 immediately. JSON only: no page of another origin can send that without a preflight. The master key is required when one is set.
 * @returns the status to answer with
 */
async function runByName(apps: readonly FunctionApp[], keys: AccessKeys, onDone: () => void, request: IncomingMessage): Promise<number> {
  const name = /^\/admin\/functions\/([^/?]+)$/.exec(request.url?.split('?', 1)[0] ?? '')?.[1]
  if (!name) return 404
  if (request.method !== 'POST') return 405
  if (keys.master && !mayCall(request, 'admin', keys)) return 401
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return 415
  if (announcesTooMuch(request, longestInput)) return 413
  const app = apps.find(({ functions }) => functions.some((fn) => fn.name === name))
  const fn = app?.functions.find((candidate) => candidate.name === name)
  if (!app || !fn) return 404
  let input: Input | undefined
  try {
    input = inputOf(fn, await readInput(request))
  } catch (error) {
    if (error instanceof SyntaxError) return 400
    if (error instanceof BodyTooLargeError) return 413
    throw error
  }
  if (!input) return 400
  // A failure is logged by the invocation.
  void invoke(app, { fn, invocationId: randomUUID(), reason: 'called by name', ...input }).then(onDone, onDone)
  return 202
}

/** Serves the host's own addresses. */
export function createAdmin(
  apps: readonly FunctionApp[],
  keys: AccessKeys,
  onDone: () => void,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const status = await runByName(apps, keys, onDone, request)
    response.writeHead(status, { 'Content-Length': 0, ...(status === 405 && { Allow: 'POST' }) }).end()
  }
}
