import type { exchangeApiKey as endpoint } from '@auctionwiz/contracts/api-keys'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type ApiKeyDocument, apiKeyRecord, keptToItsEnd } from '@auctionwiz/records/api-keys'
import type { Deps } from '../deps.ts'
import { apiKeyLimit, apiKeyUseLimit } from '../security/limits.ts'
import { sameSecret } from '../security/same-secret.ts'
import { hashSecret } from '../security/secrets.ts'
import { lifetimes } from '../sessions/token-issuer.ts'
import { parseApiKeySecret } from './api-key-secret.ts'
import { openHouses } from './open-houses.ts'
import { hasEnded, scopesOf } from './present-key.ts'

type ExchangeParts = Pick<Deps, 'people' | 'accounts' | 'tokens' | 'rateLimiter'>

/** A key and how long the secret that was sent is good for; ISO 8601. */
interface Recognized {
  accountId: string
  key: ApiKeyDocument
  until: string
}

/** The token says that a program acts, so that it opens the calls of the key's scopes alone. It ends no later than the secret. */
export const exchangeApiKey =
  (parts: ExchangeParts): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { rateLimiter, tokens, accounts } = parts
    const { now, address } = context
    const { accountId, key, until } = await rateLimiter.attempt(apiKeyLimit(address), now, () => recognize(parts, context))
    await rateLimiter.consume(apiKeyUseLimit(key.id), now)
    const houses = await openHouses(parts, accountId, key)
    if (houses.length === 0) throw new Failure('api_key_rejected')
    const scopes = scopesOf(key)
    const left = Math.floor((Date.parse(until) - now.getTime()) / 1000)
    const isShort = left < lifetimes.access
    const accessToken = await tokens.access({
      userId: key.id,
      userName: `${key.name} (API)`,
      accountId,
      accountRole: 'member',
      houses: Object.fromEntries(houses.map(({ auctionHouseId }) => [auctionHouseId, 'viewer'])),
      sessionId: key.id,
      key: { scopes, responsibleId: key.responsibleId },
      ...(isShort && { expires: Math.floor(Date.parse(until) / 1000) }),
    })
    await recordsOf(apiKeyRecord, accounts.partition(accountId)).change(key.id, (stored) =>
      keptToItsEnd({ ...stored, lastUsedAt: now.toISOString(), lastUsedFrom: address }, now),
    )
    return {
      accessToken,
      expiresIn: isShort ? left : lifetimes.access,
      auctionHouses: houses.map(({ auctionHouseId, auctionHouseName }) => ({ id: auctionHouseId, name: auctionHouseName })),
      scopes,
    }
  }

/** Unknown, wrong, expired and revoked secrets are refused alike. */
async function recognize({ accounts }: ExchangeParts, { bearer, now }: CallContext & { bearer: string }): Promise<Recognized> {
  const parsed = parseApiKeySecret(bearer)
  const stored = parsed && (await recordsOf(apiKeyRecord, accounts.partition(parsed.accountId)).find(parsed.keyId))
  if (!stored || hasEnded(stored.document, now)) throw new Failure('api_key_rejected')
  const { hash, former, expiresAt } = stored.document
  const given = await hashSecret(bearer)
  const { accountId } = parsed
  if (sameSecret(given, hash)) return { accountId, key: stored.document, until: expiresAt }
  if (former && former.until > now.toISOString() && sameSecret(given, former.hash))
    return { accountId, key: stored.document, until: former.until }
  throw new Failure('api_key_rejected')
}
