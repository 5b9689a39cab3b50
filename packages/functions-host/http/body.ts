import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'

/** The longest request body that Azure Functions takes: 100 MB. */
export const defaultBodyLimit = 104_857_600

/** How long a client may continue to send a body that is no longer read, in milliseconds. */
const drainTime = 5000

/** A body of unknown length turned out to be longer than the host takes. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** True when the announced length alone is reason to refuse. */
export function announcesTooMuch(request: IncomingMessage, limit: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > limit
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * The request as the app gets it. Its body flows through a separate stream, which fails with BodyTooLargeError past `limit` bytes:
 * so the app may stop reading, and the library may discard the stream, while the connection stays in the host's hands.
 */
export function detachBody(request: IncomingMessage, limit: number): IncomingMessage {
  if (!hasBody(request)) return request
  let received = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > limit) done(new BodyTooLargeError(`the body is longer than ${limit} bytes`))
      else done(null, chunk)
    },
  })
  // Who reads the body sees its errors; when nobody does they must not end the process.
  body.on('error', () => {})
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('the client went away in the middle of the body'))
  })
  const { method, url, headers } = request
  return Object.assign(request.pipe(body), { method, url, headers }) as unknown as IncomingMessage
}

/**
 * After an answer that came before the end of the body: reads on for a while without keeping anything, for browsers look at an answer
 * only when they have sent everything; then gives the connection up.
 */
export function drainAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.on('finish', () => {
    if (request.complete) return
    const giveUp = setTimeout(() => request.destroy(), drainTime)
    request.on('close', () => clearTimeout(giveUp))
    request.unpipe()
    request.resume()
  })
}
