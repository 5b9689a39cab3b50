import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { type People, presentPerson } from './people.ts'

/** The user, who must exist and not be suspended; a sign-in from before all were ended counts no longer. */
export async function activeUser(people: People, userId: string, signedInAt?: Date): Promise<User> {
  const stored = await people.stored(userId)
  if (!stored) throw new Failure('user_not_found')
  const { status, sessionsFrom } = stored.document
  if (status === 'suspended') throw new Failure('account_suspended')
  if (signedInAt && sessionsFrom && signedInAt.toISOString() < sessionsFrom) throw new Failure('token_expired')
  return presentPerson(stored.document, userId)
}
