import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { Failure } from '../errors/failure.ts'
import { type IncomingCall, readText } from './http.ts'

/** Bytes of a JSON body where the contract says nothing else: without an account little is ever sent. */
const usualLimits: Record<Endpoint['access']['kind'], number> = { public: 16 * 1024, session: 16 * 1024, access: 64 * 1024 }

export const bodyLimitOf = ({ bodyLimit, access }: Pick<Endpoint, 'bodyLimit' | 'access'>): number => bodyLimit ?? usualLimits[access.kind]

/** No contract nests deeper than six or lists more than a few thousand values. */
const deepest = 32
const maxValues = 12_000

/** The JSON body of a call, {} when there is none. Fails with unsupported_media, body_too_large and invalid_json. */
export const readJson = async (endpoint: Endpoint, call: IncomingCall): Promise<unknown> => {
  const type = call.header('content-type') ?? 'application/json'
  if (!/^application\/json\b/i.test(type)) throw new Failure('unsupported_media', { expected: 'application/json' })
  const limit = bodyLimitOf(endpoint)
  const declared = Number(call.header('content-length') ?? 0)
  const text = declared > limit ? undefined : await readText(call.body, limit)
  if (text === undefined) throw new Failure('body_too_large', { limit: sizeText(limit) })
  if (text === '') return {}
  if (!isModest(text)) throw new Failure('invalid_json')
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid_json')
  }
}

const sizeText = (bytes: number): string => (bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${bytes / 1024 / 1024} MB`)

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = Array.from('"\\,[]{}', (sign) => sign.charCodeAt(0))

/** Whether the text nests and lists no more than a body may: seen in one pass, before anything is built of it. */
const isModest = (text: string): boolean => {
  let depth = 0
  let values = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (inString) {
      if (sign === backslash) at += 1
      else if (sign === quote) inString = false
    } else if (sign === quote) inString = true
    else if (sign === comma) values += 1
    else if (sign === openBracket || sign === openBrace) depth += 1
    else if (sign === closeBracket || sign === closeBrace) depth -= 1
    if (depth > deepest || values > maxValues) return false
  }
  return true
}
