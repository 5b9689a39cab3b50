import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { type ReceivedSpan, readSpans } from '@auctionwiz/local/telemetry/spans'

export interface TelemetryReceiver {
  /** Where exporters of OpenTelemetry send to. */
  url: string
  spans: readonly ReceivedSpan[]
  /** Everything that arrived, as text, with the headers. */
  received(): string
  /** Which paths were called. */
  paths: ReadonlySet<string>
  close(): Promise<void>
}

/** Takes the place of a collector of OpenTelemetry and keeps every byte. */
export const startReceiver = async (): Promise<TelemetryReceiver> => {
  const texts: string[] = []
  const spans: ReceivedSpan[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    const sent = await buffer(request)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString('utf8')
    const path = request.url ?? ''
    paths.add(path)
    texts.push(JSON.stringify(request.headers), text)
    if (path === '/v1/traces') spans.push(...readSpans(text))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    spans,
    paths,
    received: () => texts.join('\n'),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
