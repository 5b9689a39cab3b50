import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BadFilter } from './filter.ts'
import { type Credential, whyUnsigned } from './hmac.ts'
import type { KeyValue } from './key-values.ts'
import { type Answer, getKeyValue, listKeyValues, problem } from './read-calls.ts'

export type AppConfigurationOptions = {
  /** The key-values as of now. */
  read: () => KeyValue[]
  credential: Credential
  /** Epoch milliseconds; the signature's date is held against it. */
  now: () => number
  /** Items on a page of a list. */
  pageSize?: number
}

/** The read half of Azure App Configuration's data plane: `GET` and `HEAD` of `/kv` and `/kv/{key}`. All else is answered with a reason. */
export function createAppConfiguration(options: AppConfigurationOptions): Server {
  return createServer((request, response) => {
    readBody(request)
      .then((body) => send(request, response, answer(request, body, options)))
      .catch((error: Error) => {
        console.error(`error ${error.stack}`)
        if (!response.headersSent) send(request, response, problem(500, 'Internal error', 'See the log of the local stack.'))
        else response.destroy()
      })
  })
}

function answer(request: IncomingMessage, body: Buffer, options: AppConfigurationOptions): Answer {
  const target = request.url ?? '/'
  const url = new URL(target, 'http://local')
  const method = request.method ?? 'GET'
  if (url.pathname === '/health') return { status: 200, headers: {}, body: { status: 'ok' } }
  const reason = whyUnsigned({ method, target, headers: request.headers, body }, options.credential, options.now())
  if (reason) {
    const challenge = `HMAC-SHA256 error="invalid_token" error_description="${reason}", Bearer`
    return { ...problem(401, 'Unauthorized', reason), headers: { 'www-authenticate': challenge } }
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return problem(501, 'Not supported here', 'The local endpoint is read-only: edit its settings file, which is read again at once.')
  }
  if (request.headers['accept-datetime']) return problem(501, 'Not supported here', 'Reading settings as of a past time (Accept-Datetime).')
  if (!url.searchParams.has('api-version')) return problem(400, 'Invalid request', 'api-version is missing.')
  try {
    if (url.pathname === '/kv')
      return listKeyValues(options.read(), url.searchParams, request.headers['if-none-match'], options.pageSize ?? 100)
    const key = /^\/kv\/(.+)$/.exec(url.pathname)?.[1]
    if (key) return getKeyValue(options.read(), decodeURIComponent(key), url.searchParams, request.headers)
  } catch (error) {
    if (error instanceof BadFilter) return problem(400, 'Invalid request', `Invalid request parameter '${error.message}'.`)
    throw error
  }
  return problem(501, 'Not supported here', `${url.pathname} is not built; the local endpoint serves /kv and /kv/{key}.`)
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'sync-token': 'local=MQ==;sn=1',
    ...headers,
    ...(body ? { 'content-type': contentType(status, headers) } : {}),
  })
  response.end(body && request.method !== 'HEAD' ? JSON.stringify(body) : undefined)
}

function contentType(status: number, headers: Record<string, string>): string {
  return headers['content-type'] ?? (status >= 400 ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
