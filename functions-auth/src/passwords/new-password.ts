import { type PasswordContext, passwordProblem } from '@auctionwiz/domain/passwords'
import { passwordRating } from '@auctionwiz/domain/passwords-strength'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { passwordDocumentId, passwordRecord } from '@auctionwiz/records/passwords'
import { isKnownPassword } from './known-passwords.ts'

interface Choice {
  newPassword: string
  confirmPassword: string
}

interface Person {
  email: string
  firstName: string
  lastName: string
}

/** What belongs to a person and must not make up their password. */
export const wordsOf = ({ email, firstName, lastName }: Person): string[] => [email, firstName, lastName]

/** `passwordProblem` with all that a service knows of common passwords. */
export const serviceProblem = async (
  password: string,
  context: Pick<PasswordContext, 'minimum' | 'words'> = {},
): Promise<string | undefined> => passwordProblem(password, { ...context, isKnown: isKnownPassword, rate: await passwordRating() })

/** Refuses a password that was typed differently twice, is too short or long, or among the first to be guessed. */
export async function requireGoodPassword({ newPassword, confirmPassword }: Choice, person: Person, minimum: number): Promise<void> {
  if (newPassword !== confirmPassword) throw new Failure('passwords_differ')
  const reason = await serviceProblem(newPassword, { minimum, words: wordsOf(person) })
  if (reason !== undefined) throw new Failure('password_rejected', { reason })
}

/** `ttl` as that of the user who has not confirmed the address yet. */
export const passwordWrite = (hash: string, now: Date, ttl?: number): Write =>
  passwordRecord.put({ id: passwordDocumentId, hash, changedAt: now.toISOString(), ...(ttl !== undefined && { ttl }) })
