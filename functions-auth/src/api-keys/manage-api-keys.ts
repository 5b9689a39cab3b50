import {
  type createApiKey as createCall,
  type listApiKeys as listCall,
  maxApiKeys,
  type revokeApiKey as revokeCall,
  type rotateApiKey as rotateCall,
  rotationGraceHours,
} from '@auctionwiz/contracts/api-keys'
import { apiScopes } from '@auctionwiz/contracts/api-scopes'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type ApiKeyDocument, apiKeyRecord, endingKeys, keptToItsEnd } from '@auctionwiz/records/api-keys'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { administers, requireAdministered, requireIn } from '../security/administers.ts'
import { hashSecret } from '../security/secrets.ts'
import { revoking } from '../sessions/revoking.ts'
import { newApiKeySecret } from './api-key-secret.ts'
import { secondsToWarning } from './ending-keys.ts'
import { openHouses } from './open-houses.ts'
import { hasEnded, presentKey, scopesOf } from './present-key.ts'

type KeyParts = Pick<Deps, 'store' | 'people' | 'accounts' | 'revoker' | 'clock'>

const administration = 'administration of this house'
const day = 86_400_000

export const listApiKeys =
  (parts: KeyParts): UseCase<typeof listCall> =>
  async (_input, { account, claims, now }) => {
    const { items } = await readerOf(apiKeyRecord, account).page({}, { limit: 10 * maxApiKeys })
    const seen = items
      .map(({ document }) => document)
      .filter(({ auctionHouseIds }) => auctionHouseIds.some((id) => administers(claims, id)))
    const keys = await Promise.all(
      seen.map(async (key) =>
        presentKey(key, claims, hasEnded(key, now) || (await openHouses(parts, claims.accountId, key)).length > 0, now),
      ),
    )
    return { keys: keys.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) }
  }

/** Nobody gives a program what they may not do themselves. */
export const createApiKey =
  (parts: KeyParts): UseCase<typeof createCall> =>
  async ({ body: { name, expiresInDays, ...body } }, context) => {
    const { account, claims, now } = context
    const auctionHouseIds = [...new Set(body.auctionHouseIds)]
    const scopes = [...new Set(body.scopes)]
    requireAdministered(claims, auctionHouseIds, administration)
    for (const house of auctionHouseIds) for (const scope of scopes) requireIn(claims, house, apiScopes[scope][1])
    await requireFresh(parts, context)
    const keys = recordsOf(apiKeyRecord, account)
    const { items } = await keys.page({}, { limit: 10 * maxApiKeys })
    if (items.filter(({ document }) => !hasEnded(document, now)).length >= maxApiKeys)
      throw new Failure('limit_reached', { what: 'API keys', limit: maxApiKeys })
    const id = await apiKeyRecord.idFor(undefined)
    const { secret, hash, ending } = await issued(claims.accountId, id)
    const key = apiKeyRecord.document(
      keptToItsEnd(
        {
          ...{ id, name, scopes, auctionHouseIds, hash, ending },
          createdAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + expiresInDays * day).toISOString(),
          ...responsible(context),
        },
        now,
      ),
    )
    await noteEnd(parts, claims.accountId, key, now)
    await keys.create(key, [keyAudit(context, 'api_key.create', key)])
    return { key: presentKey(key, claims, true, now), secret }
  }

/** The secret before the last one works for a day more; the one before that no longer. */
export const rotateApiKey =
  (parts: KeyParts): UseCase<typeof rotateCall> =>
  async ({ params: { id }, body: { expiresInDays } }, context) => {
    const { account, claims, now } = context
    const { document: before, version } = await managedKey(id, context)
    if (hasEnded(before, now)) throw new Failure('api_key_ended')
    for (const house of before.auctionHouseIds) for (const scope of scopesOf(before)) requireIn(claims, house, apiScopes[scope][1])
    await requireFresh(parts, context)
    const { secret, hash, ending } = await issued(claims.accountId, id)
    const graceEnd = new Date(now.getTime() + rotationGraceHours * 3_600_000).toISOString()
    const key = apiKeyRecord.document(
      keptToItsEnd(
        {
          ...before,
          ...{ hash, ending },
          former: { hash: before.hash, until: before.expiresAt < graceEnd ? before.expiresAt : graceEnd },
          rotatedAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + expiresInDays * day).toISOString(),
          ...responsible(context),
        },
        now,
      ),
    )
    await noteEnd(parts, claims.accountId, key, now)
    await recordsOf(apiKeyRecord, account).replace(key, version, [keyAudit(context, 'api_key.rotate', key, before)])
    return { key: presentKey(key, claims, true, now), secret }
  }

/** A key that has ended already is answered as it is. */
export const revokeApiKey =
  (parts: KeyParts): UseCase<typeof revokeCall> =>
  async ({ params: { id } }, context) => {
    const { account, claims, now } = context
    const { document } = await managedKey(id, context)
    await requireFresh(parts, context)
    if (hasEnded(document, now)) return { key: presentKey(document, claims, true, now) }
    const revoked = await revoking(parts, [`session:${id}`], () =>
      recordsOf(apiKeyRecord, account).change(
        id,
        ({ former: _former, ...key }) => keptToItsEnd({ ...key, revokedAt: now.toISOString() }, now),
        (after, before) => [keyAudit(context, 'api_key.revoke', after, before)],
      ),
    )
    return { key: presentKey(revoked?.document ?? document, claims, true, now) }
  }

/** A key that acts in a house of the caller; they must administer all its houses. */
async function managedKey(id: string, { account, claims }: AccountContext): Promise<Versioned<ApiKeyDocument>> {
  const stored = await readerOf(apiKeyRecord, account).read(id)
  const { auctionHouseIds } = stored.document
  if (!auctionHouseIds.some((house) => administers(claims, house))) throw notFound('API key')
  requireAdministered(claims, auctionHouseIds, administration)
  return stored
}

const requireFresh = ({ people }: KeyParts, { claims, now }: AccountContext): Promise<void> =>
  requireConfirmed(people.partition(claims.userId), claims.sessionId, now)

async function issued(accountId: string, id: string) {
  const { secret } = newApiKeySecret(accountId, id)
  return { secret, hash: await hashSecret(secret), ending: secret.slice(-4) }
}

const responsible = ({ claims }: AccountContext) => ({ responsibleId: claims.userId, responsible: claims.userName })

const keyAudit = (
  context: AccountContext,
  action: 'api_key.create' | 'api_key.rotate' | 'api_key.revoke',
  after: ApiKeyDocument,
  before?: ApiKeyDocument,
) =>
  auditOf(
    apiKeyRecord,
    after,
    { audit: accountAudit(context) },
    { action, after: factsOf(after), ...(before && { before: factsOf(before) }) },
  )

const factsOf = ({ name, scopes, auctionHouseIds, expiresAt, revokedAt }: ApiKeyDocument) => ({
  ...{ name, scopes, auctionHouseIds, expiresAt },
  ...(revokedAt && { revokedAt }),
})

/** Noted first: what is noted of a key that was not made comes to nothing. */
const noteEnd = ({ store }: KeyParts, accountId: string, key: ApiKeyDocument, now: Date): Promise<void> =>
  endingKeys(store, () => now).note({ accountId, keyId: key.id }, secondsToWarning(key, now))
