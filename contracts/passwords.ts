import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, email, instant } from './fields.ts'

/** Passwords, their reset and change, and the confirmation of an email address. */

/** Longer than any valid password, so that the rules reject a long one with a reason. */
const typed = z.string().check(z.maxLength(1024))
/** The secret of a mailed link: opaque. */
export const linkToken = z.string().check(z.maxLength(256))

const signedIn = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'user_not_found', 'too_many_attempts', 'busy'] as const
const newPassword = { newPassword: typed, confirmPassword: typed }

export const readPasswordPolicy = endpoint({
  app: 'auth',
  name: 'readPasswordPolicy',
  summary: 'Read the password rules: the length, and no common password',
  method: 'GET',
  path: 'passwords/policy',
  access: { kind: 'public' },
  answer: z.object({
    minimumLength: z.int(),
    maximumLength: z.int(),
    /** Whether kinds of characters are required; never. */
    composition: z.boolean(),
    blocklist: z.boolean(),
    hint: z.string(),
  }),
  errors: [],
})

export const validatePassword = endpoint({
  app: 'auth',
  name: 'validatePassword',
  summary: 'Check a password against the rules; for a signed-in user, also against their name and address',
  method: 'POST',
  path: 'passwords/validate',
  access: { kind: 'public', caller: true },
  body: z.strictObject({ password: typed }),
  answer: z.object({ valid: z.boolean(), problems: z.array(z.string()) }),
  errors: ['invalid_request'],
})

/** `score` 0 (guessed immediately) to 4; `guesses` is the power of ten of the guesses needed. */
export const strength = z.object({
  score: z.int(),
  label: z.enum(['Very weak', 'Weak', 'Fair', 'Good', 'Strong']),
  guesses: z.number(),
  suggestions: z.array(z.string()),
})
export type Strength = z.output<typeof strength>

export const ratePassword = endpoint({
  app: 'auth',
  name: 'ratePassword',
  summary: 'Estimate how many guesses a password withstands',
  method: 'POST',
  path: 'passwords/strength',
  access: { kind: 'public' },
  body: z.strictObject({ password: typed }),
  answer: strength,
  errors: ['invalid_request'],
})

export const generatePassword = endpoint({
  app: 'auth',
  name: 'generatePassword',
  summary: 'Generate a random password',
  method: 'POST',
  path: 'passwords/generate',
  access: { kind: 'public' },
  body: z.strictObject({
    options: z.optional(
      z.strictObject({
        length: z.optional(z.int().check(z.minimum(12), z.maximum(64))),
        uppercase: z.optional(z.boolean()),
        numbers: z.optional(z.boolean()),
        symbols: z.optional(z.boolean()),
      }),
    ),
  }),
  answer: z.object({ password: z.string(), strength }),
  errors: ['invalid_request'],
})

export const requestPasswordReset = endpoint({
  app: 'auth',
  name: 'requestPasswordReset',
  summary: 'Email a link to choose a new password; the answer is the same for an address without a user',
  method: 'POST',
  path: 'password/reset-request',
  access: { kind: 'public' },
  body: z.strictObject({ email }),
  answer: acknowledged,
  errors: ['invalid_request', 'too_many_attempts'],
})

export const resetPassword = endpoint({
  app: 'auth',
  name: 'resetPassword',
  summary: 'Choose a new password with an emailed link; ends every session, keeps second factors',
  method: 'POST',
  path: 'password/reset',
  access: { kind: 'public' },
  body: z.strictObject({ token: linkToken, ...newPassword }),
  answer: acknowledged,
  errors: ['invalid_request', 'link_rejected', 'password_rejected', 'passwords_differ', 'too_many_attempts', 'busy'],
})

export const changePassword = endpoint({
  app: 'auth',
  name: 'changePassword',
  summary: 'Change the caller’s password; ends other sessions unless the request says otherwise',
  method: 'POST',
  path: 'users/me/change-password',
  access: signedIn,
  body: z.strictObject({ currentPassword: typed, ...newPassword, endOtherSessions: z.optional(z.boolean()) }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'wrong_password', 'password_rejected', 'passwords_differ'],
})

export const confirmIdentity = endpoint({
  app: 'auth',
  name: 'confirmIdentity',
  summary: 'Confirm the caller’s password before an action that needs a fresh sign-in; valid for 15 minutes in this session',
  method: 'POST',
  path: 'users/me/confirm',
  access: signedIn,
  body: z.strictObject({ password: typed }),
  answer: z.object({ confirmedUntil: instant }),
  errors: [...refused, 'invalid_request', 'wrong_password', 'refresh_rejected'],
})

export const changeEmail = endpoint({
  app: 'auth',
  name: 'changeEmail',
  summary: 'Request another email address; it takes effect once confirmed there, and the old address is notified',
  method: 'POST',
  path: 'users/me/change-email',
  access: signedIn,
  body: z.strictObject({ newEmail: email, password: typed }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'wrong_password', 'message_failed'],
})

/** The purposes of mailed links. */
export const linkPurposes = ['sign-up', 'email-change', 'password-reset'] as const

export const checkLink = endpoint({
  app: 'auth',
  name: 'checkLink',
  summary: 'Read an emailed link’s purpose and whether it still works, without using it',
  method: 'POST',
  path: 'mailed-links/check',
  access: { kind: 'public' },
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ purpose: z.enum(linkPurposes) }),
  errors: ['invalid_request', 'link_rejected', 'too_many_attempts'],
})

const verification = (name: string, path: string) =>
  endpoint({
    app: 'auth',
    name,
    summary: 'Confirm an email address with the emailed token; a new user also sends the password chosen at sign-up',
    method: 'POST',
    path,
    access: { kind: 'public' },
    /** Required for the address of a new user, so that nobody confirms the sign-up of another person. */
    body: z.strictObject({ token: linkToken, password: z.optional(typed) }),
    answer: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['invalid_request', 'link_rejected', 'sign_up_password', 'too_many_attempts', 'busy'],
  })

export const verifyEmail = verification('verifyEmail', 'verify-email')
export const verifyUserEmail = verification('verifyUserEmail', 'users/verify-email')

export const resendVerification = endpoint({
  app: 'auth',
  name: 'resendVerification',
  summary: 'Resend the link that confirms the caller’s email address',
  method: 'POST',
  path: 'verify-email/resend',
  access: { kind: 'session' },
  answer: acknowledged,
  errors: ['unauthenticated', 'token_expired', 'user_not_found', 'too_many_attempts', 'message_failed'],
})
