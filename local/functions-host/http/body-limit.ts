import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/** The Functions host's default: 100 MB, decimal, as its server counts them. */
export const defaultBodyLimit = 104_857_600

/** A body of unknown length turned out to be longer than the host takes. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** True when the announced length alone is reason to refuse. */
export function announcesTooMuch(request: IncomingMessage, limit: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > limit
}

/**
 * The request with a body that fails with BodyTooLargeError past `limit` bytes. Only bodies of unknown length need the detour: the
 * parser holds the others to their announced length.
 */
export function limitBody(request: IncomingMessage, limit: number): IncomingMessage {
  if (request.headers['transfer-encoding'] === undefined) return request
  let received = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > limit) done(new BodyTooLargeError(`the body is longer than ${limit} bytes`))
      else done(null, chunk)
    },
  })
  request.on('error', (error) => counted.destroy(error))
  request.on('aborted', () => counted.destroy(new Error('the client went away in the middle of the body')))
  const { method, url, headers } = request
  return Object.assign(request.pipe(counted), { method, url, headers }) as unknown as IncomingMessage
}
