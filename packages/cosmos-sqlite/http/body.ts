import type { IncomingMessage } from 'node:http'
import { badRequest, tooLarge } from '../errors.ts'
import { limits } from '../limits.ts'

/** A body may exceed an item's size a little: system properties and escapes count in the request alone. */
const most = limits.requestBytes + 256 * 1024

const empty = Buffer.alloc(0)

/**
 * Reads a request body whole.
 * @throws 413 when it is larger than a request may be; the rest is read and dropped, so that the answer arrives
 */
export function readBody(message: IncomingMessage): Promise<Buffer> {
  if (message.headers['content-length'] === undefined && message.headers['transfer-encoding'] === undefined) return Promise.resolve(empty)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
    })
    message.on('end', () => {
      if (size > most) reject(tooLarge(`Request size is too large: a request has at most ${limits.requestBytes} bytes.`))
      else resolve(chunks.length === 1 ? (chunks[0] ?? empty) : Buffer.concat(chunks))
    })
    message.on('error', reject)
  })
}

/** Parses a request body. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw badRequest('The input content is invalid JSON.')
  }
}
