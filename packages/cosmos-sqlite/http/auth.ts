import { createHmac, createSecretKey } from 'node:crypto'
import { CosmosError } from '../errors.ts'
import { header, type Request } from './message.ts'

/** The number of cached verified signatures; a client signs again each second. */
const remembered = 4096

/** Type and link of the resource that a request's signature names. */
function signedResource(path: readonly string[]): { type: string; link: string } {
  const [first, offer] = path
  if (first === 'offers') return { type: 'offers', link: offer?.toLowerCase() ?? '' }
  if (path[4] === 'operations') return { type: 'colls', link: path.slice(0, 4).join('/') }
  const even = path.length % 2 === 0
  return { type: path.at(even ? -2 : -1) ?? '', link: (even ? path : path.slice(0, -1)).join('/') }
}

/**
 * Makes the check of the `authorization` header: an HMAC-SHA256 with the account key over verb, resource type, resource
 * link and date.
 * @returns a function that throws 401 when the signature is missing or wrong
 */
export function createAuthenticator(key: string): (request: Request) => void {
  const secret = createSecretKey(Buffer.from(key, 'base64'))
  const seen = new Set<string>()
  return (request) => {
    const given = header(request, 'authorization')
    const date = header(request, 'x-ms-date') ?? header(request, 'date')
    if (given === undefined || date === undefined) throw unauthorized('Required Header authorization or x-ms-date is missing.')
    const { type, link } = signedResource(request.path)
    const text = `${request.method.toLowerCase()}\n${type}\n${link}\n${date.toLowerCase()}\n\n`
    const entry = `${given}\n${text}`
    if (seen.has(entry)) return
    const signature = createHmac('sha256', secret).update(text).digest('base64')
    if (signatureIn(given) !== signature) throw refusal(given)
    if (seen.size >= remembered) seen.clear()
    seen.add(entry)
  }
}

function signatureIn(authorization: string): string | undefined {
  return /^type=master&ver=1\.0&sig=(.+)$/.exec(decode(authorization))?.[1]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const unauthorized = (message: string) => new CosmosError(401, message)

const refusal = (given: string) =>
  decode(given).startsWith('type=aad')
    ? unauthorized('This endpoint checks account keys alone: local clients use the key, not an identity of Microsoft Entra.')
    : unauthorized(
        "The input authorization token can't serve the request. The wrong key is being used or the expected payload is not built as per the protocol.",
      )
