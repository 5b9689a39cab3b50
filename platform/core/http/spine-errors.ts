import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { ErrorCode } from '@auctionwiz/contracts/errors'

/**
 * Failures that the request spine (createHandler, identity, parse) answers before or after a use case, by what the endpoint asks for. An endpoint names
 * only those of its use case, and may name these too.
 */
export const spineErrors = (endpoint: Endpoint): ErrorCode[] => [
  // Unknown query parameters and malformed idempotency keys are refused at every call.
  'invalid_request',
  ...identityErrors(endpoint),
  ...bodyErrors(endpoint),
  'record_damaged',
  'internal',
]

const identityErrors = ({ access, method, errors }: Endpoint): ErrorCode[] => {
  // Public reads that name no failure, as of the health, ask no store.
  if (access.kind === 'public')
    return [...codes(method !== 'GET' || errors.length > 0, 'busy', 'maintenance'), ...codes(!!access.bearer, 'unauthenticated')]
  const known: ErrorCode[] = ['unauthenticated', 'token_expired', 'busy', 'maintenance']
  if (access.kind === 'session') return [...known, 'view_only', 'api_key_refused']
  return [
    ...known,
    // The calls and workbooks of one account that wait for their turn are limited.
    'rate_limited',
    'api_key_refused',
    ...codes(method !== 'GET' || (access.scope === 'user' && !access.viewable), 'view_only'),
    ...codes(access.feature !== undefined, 'feature_unavailable'),
    ...codes(access.permission !== undefined, 'forbidden'),
    ...codes(access.owner !== undefined, 'owner_only'),
    ...codes(access.scope === 'house', 'house_required', 'not_found'),
  ]
}

const bodyErrors = ({ access, body, request }: Endpoint): ErrorCode[] => {
  if (request === 'multipart') return ['unsupported_media', 'upload_incomplete']
  if (!body) return []
  return [
    'invalid_json',
    'request_interrupted',
    'unsupported_media',
    'body_too_large',
    // Addresses that keep sending bad bodies without a token are slowed down.
    ...codes(access.kind === 'public', 'too_many_attempts'),
  ]
}

const codes = (applies: boolean, ...these: ErrorCode[]): ErrorCode[] => (applies ? these : [])

/** All failures that an endpoint can answer. */
export const possibleErrors = (endpoint: Endpoint): ErrorCode[] => [...new Set([...endpoint.errors, ...spineErrors(endpoint)])]
