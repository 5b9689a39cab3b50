import type { IncomingMessage, ServerResponse } from 'node:http'

export type CorsOptions = { origins: readonly string[]; credentials: boolean }

/**
 * Cross-origin rules of the Functions host: listed origins may use any method and header; `*` means all and excludes
 * credentials. As on the platform, no response header can be exposed to scripts.
 * @returns true when the request was a preflight and is answered
 */
export function createCors(options: CorsOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const anyOrigin = options.origins.includes('*')
  const origins = new Set(options.origins.map((origin) => origin.trim().replace(/\/$/, '').toLowerCase()))

  return (request, response) => {
    const { origin } = request.headers
    if (origin === undefined || origins.size === 0) return false
    const allowed = anyOrigin || origins.has(origin.toLowerCase())
    if (allowed) {
      response.setHeader('Access-Control-Allow-Origin', anyOrigin ? '*' : origin)
      if (!anyOrigin) {
        response.setHeader('Vary', 'Origin')
        if (options.credentials) response.setHeader('Access-Control-Allow-Credentials', 'true')
      }
    }
    const method = request.headers['access-control-request-method']
    if (request.method !== 'OPTIONS' || method === undefined) return false
    if (allowed) {
      response.setHeader('Access-Control-Allow-Methods', method)
      const headers = request.headers['access-control-request-headers']
      if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers)
    }
    response.writeHead(204).end()
    return true
  }
}
