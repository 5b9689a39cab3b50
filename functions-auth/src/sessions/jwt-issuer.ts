import { accessAudience, payloadOf, sessionAudience, tokenAlgorithm, tokenIssuer } from '@auctionwiz/platform/azure/tokens'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { CryptoKey, JWK, JWTPayload } from 'jose'
import { lifetimes, type TokenIssuer } from './token-issuer.ts'

const inSeconds = (seconds: number): string => `${seconds} s`

const ticketAudience = 'auctionwiz-ticket'

/**
 * Signs with a private ES256 key given as JWK JSON; only functions-auth has it, the other apps read the public part. `now` dates the tokens to
 * the millisecond, so that a revocation applies only to earlier tokens.
 */
export function jwtIssuer(signingKey: string, now: () => number = Date.now): TokenIssuer {
  const { d: _private, ...publicJwk } = JSON.parse(signingKey) as JWK
  let key: Promise<CryptoKey | Uint8Array> | undefined

  const sign = async (payload: JWTPayload, audience: string, end: number | string): Promise<string> => {
    const { importJWK, SignJWT } = await import('jose')
    key ??= importJWK(JSON.parse(signingKey) as JWK, tokenAlgorithm)
    const header = { alg: tokenAlgorithm, typ: 'JWT', ...(publicJwk.kid && { kid: publicJwk.kid }) }
    return new SignJWT(payload)
      .setProtectedHeader(header)
      .setIssuer(tokenIssuer)
      .setAudience(audience)
      .setIssuedAt(now() / 1000)
      .setExpirationTime(end)
      .setJti(randomId('tok'))
      .sign(await key)
  }

  return {
    ticket: (userId) => sign({ sub: userId }, ticketAudience, inSeconds(lifetimes.ticket)),
    readTicket: async (ticket) => {
      const { errors, importJWK, jwtVerify } = await import('jose')
      const options = { issuer: tokenIssuer, audience: ticketAudience, algorithms: [tokenAlgorithm] }
      const verified = await jwtVerify(ticket, await importJWK(publicJwk, tokenAlgorithm), options).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      })
      if (!verified) return undefined
      const { sub, jti, iat = 0 } = verified.payload
      return { userId: String(sub), ticketId: String(jti), issuedAt: new Date(Math.round(iat * 1000)) }
    },
    session: (userId) => sign({ sub: userId }, sessionAudience, inSeconds(lifetimes.session)),
    access: (claims) => {
      const lifetime = claims.viewedBy === undefined ? lifetimes.access : lifetimes.view
      return sign(payloadOf(claims), accessAudience, claims.expires ?? inSeconds(lifetime))
    },
    publicKeys: async () => [{ ...publicJwk, alg: tokenAlgorithm, use: 'sig' }],
  }
}
