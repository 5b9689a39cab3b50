import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Deps } from '../deps.ts'
import { ownPasswordLimit } from '../security/limits.ts'

/** The person's own password, asked again while signed in. Fails with wrong_password; guesses are slowed down as those at sign-in are. */
export async function requirePassword(
  { people, hasher, rateLimiter }: Pick<Deps, 'people' | 'hasher' | 'rateLimiter'>,
  user: User,
  password: string,
  now: Date,
): Promise<void> {
  const limit = ownPasswordLimit(user.id)
  await rateLimiter.consume(limit, now)
  if (!(await hasher.verify(password, await people.passwordHash(user.id)))) throw new Failure('wrong_password')
  await rateLimiter.reset([limit])
}
