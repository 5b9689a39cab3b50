import { networkOf } from '@auctionwiz/domain/network'
import { accountRules, addressRules, type ThrottleRules } from '@auctionwiz/domain/throttle'
import type { LimitKey, RateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import { emailLookup } from '@auctionwiz/records/lookups'

const minute = 60_000

/** Mails to one address: five an hour are free, then ever longer waits of at most 15 minutes. */
const recipientRules: ThrottleRules = { free: 5, window: 60 * minute, longestSeconds: 900, quiet: 60 * minute }

/** Mails caused from one network address, which an office may share: a hundred in ten minutes are free. */
const senderRules: ThrottleRules = { free: 100, window: 10 * minute, longestSeconds: 900, quiet: 10 * minute }

/** Guesses at one person's password. */
export const passwordLimit = (email: string): LimitKey => ({ kind: 'account', name: emailLookup(email), rules: accountRules })

/**
 * The same from a network address where the person has signed in before: counted apart, so that guesses from all over the world slow each
 * other down and not the person.
 */
export const familiarLimit = (email: string, address: string): LimitKey => ({
  kind: 'account-at',
  name: `${emailLookup(email)} ${networkOf(address)}`,
  rules: accountRules,
})

/** Guesses of a signed-in user at their own password. */
export const ownPasswordLimit = (userId: string): LimitKey => ({ kind: 'own-password', name: userId, rules: accountRules })

/** Guesses at the password of a sign-up by a holder of its link, from any network. */
export const signUpLimit = (userId: string): LimitKey => ({ kind: 'sign-up-password', name: userId, rules: accountRules })

/** Guesses at one person's codes. */
export const codeLimit = (userId: string): LimitKey => ({ kind: 'code', name: userId, rules: accountRules })

export const addressLimit = (address: string): LimitKey => ({
  kind: 'address',
  name: networkOf(address),
  rules: addressRules,
})

/** Passkey requests from one network address, which an office may share: two hundred in ten minutes are free. */
const askRules: ThrottleRules = { free: 200, window: 10 * minute, longestSeconds: 60, quiet: 10 * minute }

export const passkeyOptionsLimit = (address: string): LimitKey => ({ kind: 'passkey-from', name: networkOf(address), rules: askRules })

/** Refresh tokens tried from one network: sixty wrong ones in ten minutes are free. A right one does not count. */
const networkRefreshRules: ThrottleRules = { free: 60, window: 10 * minute, longestSeconds: 60, quiet: 10 * minute }

/** Uses of one session's refresh tokens, which a browser makes every quarter of an hour and with each tab that wakes. */
const sessionRefreshRules: ThrottleRules = { free: 30, window: 10 * minute, longestSeconds: 60, quiet: 10 * minute }

export const refreshLimit = (address: string): LimitKey => ({ kind: 'refresh-from', name: networkOf(address), rules: networkRefreshRules })

export const sessionRefreshLimit = (sessionId: string): LimitKey => ({ kind: 'refresh-of', name: sessionId, rules: sessionRefreshRules })

/** Wrong API keys of one network; a right one does not count. */
export const apiKeyLimit = (address: string): LimitKey => ({ kind: 'api-key-from', name: networkOf(address), rules: networkRefreshRules })

/** Uses of one API key, which a program makes every quarter of an hour. */
export const apiKeyUseLimit = (keyId: string): LimitKey => ({ kind: 'api-key-of', name: keyId, rules: sessionRefreshRules })

/** The purpose of an email: each is counted separately, so that strangers who exhaust one block no other. */
type MailKind = 'sign-up' | 'verification' | 'change' | 'domain'

/** Counts a requested reset by network address alone; `paceReset` counts by recipient. Fails with too_many_attempts. */
export async function spendReset(rateLimiter: RateLimiter, address: string, now: Date): Promise<void> {
  await rateLimiter.consume({ kind: 'reset-from', name: networkOf(address), rules: senderRules }, now)
}

/** Counts a mail by recipient and by network address. Fails with too_many_attempts. */
export async function spendMail(rateLimiter: RateLimiter, mail: MailKind, to: string, address: string, now: Date): Promise<void> {
  const sender: LimitKey = { kind: `${mail}-from`, name: networkOf(address), rules: senderRules }
  await rateLimiter.check([sender], now)
  await rateLimiter.consume({ kind: `${mail}-to`, name: to.trim().toLowerCase(), rules: recipientRules }, now)
  await rateLimiter.recordFailure([sender], now)
}

/** One person's invitations: fifty an hour are free, then waits of at most five minutes. */
const inviterRules: ThrottleRules = { free: 50, window: 60 * minute, longestSeconds: 300, quiet: 60 * minute }

/** Those of all people of an account: two hundred an hour are free. */
const invitingAccountRules: ThrottleRules = { free: 200, window: 60 * minute, longestSeconds: 300, quiet: 60 * minute }

/** A user who invites people or resets their passwords. */
interface Inviter {
  accountId: string
  userId: string
}

/** Counts an invitation by sender, by account, and by recipient of the account. Fails with too_many_attempts. */
export async function spendInvitation(rateLimiter: RateLimiter, to: string, { accountId, userId }: Inviter, now: Date): Promise<void> {
  await rateLimiter.consume({ kind: 'inviter', name: userId, rules: inviterRules }, now)
  await rateLimiter.consume({ kind: 'inviting-account', name: accountId, rules: invitingAccountRules }, now)
  await rateLimiter.consume({ kind: 'invitation-to', name: `${accountId} ${to.trim().toLowerCase()}`, rules: recipientRules }, now)
}

/** Codes sent to one person: ten an hour are free, then ever longer waits of at most 15 minutes. */
const codeRules: ThrottleRules = { free: 10, window: 60 * minute, longestSeconds: 900, quiet: 60 * minute }

export async function spendCode(rateLimiter: RateLimiter, userId: string, now: Date): Promise<void> {
  await rateLimiter.consume({ kind: 'code-to', name: userId, rules: codeRules }, now)
}
