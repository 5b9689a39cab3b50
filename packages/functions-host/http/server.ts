import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeError, type Log } from '../log.ts'
import { type AccessKeys, mayCall } from './access-key.ts'
import { adminPath } from './admin.ts'
import { announcesTooMuch, drainAfterAnswer } from './body.ts'
import { type CorsOptions, createCors } from './cors.ts'
import { exchange } from './exchange.ts'
import type { Router } from './router.ts'

export type HttpOptions = {
  router: Router
  /** Answers what lies below /admin/. */
  admin(request: IncomingMessage, response: ServerResponse): Promise<void>
  cors: CorsOptions
  keys: AccessKeys
  /** Longest request body in bytes. */
  bodyLimit: number
  /** Milliseconds within which a request has to arrive whole. */
  requestTimeout: number
  log: Log
  /** Called when an answer was sent. */
  onAnswered(): void
  /** Called when a call that may have changed something is over: it may have queued work. */
  onChanged(): void
}

export type HttpListener = {
  port: number
  /** Takes no new connections, lets calls under way finish for at most `drainTimeout` milliseconds, then cuts them off. */
  close(drainTimeout: number): Promise<void>
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Length': 0, ...headers }).end()
}

function createListener(options: HttpOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const cors = createCors(options.cors)
  return async (request, response) => {
    if (cors(request, response)) return
    const { method = 'GET', url = '/' } = request
    if (!url.startsWith('/')) return refuse(response, 400)
    if (url.startsWith(adminPath)) return options.admin(request, response)
    const routing = options.router(method, url.split('?', 1)[0] ?? '/')
    if (!routing.found) {
      const { allowed } = routing
      return allowed.length > 0 ? refuse(response, 405, { Allow: allowed.join(', ') }) : refuse(response, 404)
    }
    const { target, params } = routing
    if (!mayCall(request, target.fn.trigger.binding.authLevel, options.keys)) return refuse(response, 401)
    if (announcesTooMuch(request, options.bodyLimit)) return refuse(response, 413)
    response.once('finish', options.onAnswered)
    await exchange(target, request, response, params, options.bodyLimit)
    if (method !== 'GET' && method !== 'HEAD') options.onChanged()
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

async function closeServer(server: Server, drainTimeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections kept alive after their call would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), drainTimeout)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/** Serves the http functions on `host:port` (0 for any free port). @throws the server's error, with `code` EADDRINUSE for a taken port */
export async function startHttp(options: HttpOptions, host: string, port: number): Promise<HttpListener> {
  const handle = createListener(options)
  const { requestTimeout } = options
  const server = createServer({
    noDelay: true,
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 30_000),
    connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
    keepAliveTimeout: 65_000,
    maxHeaderSize: 32_768,
  })
  server.on('request', (request, response) => {
    // Errors of a vanished client end the call by themselves; without a listener they would end the process.
    const ignoreGone = (error: Error): void => options.log.write('debug', 'Host.Http', `client went away: ${error.message}`)
    request.on('error', ignoreGone)
    response.on('error', ignoreGone)
    drainAfterAnswer(request, response)
    handle(request, response).catch((error: unknown) => {
      options.log.write('error', 'Host.Http', describeError(error))
      response.destroy()
    })
  })
  const actual = await listen(server, host, port)
  return { port: actual, close: (drainTimeout) => closeServer(server, drainTimeout) }
}
