import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { phone, text } from './fields.ts'
import { languages, user } from './identity.ts'

/** The caller's own profile, apart from the calls that manage users. */

/** What users edit themselves, and administrators correct. */
export const profile = {
  firstName: text(100),
  lastName: text(100),
  phone: z.optional(z.union([z.literal(''), phone])),
  timezone: z.string(),
  language: z.enum(languages),
}
export const profileChange = z.strictObject({
  firstName: z.optional(text(100)),
  lastName: z.optional(text(100)),
  phone: profile.phone,
  timezone: z.optional(text(64)),
  language: z.optional(z.enum(languages)),
})

const version = z.string().check(z.maxLength(20))

const preferences = z.strictObject({
  emailNotifications: z.optional(z.boolean()),
  defaultScoreType: z.optional(z.enum(['national', 'local'])),
  /** The web app's name of a layout; `default` until another is chosen. */
  dashboardLayout: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/, 'Use 1 to 40 letters, digits, hyphens and underscores.'))),
  marketingOptIn: z.optional(z.boolean()),
})

export const readMyProfile = endpoint({
  app: 'auth',
  name: 'readMyProfile',
  summary: 'Read the caller’s profile and preferences',
  method: 'GET',
  path: 'users/me/profile',
  access: { kind: 'access', scope: 'user' },
  answer: z.object({ user, version: z.string() }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found'],
})

export const updateMyProfile = endpoint({
  app: 'auth',
  name: 'updateMyProfile',
  summary: 'Change the caller’s profile and preferences',
  method: 'PUT',
  path: 'users/me/profile',
  access: { kind: 'access', scope: 'user' },
  body: z.strictObject({ ...profileChange.shape, preferences: z.optional(preferences), version }),
  answer: z.object({ user, version: z.string() }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found', 'invalid_request', 'stale_version'],
})
