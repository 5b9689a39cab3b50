import type { requestPasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { signInChallengeId } from '@auctionwiz/records/sign-in-challenges'
import type { Deps } from '../deps.ts'
import { addressLimit, passkeyOptionsLimit } from '../security/limits.ts'
import { challengesOf } from '../sign-in/challenge.ts'
import { beginCeremony, scopes } from './ceremony.ts'
import { readPasskeys } from './passkeys.ts'
import type { KnownCredential } from './webauthn.ts'

type RequestParts = Pick<Deps, 'store' | 'people' | 'rateLimiter' | 'webauthn'>

/** Asked by nobody in particular, it names no passkey; who has given their password learns which of theirs will do. */
export const requestPasskey =
  (parts: RequestParts): UseCase<typeof endpoint> =>
  async ({ body }, { address, now }) => {
    const { store, rateLimiter, webauthn } = parts
    await rateLimiter.check([addressLimit(address)], now)
    await rateLimiter.consume(passkeyOptionsLimit(address), now)
    const known = body.challenge === undefined ? [] : await passkeysOf(parts, body.challenge, now)
    const options = await webauthn.request(known)
    const scope = body.challenge === undefined ? scopes.alone : await scopes.secondStep(body.challenge)
    await beginCeremony(store, options.challenge, scope, now)
    return { options }
  }

async function passkeysOf({ store, people }: RequestParts, token: string, now: Date): Promise<KnownCredential[]> {
  const stored = await (await challengesOf(store, token)).find(signInChallengeId)
  if (!stored || stored.document.expiresAt <= now.toISOString()) throw new Failure('challenge_rejected')
  const passkeys = (await readPasskeys(people.partition(stored.document.userId))).filter(({ enabled }) => enabled)
  if (passkeys.length === 0) throw notFound('Passkey')
  return passkeys.map(({ passkey }) => passkey)
}
