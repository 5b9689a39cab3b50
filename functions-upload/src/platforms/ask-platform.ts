import { readText } from '@auctionwiz/platform/core/http/http'
import { PlatformError } from './bidding-platform.ts'
import type { PlatformRequest, SendRequest } from './public-fetch.ts'

/** Milliseconds for one answer. */
const timeout = 8_000
/** Bytes of one answer. */
const longest = 4 * 1024 * 1024
/** Seconds of a wait that a platform asks for at most; longer ones are not believed. */
const longestWait = 3_600

interface Sent {
  body?: Record<string, unknown>
  /** The state that a change follows. */
  after?: string | undefined
  /** A missing record is no failure: its answer is undefined. */
  isOptional?: boolean
  accept?: string
}

export const notUnderstood = (cause?: unknown) =>
  new PlatformError('unavailable', 'the platform gave an answer that cannot be understood', { cause })

/** An id as a part of a path. Those that would lead to another path belong to no record. @throws PlatformError `refused` */
export const pathPart = (id: string): string => {
  if (id === '.' || id === '..') throw new PlatformError('refused', 'no record has such an id')
  return encodeURIComponent(id)
}

/** Sends a request with the key of the house. @returns the text of the answer. @throws PlatformError */
export const askPlatform =
  (send: SendRequest) =>
  async (url: URL, key: string, { body, after, isOptional, accept = 'application/json' }: Sent = {}): Promise<string | undefined> => {
    // A header holds printable characters alone: a key of others is none of the platform's.
    if (!/^[\x20-\x7e]+$/.test(key)) throw new PlatformError('key_rejected', 'no key of a platform has such characters')
    const request: PlatformRequest = {
      headers: {
        authorization: `Bearer ${key}`,
        accept,
        ...(body && { 'content-type': 'application/json' }),
        ...(after !== undefined && { 'if-match': `"${after}"` }),
      },
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }
    const response = await send(url, request).catch((error: unknown) => {
      throw new PlatformError('unavailable', 'the platform does not answer', { cause: error })
    })
    if (response.ok) return textOf(response)
    await response.body?.cancel()
    if (isOptional && (response.status === 404 || response.status === 410)) return undefined
    throw failureOf(response, body !== undefined)
  }

const failureOf = ({ status, headers }: Response, isChange: boolean): PlatformError => {
  if (status === 401 || status === 403) return new PlatformError('key_rejected', 'the platform does not take the key')
  if (status === 429)
    return new PlatformError('limited', 'the platform limits requests', { retryAfter: secondsOf(headers.get('retry-after')) })
  if (isChange && status === 412) return new PlatformError('changed', 'the record has changed on the platform')
  if (isChange && status >= 400 && status < 500) return new PlatformError('refused', `the platform refused the change with ${status}`)
  return new PlatformError('unavailable', `the platform answered ${status}`)
}

/** `Retry-After` in seconds or as a date (RFC 9110). */
const secondsOf = (value: string | null): number => {
  const seconds = value === null ? Number.NaN : /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 5 : Math.min(longestWait, Math.max(1, Math.ceil(seconds)))
}

const textOf = async (response: Response): Promise<string> => {
  const text = await readText(response.body, longest).catch((error: unknown) => {
    throw notUnderstood(error)
  })
  if (text === undefined) throw notUnderstood(new RangeError('the answer is too long'))
  return text
}
