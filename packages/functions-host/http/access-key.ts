import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type AccessKeys = { function: string | undefined; master: string | undefined }

/** Settings that hold the keys locally; in Azure the platform keeps them. */
export function accessKeysOf(settings: Record<string, string>): AccessKeys {
  return { function: settings.FUNCTIONS_HOST_KEY, master: settings.FUNCTIONS_HOST_MASTER_KEY }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

function same(given: string, expected: string | undefined): boolean {
  return expected !== undefined && expected !== '' && timingSafeEqual(digest(given), digest(expected))
}

function givenKey(request: IncomingMessage): string | undefined {
  const header = request.headers['x-functions-key']
  if (typeof header === 'string') return header
  const query = request.url?.split('?', 2)[1]
  return query === undefined ? undefined : (new URLSearchParams(query).get('code') ?? undefined)
}

/** Whether the request may call a function of that level: `function` takes either key, `admin` the master key alone. */
export function mayCall(request: IncomingMessage, level: unknown, keys: AccessKeys): boolean {
  if (level === undefined || level === 'anonymous') return true
  const given = givenKey(request)
  if (given === undefined) return false
  return same(given, keys.master) || (level === 'function' && same(given, keys.function))
}
