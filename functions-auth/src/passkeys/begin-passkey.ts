import type { beginPasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Deps } from '../deps.ts'
import { maxMethods } from '../mfa/method-document.ts'
import { readMethods } from '../mfa/methods.ts'
import { activeUser } from '../people/active-user.ts'
import { spendCode } from '../security/limits.ts'
import { requireConfirmed } from '../sessions/sessions.ts'
import { beginCeremony, scopes } from './ceremony.ts'
import { isPasskey } from './passkeys.ts'

export const beginPasskey =
  ({ store, people, attempts, webauthn }: Pick<Deps, 'store' | 'people' | 'attempts' | 'webauthn'>): UseCase<typeof endpoint> =>
  async (_input, { claims: { userId, sessionId }, now }) => {
    const user = await activeUser(people, userId)
    const person = people.partition(userId)
    await requireConfirmed(person, sessionId, now)
    const methods = await readMethods(person)
    if (methods.length >= maxMethods) throw new Failure('limit_reached', { what: 'Verification methods', limit: maxMethods })
    await spendCode(attempts, userId, now)
    const known = methods.filter(isPasskey).map(({ passkey }) => passkey)
    const options = await webauthn.creation(user, known)
    await beginCeremony(store, options.challenge, scopes.creation(userId, sessionId), now)
    return { options }
  }
