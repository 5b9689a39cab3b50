import { passwordProblem } from '@auctionwiz/domain/passwords'
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

/** Refuses a password that was typed differently twice, is too short or long, or among the first to be guessed. */
export function requireGoodPassword({ newPassword, confirmPassword }: Choice, person: Person, minimum: number): void {
  if (newPassword !== confirmPassword) throw new Failure('passwords_differ')
  const reason = passwordProblem(newPassword, { minimum, words: wordsOf(person), isKnown: isKnownPassword })
  if (reason !== undefined) throw new Failure('password_rejected', { reason })
}

/** `ttl` as that of the user who has not confirmed the address yet. */
export const passwordWrite = (hash: string, now: Date, ttl?: number): Write =>
  passwordRecord.put({ id: passwordDocumentId, hash, changedAt: now.toISOString(), ...(ttl !== undefined && { ttl }) })
