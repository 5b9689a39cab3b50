import { lookup as systemLookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { isPublicAddress } from './public-address.ts'

/** What a request to a platform says. */
export interface PlatformRequest {
  method?: 'GET' | 'PUT'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** Sends a request; a redirect is a failure. */
export type SendRequest = (url: URL, request: PlatformRequest) => Promise<Response>

export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

interface Parts {
  lookup?: LookupFunction
  isAllowed?: (address: string) => boolean
}

/**
 * Sends requests to public addresses alone. The address is checked where the connection is made, so that a name that resolves differently a moment
 * later leads nowhere else; redirects are not followed.
 */
export const publicFetch = ({ lookup = systemLookup, isAllowed = isPublicAddress }: Parts = {}): SendRequest => {
  const checkedLookup: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new ClosedAddressError(`${name} is not public`), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // An address that is written as such is not looked up.
      if (isIP(host) !== 0 && !isAllowed(host)) return reject(new ClosedAddressError(`${host} is not public`))
      const { request } = url.protocol === 'https:' ? https : http
      const sent = request(url, { method, headers, signal, lookup: checkedLookup }, (incoming) => {
        const { statusCode: status = 0 } = incoming
        if (status >= 300 && status < 400) {
          incoming.resume()
          return reject(new Error('the platform redirects'))
        }
        const isEmpty = status === 204 || status === 205
        if (isEmpty) incoming.resume()
        resolve(new Response(isEmpty ? null : streamOf(chunksOf(incoming)), { status, headers: headersOf(incoming) }))
      })
      sent.on('socket', (socket) => checkSocket(socket, isAllowed))
      sent.on('error', reject)
      sent.end(body)
    })
}

/** The connection that was made, also a kept one: its address is the one that answers. */
const checkSocket = (socket: Socket, isAllowed: (address: string) => boolean): void => {
  const check = (): void => {
    const { remoteAddress } = socket
    if (remoteAddress !== undefined && !isAllowed(remoteAddress)) socket.destroy(new ClosedAddressError(`${remoteAddress} is not public`))
  }
  if (socket.connecting) socket.once('connect', check)
  else check()
}

async function* chunksOf(incoming: http.IncomingMessage): AsyncGenerator<Uint8Array> {
  yield* incoming
}

const headersOf = ({ headers }: http.IncomingMessage): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
