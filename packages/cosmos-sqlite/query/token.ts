import { QueryError } from './error.ts'
import type { Plan } from './plan.ts'

/** A value of a sort key as a token carries it: JSON can't hold -Infinity nor bytes. */
type TokenValue = string | number | null | { readonly b: string } | { readonly n: 'low' }

/** The position of a walk: after how many results, and for keyset walks behind which row. */
export interface Position {
  readonly done: number
  readonly row?: number
  readonly keys?: readonly (string | number | null | Uint8Array)[]
}

interface TokenBody {
  readonly v: 1
  readonly f: string
  readonly d: number
  readonly r?: number
  readonly k?: readonly TokenValue[]
}

const pack = (value: string | number | null | Uint8Array): TokenValue => {
  if (value instanceof Uint8Array) return { b: Buffer.from(value).toString('base64') }
  return value === Number.NEGATIVE_INFINITY ? { n: 'low' } : value
}

const unpack = (value: TokenValue): string | number | null | Uint8Array => {
  if (value === null || typeof value !== 'object') return value
  return 'b' in value ? Buffer.from(value.b, 'base64') : Number.NEGATIVE_INFINITY
}

/** Tokens travel in headers, which clients limit to 16 KB together. */
const longest = 4_000

/** Where sort keys are too long for a header, the token says only how many results came before. */
export function writeToken(plan: Plan, { done, row, keys }: Position): string {
  const body: TokenBody = { v: 1, f: plan.fingerprint, d: done }
  const short = encoded(body)
  if (row === undefined) return short
  const whole = encoded({ ...body, r: row, k: (keys ?? []).map(pack) })
  return whole.length > longest ? short : whole
}

const encoded = (body: TokenBody): string => Buffer.from(JSON.stringify(body)).toString('base64url')

/** Reads a token back. Throws QueryError (400) when it is damaged or belongs to another query, container or version. */
export function readToken(plan: Plan, token: string): Position {
  let body: Partial<TokenBody>
  try {
    body = JSON.parse(Buffer.from(token, 'base64url').toString()) as Partial<TokenBody>
  } catch {
    throw new QueryError('Invalid Continuation Token: it is malformed.')
  }
  if (body?.v !== 1 || typeof body.d !== 'number') throw new QueryError('Invalid Continuation Token: it is malformed.')
  if (body.f !== plan.fingerprint) throw new QueryError('Invalid Continuation Token: it belongs to another query or container.')
  if (!plan.walk || (body.r === undefined && body.k === undefined)) return { done: body.d }
  const keys = body.k
  if (typeof body.r !== 'number' || !Array.isArray(keys) || keys.length !== plan.walk.keys.length) {
    throw new QueryError('Invalid Continuation Token: it is malformed.')
  }
  return { done: body.d, row: body.r, keys: keys.map(unpack) }
}
