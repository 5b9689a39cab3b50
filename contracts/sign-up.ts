import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, optionalText, phone } from './fields.ts'
import { account, accountAccess, languages, user } from './identity.ts'
import { linkToken } from './passwords.ts'

/** Sign-up: a new user, confirmed by email or by an invitation. */

/** One line, possibly empty: the answer names all missing fields of the form together. */
const typed = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
      z.regex(/^\P{Cc}*$/u, 'Use one line of readable characters.'),
    )

export const signUp = endpoint({
  app: 'auth',
  name: 'signUp',
  summary: 'Create a user; the answer is the same for an address that already has a user, who is notified by email',
  method: 'POST',
  path: 'signup',
  access: { kind: 'public' },
  body: z.strictObject({
    firstName: typed(100),
    lastName: typed(100),
    email,
    password: z.string().check(z.maxLength(1024)),
    confirmPassword: z.string().check(z.maxLength(1024)),
    phone: z.optional(z.union([z.literal(''), phone])),
    preferences: z.strictObject({
      timezone: typed(64),
      language: z.enum(languages),
      marketingOptIn: z.boolean(),
      termsAccepted: z.boolean(),
      privacyPolicyAccepted: z.boolean(),
    }),
    /** The code of an invitation: it proves access to the mailbox, so no confirmation email is needed. */
    invitation: z.optional(linkToken),
    metadata: z.optional(z.strictObject({ source: optionalText(64), timestamp: optionalText(40), requestId: optionalText(64) })),
  }),
  /**
   * `token` is a session token. With an invitation the new user joins the account immediately: the answer has `account`, `access`, `refreshToken` and
   * `accessToken` (valid for `expiresIn` seconds). Else these are null or absent until an account is created or joined.
   */
  answer: z.object({
    user,
    account: z.nullable(account),
    token: z.string(),
    refreshToken: z.nullable(z.string()),
    access: z.optional(accountAccess),
    accessToken: z.optional(z.string()),
    expiresIn: z.optional(z.number()),
  }),
  status: 201,
  errors: [
    'invalid_request',
    'signup_incomplete',
    'passwords_differ',
    'password_rejected',
    'invitation_rejected',
    'invitation_mismatch',
    'already_registered',
    'too_many_attempts',
    'busy',
  ],
})
