import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { app, type HttpRequest, type HttpResponseInit, type InvocationContext } from '@azure/functions'
import { createHandler, newGuards, type Route } from '../core/http/create-handler.ts'
import { docsHandlers } from '../core/http/docs.ts'
import type { IncomingCall, OutgoingAnswer } from '../core/http/http.ts'
import type { Runtime } from '../core/http/runtime.ts'
import { unknownPath } from '../core/http/unknown-path.ts'
import { jsonLogger, type Logger } from '../core/logging/logger.ts'
import type { QueueWork } from '../core/queues/busy-retries.ts'
import { compiledAnswer } from './compiled-answers.ts'
import { saturation } from './saturation.ts'
import { sentAnswer } from './sent-answer.ts'
import { readTrace } from './telemetry/message-trace.ts'
import { traced } from './telemetry/traced.ts'

/**
 * Registers endpoints with Azure Functions; bodies stream both ways.
 * @param webOrigin where the web app is, which shows the API's documents
 */
export const registerHttp = (name: App, served: readonly Route[], runtime: Runtime, webOrigin: string): void => {
  app.setup({ enableHttpStream: true })
  const guards = newGuards(saturation())
  for (const one of served) {
    const handler = createHandler({ ...one, readAnswer: compiledAnswer(one.endpoint) }, runtime, guards)
    app.http(one.endpoint.name, {
      methods: [one.endpoint.method],
      route: one.endpoint.path,
      authLevel: 'anonymous',
      // Answers of sign-in contain tokens, whose lengths must reveal nothing.
      handler: async (request, context) =>
        sent(request, await tracedCall(one.endpoint, context, () => handler(incoming(request))), name !== 'auth'),
    })
  }
  const documents = docsHandlers(
    name,
    served.map(({ endpoint }) => endpoint),
    webOrigin,
  )
  for (const [route, handler] of Object.entries(documents))
    app.http(route.replace('.', '-'), {
      methods: ['GET'],
      route,
      authLevel: 'anonymous',
      handler: async (request) => sent(request, await handler(incoming(request)), true),
    })
  registerUnknown(
    [...served.map(({ endpoint }) => endpoint), ...Object.keys(documents).map((path) => ({ method: 'GET' as const, path }))],
    runtime,
  )
}

/** The host gives each invocation the trace of its caller. */
const tracedCall = ({ name, method, path }: Endpoint, { traceContext }: InvocationContext, handle: () => Promise<OutgoingAnswer>) =>
  traced(
    {
      name: `call ${name}`,
      kind: 'server',
      from: traceContext?.traceParent,
      fields: { 'http.request.method': method, 'http.route': path },
    },
    handle,
    ({ status, headers }) => ({ 'http.response.status_code': status, 'auctionwiz.correlation_id': headers['x-correlation-id'] }),
  )

/** The least specific route: what no other function of the app takes would else be answered by the host, with an empty body. */
const registerUnknown = (endpoints: Parameters<typeof unknownPath>[0], runtime: Runtime): void => {
  const answer = unknownPath(endpoints, runtime)
  app.http('unknownPath', {
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    route: '{*path}',
    authLevel: 'anonymous',
    handler: async (request) => {
      const { pathname } = new URL(request.url)
      return sent(
        request,
        answer({ method: request.method, path: pathname, header: (name) => request.headers.get(name) ?? undefined }),
        true,
      )
    },
  })
}

/** Registers background work on a queue; a failure makes the message visible again, five make it poison. See `registerWorker`. */
export const registerQueue = (name: string, queueName: string, work: QueueWork): void => {
  app.storageQueue(name, {
    queueName,
    connection: 'AzureWebJobsStorage',
    handler: (delivered: unknown, { triggerMetadata, traceContext }: InvocationContext) => {
      const { message, cause } = readTrace(delivered)
      const fields = { 'messaging.system': 'azure_storage_queue', 'messaging.destination.name': queueName }
      return traced({ name: `work ${queueName}`, kind: 'consumer', from: traceContext?.traceParent, cause, fields }, () =>
        work(message, Number(triggerMetadata?.dequeueCount ?? 1)),
      )
    },
  })
}

/** Registers what begins at a time; it only enqueues. @param schedule six fields, in UTC */
export const registerTimer = (name: string, schedule: string, start: () => Promise<void>): void => {
  app.timer(name, {
    schedule,
    handler: (_, { traceContext }) => traced({ name: `timer ${name}`, kind: 'internal', from: traceContext?.traceParent }, start),
  })
}

const incoming = (request: HttpRequest): IncomingCall => ({
  params: request.params,
  query: request.query,
  header: (name) => request.headers.get(name) ?? undefined,
  body: request.body as ReadableStream<Uint8Array> | null,
})

/**
 * Headers of every answer. With the same HSTS as the web app, browsers reach the services by https alone. An answer opened as a page runs nothing, loads
 * nothing, cannot be framed and sends no referrer.
 */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

const sent = async (request: HttpRequest, answer: OutgoingAnswer, mayCompress: boolean): Promise<HttpResponseInit> => {
  const accepted = mayCompress ? request.headers.get('accept-encoding') : null
  const { status, headers, body } = await sentAnswer(answer, accepted ?? undefined)
  return { status, headers: { ...everywhere, ...headers }, body: body as string }
}

/** Milliseconds for which a line may wait for others. */
const linesWait = 20

/**
 * Structured lines on the console, which Functions forwards to Application Insights. A console write blocks until it is read, so the lines of
 * calls are written in batches; problems are written immediately.
 */
export const consoleLogger = (): Logger => {
  let lines: string[] = []
  const flush = (): void => {
    if (lines.length > 0) console.info(lines.join('\n'))
    lines = []
  }
  process.once('exit', flush)
  return jsonLogger((level, line) => {
    if (level === 'info') {
      if (lines.push(line) === 1) setTimeout(flush, linesWait).unref()
      return
    }
    flush()
    console[level](line)
  })
}
