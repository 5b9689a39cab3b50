import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mfaTypes } from './mfa-types.ts'

/** An account's security policy. */

const roles = z.array(z.enum(['owner', 'admin', 'staff', 'viewer'])).check(z.maxLength(4))
const days = z.int('Use whole days.').check(z.minimum(0, 'Use 0 to 365 days.'), z.maximum(365, 'Use 0 to 365 days.'))

export const mfaPolicy = z.strictObject({
  /** Required of everybody; else of users with one of the roles. */
  required: z.boolean(),
  requiredForRoles: roles,
  /** Days that users have to set one up, from when it was required of them. */
  gracePeriodDays: days,
  enforceBackupCodes: z.boolean(),
  /** Methods that the account excludes, because codes by text or email are weaker. */
  excludedTypes: z.array(z.enum(mfaTypes)).check(z.maxLength(2, 'Keep at least one method.')),
})
export type MfaPolicy = z.output<typeof mfaPolicy>

const passwordRules = z.strictObject({
  minimumLength: z.int('Use a whole number.').check(z.minimum(8, 'Use 8 to 64 characters.'), z.maximum(64, 'Use 8 to 64 characters.')),
})

const sessionDays = (most: number, text: string) => z.int(text).check(z.minimum(1, text), z.maximum(most, text))

/** When a user must sign in again, in days; the product's own limits are the longest. */
const sessionRules = z.strictObject({
  /** Without activity. */
  idleDays: sessionDays(14, 'Use 1 to 14 days.'),
  /** In total. */
  maximumDays: sessionDays(90, 'Use 1 to 90 days.'),
})

export const securityPolicy = z.strictObject({ mfa: mfaPolicy, passwords: passwordRules, sessions: sessionRules, version: z.string() })
export type SecurityPolicy = z.output<typeof securityPolicy>

const current = { app: 'auth', path: 'accounts/current/security-policy' } as const

export const readSecurityPolicy = endpoint({
  ...current,
  name: 'readSecurityPolicy',
  summary: 'Read the account’s security policy: second factors with their grace period, password length and session lifetimes',
  method: 'GET',
  access: { kind: 'access', scope: 'account', permission: 'users:view' },
  answer: securityPolicy,
  errors: ['unauthenticated', 'token_expired', 'forbidden'],
})

export const updateSecurityPolicy = endpoint({
  ...current,
  name: 'updateSecurityPolicy',
  summary: 'Change the account’s security policy',
  method: 'PUT',
  access: { kind: 'access', scope: 'account', permission: 'users:edit' },
  body: securityPolicy,
  answer: securityPolicy,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'invalid_request', 'stale_version', 'mfa_needed', 'own_factor_first'],
})
