import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, optionalText, phone } from './fields.ts'
import { account, accountAccess, languages, user } from './identity.ts'
import { linkToken } from './passwords.ts'

/** Signing up: a new user, confirmed by mail or by the invitation they came with. */

/** One line, which may be empty: what is missing is told for the whole form. */
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
  summary: 'A new user; the answer is the same for an address that somebody has already, who is told by mail',
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
    /** The code of an invitation: whoever has it has the mailbox, so no further mail is needed. */
    invitation: z.optional(linkToken),
    metadata: z.optional(z.strictObject({ source: optionalText(64), timestamp: optionalText(40), requestId: optionalText(64) })),
  }),
  /**
   * `token` is a session token. With an invitation the new user is in the account at once: `account`, `access`, `refreshToken` and
   * `accessToken` (good for `expiresIn` seconds) are there; else they are null or absent until an account is created or joined.
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
