import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Id and base64 secret of a connection string. */
export type Credential = { id: string; secret: string }

export type SignedRequest = {
  method: string
  /** Path and query exactly as they came. */
  target: string
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const skewMs = 15 * 60_000

/** Checks the HMAC-SHA256 scheme of App Configuration at time `now` (epoch ms). Returns what is wrong, or undefined. */
export function whyUnsigned(request: SignedRequest, credential: Credential, now: number): string | undefined {
  const parts = /^HMAC-SHA256 Credential=([^&]+)&SignedHeaders=([^&]+)&Signature=(.+)$/.exec(header(request, 'authorization'))
  if (!parts) return 'The request carries no HMAC-SHA256 authorization.'
  const [, id, names = '', signature = ''] = parts
  if (id !== credential.id) return 'The credential is unknown.'
  const signed = names.split(';')
  if (!['host', 'x-ms-content-sha256'].every((name) => signed.includes(name))) return 'host and x-ms-content-sha256 must be signed.'
  const date = Date.parse(header(request, 'x-ms-date') || header(request, 'date'))
  if (!(Math.abs(now - date) <= skewMs)) return 'The date is missing or more than 15 minutes off.'
  const digest = createHash('sha256').update(request.body).digest('base64')
  if (header(request, 'x-ms-content-sha256') !== digest) return 'x-ms-content-sha256 does not match the body.'
  const text = `${request.method}\n${request.target}\n${signed.map((name) => header(request, name)).join(';')}`
  const expected = createHmac('sha256', Buffer.from(credential.secret, 'base64')).update(text).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'The signature does not match.'
}

/** Reads `Endpoint=…;Id=…;Secret=…`; throws when a part is missing. */
export function readConnection(text: string): Credential & { endpoint: string } {
  const part = (name: string) => {
    const value = text.split(';').find((piece) => piece.startsWith(`${name}=`))
    if (!value) throw new Error(`APP_CONFIGURATION_CONNECTION has no ${name}; it reads Endpoint=…;Id=…;Secret=…`)
    return value.slice(name.length + 1)
  }
  return { endpoint: part('Endpoint'), id: part('Id'), secret: part('Secret') }
}

function header(request: SignedRequest, name: string): string {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}
