import { type AccessClaims, accessClaims } from '@auctionwiz/contracts/identity'
import type { FetchImplementation, JWTPayload, JWTVerifyGetKey } from 'jose'
import { Failure } from '../core/errors/failure.ts'
import type { TokenVerifier } from '../core/http/runtime.ts'
import { pooledHttp } from './pooled-http.ts'

/** What the tokens of functions-auth say of themselves. */
export const tokenIssuer = 'auctionwiz'
export const sessionAudience = 'auctionwiz-session'
export const accessAudience = 'auctionwiz-access'
export const tokenAlgorithm = 'ES256'

/**
 * Verifies tokens with the published keys of functions-auth. The keys are kept until a token names an unknown key, so this app works while functions-auth
 * restarts or is down. Only a token whose key must be fetched then fails, with `busy`.
 */
export const remoteTokens = (authUrl: string): TokenVerifier =>
  tokenVerifier(async () => {
    const { createRemoteJWKSet, customFetch, errors } = await import('jose')
    const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
      cacheMaxAge: Number.POSITIVE_INFINITY,
      cooldownDuration: 5_000,
      timeoutDuration: 3_000,
      [customFetch]: await keyFetch(),
    })
    const aboutTheToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]
    return (header, token) =>
      keys(header, token).catch((error: unknown) => {
        throw aboutTheToken.some((kind) => error instanceof kind) ? error : new Failure('busy', { seconds: 1 })
      })
  })

/**
 * For the keys alone, Node would load its own `fetch` at the first call of an app, which takes longer than the call itself.
 * jose reads nothing of the answer but its status and its JSON.
 */
const keyFetch = async (): Promise<FetchImplementation> => {
  const [{ createPipelineRequest }, client] = await Promise.all([import('@azure/core-rest-pipeline'), pooledHttp()])
  return async (url, { signal }) => {
    const request = createPipelineRequest({ url, abortSignal: signal, allowInsecureConnection: url.startsWith('http:') })
    const { status, bodyAsText } = await client.sendRequest(request)
    return { status, json: async () => JSON.parse(bodyAsText ?? '') } as Response
  }
}

/** Verified tokens are remembered until they expire, so that most calls cost no signature check. */
const remembered = 2000

export const tokenVerifier = (openKeys: () => Promise<JWTVerifyGetKey>): TokenVerifier => {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const verified = new Map<string, { payload: JWTPayload; expires: number }>()

  const verify = async (token: string, audience: string): Promise<JWTPayload> => {
    const known = verified.get(`${audience} ${token}`)
    if (known && known.expires > Date.now()) return known.payload
    const { errors, jwtVerify } = await import('jose')
    keys ??= openKeys()
    const options = { issuer: tokenIssuer, audience, algorithms: [tokenAlgorithm], requiredClaims: ['exp', 'sub'] }
    const { payload } = await jwtVerify(token, await keys, options).catch((error: unknown) => {
      if (error instanceof errors.JWTExpired) throw new Failure('token_expired')
      if (error instanceof errors.JOSEError) throw new Failure('unauthenticated')
      throw error
    })
    if (verified.size >= remembered) verified.clear()
    verified.set(`${audience} ${token}`, { payload, expires: (payload.exp ?? 0) * 1000 })
    return payload
  }

  return {
    session: async (token) => ({ userId: String((await verify(token, sessionAudience)).sub) }),
    access: async (token) => claimsOf(await verify(token, accessAudience)),
  }
}

/** What remembered tokens say, read once. */
const read = new WeakMap<JWTPayload, AccessClaims>()

const claimsOf = (payload: JWTPayload): AccessClaims => {
  const known = read.get(payload) ?? frozen(readClaims(payload))
  read.set(payload, known)
  return known
}

/** Many calls share them, so nobody may change them. */
const frozen = (claims: AccessClaims): AccessClaims => {
  const { houses, adjusted = {}, key } = claims
  for (const part of [claims, houses, adjusted, ...Object.values(adjusted), ...(key ? [key, key.scopes] : [])]) Object.freeze(part)
  return claims
}

const readClaims = ({ sub, name, acc, own, hse, adj, sid, vby, key, exp }: JWTPayload): AccessClaims => {
  const claims = accessClaims.safeParse({
    userId: sub,
    userName: name,
    accountId: acc,
    accountRole: own ? 'owner' : 'member',
    houses: hse,
    adjusted: adj,
    sessionId: sid,
    viewedBy: vby,
    key,
    expires: exp,
  })
  if (!claims.success) throw new Failure('unauthenticated')
  return claims.data
}

/** The private part of an access token's payload, short because it travels with every call. */
export const payloadOf = (claims: AccessClaims): JWTPayload => ({
  sub: claims.userId,
  name: claims.userName,
  acc: claims.accountId,
  own: claims.accountRole === 'owner',
  hse: claims.houses,
  ...(claims.adjusted && { adj: claims.adjusted }),
  sid: claims.sessionId,
  ...(claims.viewedBy && { vby: claims.viewedBy }),
  ...(claims.key && { key: claims.key }),
})
