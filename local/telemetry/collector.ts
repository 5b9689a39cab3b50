import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { readableTrace } from './readable.ts'
import { type ReceivedSpan, readSpans } from './spans.ts'

/** Milliseconds without a further span after which a trace is shown. */
const settled = 4_000
/** Names of spans that are remembered for messages that they enqueued. */
const remembered = 20_000

/** Takes spans from exporters of OpenTelemetry as JSON over http and says each trace once it is whole. Metrics are accepted and not shown. */
export const collector = (say: (lines: readonly string[]) => void): Server => {
  const open = new Map<string, { spans: ReceivedSpan[]; timer: ReturnType<typeof setTimeout> }>()
  const names = new Map<string, string>()
  const show = (traceId: string): void => {
    const trace = open.get(traceId)
    open.delete(traceId)
    if (trace) say(readableTrace(trace.spans, (spanId) => names.get(spanId)))
  }
  const take = (span: ReceivedSpan): void => {
    if (names.size >= remembered) names.clear()
    names.set(span.spanId, span.name)
    const trace = open.get(span.traceId)
    if (trace) {
      trace.spans.push(span)
      trace.timer.refresh()
    } else open.set(span.traceId, { spans: [span], timer: setTimeout(show, settled, span.traceId) })
  }
  const server = createServer(async (request, response) => {
    response.writeHead(await taken(request, take), { 'content-type': 'application/json' }).end('{}')
  })
  server.on('close', () => {
    for (const { timer } of open.values()) clearTimeout(timer)
  })
  return server
}

/** @returns the status of the answer */
const taken = async (request: IncomingMessage, take: (span: ReceivedSpan) => void): Promise<number> => {
  if (request.method !== 'POST') return 405
  const body = await text(request)
  if (request.url === '/v1/metrics') return 200
  if (request.url !== '/v1/traces') return 404
  try {
    for (const span of readSpans(body)) take(span)
    return 200
  } catch {
    return 400
  }
}
