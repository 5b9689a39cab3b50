import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, optionalText, phone, text } from './fields.ts'
import { mfaPolicy } from './mfa-policy.ts'
import { mfaTypes } from './mfa-types.ts'
import { signedIn } from './sign-in.ts'

/** Two-factor authentication: the user's methods and backup codes, and the second step of a sign-in. */

const own = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'user_not_found', 'busy'] as const
const params = z.strictObject({ id })
/** Digits as typed; people put spaces between them. */
const code = z.string().check(z.trim(), z.maxLength(40))

export const mfaMethod = z.object({
  id,
  type: z.enum(mfaTypes),
  name: z.string(),
  enabled: z.boolean(),
  primary: z.boolean(),
  details: z.object({ phoneNumber: z.optional(z.string()), email: z.optional(z.string()) }),
  /** Codes by mail and text can be intercepted; an authenticator is stronger. */
  weak: z.boolean(),
  lastUsedAt: z.optional(instant),
  createdAt: instant,
})
export type MfaMethod = z.output<typeof mfaMethod>

export const backupCodeStatus = z.object({ remaining: z.int(), generated: z.boolean(), generatedAt: z.optional(instant) })
export type BackupCodeStatus = z.output<typeof backupCodeStatus>

export const listMfaMethods = endpoint({
  app: 'auth',
  name: 'listMfaMethods',
  summary: 'List the caller’s verification methods, with the number of backup codes left',
  method: 'GET',
  path: 'security/2fa/methods',
  access: own,
  answer: z.object({ methods: z.array(mfaMethod), backupCodes: backupCodeStatus }),
  errors: refused,
})

export const readMfaSetup = endpoint({
  app: 'auth',
  name: 'readMfaSetup',
  summary: 'List the methods that can be set up here, and whether the account requires one',
  method: 'GET',
  path: 'security/2fa/setup',
  access: own,
  answer: z.object({
    enabled: z.boolean(),
    types: z.array(z.object({ type: z.enum(mfaTypes), weak: z.boolean(), allowed: z.boolean() })),
    policy: mfaPolicy,
    required: z.boolean(),
    /** The deadline of a required second factor. */
    requiredBy: z.optional(instant),
  }),
  errors: [...refused, 'account_access'],
})

export const setUpMfa = endpoint({
  app: 'auth',
  name: 'setUpMfa',
  summary:
    'Start a method: returns an authenticator’s secret, or sends a code to the phone or mailbox; active once one of its codes is verified',
  method: 'POST',
  path: 'security/2fa/setup',
  access: own,
  body: z.strictObject({
    type: z.enum(mfaTypes),
    name: optionalText(60),
    phoneNumber: z.optional(phone),
  }),
  answer: z.object({
    methodId: id,
    /** An image as a data address, for an authenticator. */
    qrCode: z.optional(z.string()),
    /** The same secret for typing, in base 32. */
    secret: z.optional(z.string()),
    /** With the first method; they are valid once it is verified. */
    backupCodes: z.array(z.string()),
  }),
  errors: [
    ...refused,
    'invalid_request',
    'confirmation_required',
    'mfa_type_excluded',
    'too_many_attempts',
    'message_failed',
    'limit_reached',
  ],
})

export const verifyMfaSetup = endpoint({
  app: 'auth',
  name: 'verifyMfaSetup',
  summary: 'Verify a new method with one of its codes, which activates it',
  method: 'POST',
  path: 'security/2fa/methods/{id}/verify',
  access: own,
  params,
  body: z.strictObject({ code }),
  answer: z.object({ method: mfaMethod, backupCodes: backupCodeStatus }),
  errors: [...refused, 'invalid_request', 'not_found', 'mfa_rejected', 'too_many_attempts'],
})

export const sendMfaSetupCode = endpoint({
  app: 'auth',
  name: 'sendMfaSetupCode',
  summary: 'Resend the code of a new phone or mailbox',
  method: 'POST',
  path: 'security/2fa/methods/{id}/send-code',
  access: own,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found', 'too_many_attempts', 'message_failed'],
})

export const updateMfaMethod = endpoint({
  app: 'auth',
  name: 'updateMfaMethod',
  summary: 'Turn a method on or off, rename it, or make it the preferred one',
  method: 'PUT',
  path: 'security/2fa/methods/{id}',
  access: own,
  params,
  body: z.strictObject({
    enabled: z.optional(z.boolean()),
    primary: z.optional(z.literal(true)),
    name: z.optional(text(60)),
  }),
  answer: z.object({ method: mfaMethod }),
  errors: [...refused, 'invalid_request', 'not_found', 'confirmation_required', 'mfa_needed'],
})

export const deleteMfaMethod = endpoint({
  app: 'auth',
  name: 'deleteMfaMethod',
  summary: 'Remove a method; refused for the last one while the account requires one',
  method: 'DELETE',
  path: 'security/2fa/methods/{id}',
  access: own,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found', 'confirmation_required', 'mfa_needed'],
})

export const readBackupCodes = endpoint({
  app: 'auth',
  name: 'readBackupCodes',
  summary: 'Count the backup codes left',
  method: 'GET',
  path: 'security/2fa/backup-codes',
  access: own,
  answer: backupCodeStatus,
  errors: refused,
})

export const generateBackupCodes = endpoint({
  app: 'auth',
  name: 'generateBackupCodes',
  summary: 'Generate ten new backup codes; the old ones become invalid',
  method: 'POST',
  path: 'security/2fa/backup-codes',
  access: own,
  answer: z.object({ codes: z.array(z.string()), remaining: z.int(), generated: z.boolean() }),
  errors: [...refused, 'confirmation_required'],
})

const challenge = z.string().check(z.maxLength(128))

export const verifyMfa = endpoint({
  app: 'auth',
  name: 'verifyMfa',
  summary: 'Complete a sign-in with a code: from an authenticator, a text or an email, or a backup code',
  method: 'POST',
  path: 'mfa/verify',
  access: { kind: 'public' },
  /** Without `methodId` the code is an authenticator's or a backup code. */
  body: z.strictObject({ challenge, code, methodId: z.optional(id) }),
  answer: signedIn,
  errors: ['invalid_request', 'mfa_rejected', 'challenge_rejected', 'account_suspended', 'too_many_attempts', 'busy'],
})

export const sendMfaCode = endpoint({
  app: 'auth',
  name: 'sendMfaCode',
  summary: 'Send or resend the code of a sign-in by text or email',
  method: 'POST',
  path: 'mfa/send-code',
  access: { kind: 'public' },
  body: z.strictObject({ challenge, methodId: id }),
  /** Seconds until a resend is allowed. */
  answer: z.object({ success: z.literal(true), resendAfter: z.int() }),
  errors: ['invalid_request', 'challenge_rejected', 'not_found', 'too_many_attempts', 'message_failed'],
})
