import type { JWTVerifyGetKey } from 'jose'

/** Whom a token vouches for, once it is checked. */
export interface ProviderPerson {
  tenantId: string
  objectId: string
  /** Whether the provider checked a second factor. */
  mfa?: boolean
  email?: string
  name?: string
  /** Groups and app roles, as the provider names them. */
  claims?: string[]
}

/** Checks an identity provider's token. @returns undefined when it is not to be trusted. */
export type ProviderVerifier = (idToken: string, nonce: string) => Promise<ProviderPerson | undefined>

interface ProviderSettings {
  issuer: string
  jwksUri: string
  clientId: string
}

/**
 * Accepts only tokens that the configured issuer signed for this client, with the nonce of this sign-in.
 * `{tenantid}` in the issuer is replaced by the token's tenant, and the result must match exactly.
 */
export function providerVerifier({ issuer, jwksUri, clientId }: ProviderSettings): ProviderVerifier {
  let keys: JWTVerifyGetKey | undefined
  return async (idToken, nonce) => {
    const { createRemoteJWKSet, decodeJwt, errors, jwtVerify } = await import('jose')
    keys ??= createRemoteJWKSet(new URL(jwksUri))
    try {
      const claimed = String(decodeJwt(idToken).tid ?? '')
      const expected = {
        issuer: issuer.replace('{tenantid}', claimed),
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: 60,
        maxTokenAge: '10 min',
      }
      const { payload } = await jwtVerify(idToken, keys, { ...expected, requiredClaims: ['exp', 'iat', 'tid', 'oid', 'nonce'] })
      const { tid, oid, amr, name, email = payload.preferred_username } = payload
      if (payload.nonce !== nonce || typeof tid !== 'string' || typeof oid !== 'string') return undefined
      return {
        tenantId: tid,
        objectId: oid,
        mfa: Array.isArray(amr) && amr.includes('mfa'),
        claims: [...texts(payload.groups), ...texts(payload.roles)],
        ...(typeof email === 'string' && { email }),
        ...(typeof name === 'string' && { name }),
      }
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined
      throw error
    }
  }
}

const texts = (claim: unknown): string[] => (Array.isArray(claim) ? claim.filter((each): each is string => typeof each === 'string') : [])
