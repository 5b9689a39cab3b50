import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pageHeaders } from '../page.ts'
import { type Message, readMessage } from './message.ts'
import type { ReplySender } from './replies.ts'
import type { OutboxStore } from './store.ts'
import { outboxList, outboxPage, outboxScript } from './view.ts'

type Answer = { status: number; headers?: Record<string, string>; body: string | object }

const maxBody = 1_000_000
const shown = 200

/**
 * `POST /messages` keeps a mail or a text, `GET /messages?to=` lists them as JSON, `GET /` shows them. Only JSON is taken, so that no foreign
 * web page can post here without the browser asking first, which is refused. `POST /messages/<number>/reply` lets the recipient of a text reply.
 * @param reply delivers replies; without it there are none
 */
export function createOutbox(store: OutboxStore, reply?: ReplySender): Server {
  return createServer((request, response) => {
    answer(request, store, reply).then(
      (result) => send(response, result),
      (error: Error) => {
        console.error(`error ${error.stack}`)
        send(response, problem(500, 'The outbox failed; see its log.'))
      },
    )
  })
}

async function answer(request: IncomingMessage, store: OutboxStore, reply: ReplySender | undefined): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://local')
  const to = url.searchParams.get('to') || undefined
  const number = /^\/messages\/(\d+)\/html$/.exec(url.pathname)?.[1]
  const replied = /^\/messages\/(\d+)\/reply$/.exec(url.pathname)?.[1]
  if (request.method === 'POST' && url.pathname === '/messages') return keep(request, store)
  if (request.method === 'POST' && replied) return answerText(request, store.find(Number(replied)), reply)
  if (request.method !== 'GET') return problem(405, 'Only GET, POST /messages and POST /messages/<number>/reply are known here.')
  if (url.pathname === '/health') return { status: 200, body: { status: 'ok' } }
  if (url.pathname === '/messages') return { status: 200, body: { messages: store.list({ to, limit: 1000 }) } }
  if (url.pathname === '/') {
    const headers = pageHeaders("script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'")
    return { status: 200, headers, body: outboxPage(store.list({ to, limit: shown }), to, etagOf(store)) }
  }
  if (url.pathname === '/outbox.js')
    return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: outboxScript }
  if (url.pathname === '/list') return list(request, store, to)
  if (number) return html(store, Number(number))
  return problem(404, 'There is nothing here.')
}

async function keep(request: IncomingMessage, store: OutboxStore): Promise<Answer> {
  const read = await readJson(request)
  if ('refusal' in read) return read.refusal
  const checked = readMessage(read.json)
  if ('problems' in checked) return { status: 400, body: { error: { message: 'The message is not complete.', details: checked.problems } } }
  return { status: 201, body: store.add(checked.message, operationOf(request, checked.message.channel)) }
}

/** The recipient of a text replies with what the body has as `text`. */
async function answerText(request: IncomingMessage, message: Message | undefined, reply: ReplySender | undefined): Promise<Answer> {
  const read = await readJson(request)
  if ('refusal' in read) return read.refusal
  if (message?.channel !== 'sms') return problem(404, 'There is no such text.')
  if (!reply) return problem(409, 'No app receives replies. Start the outbox with --replies and SMS_EVENTS_SECRET.')
  const { text } = (read.json ?? {}) as { text?: unknown }
  if (typeof text !== 'string') return problem(400, 'Send a reply as {"text": "STOP"}.')
  try {
    const status = await reply(message.to, text)
    return status === 200 ? { status: 200, body: { success: true } } : problem(502, `The app answered ${status}.`)
  } catch {
    return problem(502, 'The app could not be reached.')
  }
}

async function readJson(request: IncomingMessage): Promise<{ json: unknown } | { refusal: Answer }> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return { refusal: problem(415, 'Send application/json.') }
  const body = await readBody(request)
  if (body === undefined) return { refusal: problem(413, `A message has at most ${maxBody} bytes.`) }
  try {
    return { json: JSON.parse(body) }
  } catch {
    // Reported to the sender, who made the mistake.
    return { refusal: problem(400, 'The body is no valid JSON.') }
  }
}

/** By what Azure Communication Services knows a message that is sent again: the id of the operation for a mail, that of the request for a text. */
function operationOf({ headers }: IncomingMessage, channel: 'email' | 'sms'): string | undefined {
  const id = headers[channel === 'email' ? 'operation-id' : 'repeatability-request-id']
  return typeof id === 'string' && id !== '' ? id.slice(0, 200) : undefined
}

function list(request: IncomingMessage, store: OutboxStore, to: string | undefined): Answer {
  const etag = etagOf(store)
  const headers = { 'content-type': 'text/html; charset=utf-8', etag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: '' }
  return { status: 200, headers, body: outboxList(store.list({ to, limit: shown })) }
}

function etagOf(store: OutboxStore): string {
  return `"${store.version()}"`
}

/** The HTML of a mail, in a sandbox without scripts, forms or access to anything of ours. */
function html(store: OutboxStore, number: number): Answer {
  const message = store.find(number)
  if (!message?.html) return problem(404, 'There is no such mail.')
  const policy = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `${policy}; frame-ancestors 'self'` }
  return { status: 200, headers, body: `<base target="_blank">${message.html}` }
}

function problem(status: number, message: string): Answer {
  return { status, body: { error: { message } } }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const json = typeof body !== 'string'
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
    // What is left of a body that was refused is not waited for.
    ...(status === 413 ? { connection: 'close' } : {}),
  })
  response.end(json ? JSON.stringify(body) : body)
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
