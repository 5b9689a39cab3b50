import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { passwordGuard } from '../sign-in/limits.ts'

/** The person's own password, asked again while signed in. Fails with wrong_password; guesses count as those at sign-in do. */
export const requirePassword = async (
  { people, hasher, attempts }: Pick<Parts, 'people' | 'hasher' | 'attempts'>,
  user: User,
  password: string,
  now: Date,
): Promise<void> => {
  const guard = passwordGuard(user.email)
  await attempts.take(guard, now)
  if (!(await hasher.verify(password, await people.passwordHash(user.id)))) throw new Failure('wrong_password')
  await attempts.succeeded([guard])
}
