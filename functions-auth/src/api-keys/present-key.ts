import type { ApiKey } from '@auctionwiz/contracts/api-keys'
import { type ApiScope, apiScopeNames } from '@auctionwiz/contracts/api-scopes'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { ApiKeyDocument } from '@auctionwiz/records/api-keys'
import { administers } from '../security/administers.ts'

/** The scopes of a stored key that this version knows. */
export const scopesOf = ({ scopes }: Pick<ApiKeyDocument, 'scopes'>): ApiScope[] => apiScopeNames.filter((scope) => scopes.includes(scope))

export const hasEnded = ({ revokedAt, expiresAt }: Pick<ApiKeyDocument, 'revokedAt' | 'expiresAt'>, now: Date): boolean =>
  revokedAt !== undefined || expiresAt <= now.toISOString()

/**
 * A key as the caller sees it.
 * @param works whether the person responsible still administers one of its houses
 */
export function presentKey(key: ApiKeyDocument, claims: AccessClaims, works: boolean, now: Date): ApiKey {
  const { id, name, ending, createdAt, expiresAt, responsible, lastUsedAt, lastUsedFrom, rotatedAt, revokedAt, former } = key
  return {
    ...{ id, name, ending, createdAt, expiresAt, responsible },
    scopes: scopesOf(key),
    auctionHouseIds: key.auctionHouseIds.filter((house) => Object.hasOwn(claims.houses, house)),
    state: revokedAt ? 'revoked' : hasEnded(key, now) ? 'expired' : works ? 'active' : 'stopped',
    ...(lastUsedAt && { lastUsedAt }),
    ...(lastUsedFrom && { lastUsedFrom }),
    ...(rotatedAt && { rotatedAt }),
    ...(former && former.until > now.toISOString() && !hasEnded(key, now) && { formerUntil: former.until }),
    ...(revokedAt && { revokedAt }),
    manageable: key.auctionHouseIds.every((house) => administers(claims, house)),
  }
}
