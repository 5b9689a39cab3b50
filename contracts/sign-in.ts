import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant } from './fields.ts'
import { account, accountAccess, user } from './identity.ts'
import { factorTypes } from './mfa-types.ts'

/** Sign-in, tokens and sign-out. Tokens are opaque to the browser. */

const metadata = z.optional(
  z.strictObject({
    source: z.string().check(z.maxLength(64)),
    timestamp: z.string().check(z.maxLength(40)),
    requestId: z.string().check(z.maxLength(64)),
  }),
)

/** The second step of a sign-in: sending `token` back with a code of one of the methods completes it. Valid for 10 minutes. */
export const mfaChallenge = z.object({
  token: z.string(),
  expiresAt: instant,
  /** The preferred one first; `hint` identifies a phone or mailbox by its last characters. */
  methods: z.array(z.object({ id, type: z.enum(factorTypes), name: z.string(), hint: z.optional(z.string()), primary: z.boolean() })),
  backupCodes: z.boolean(),
})
export type MfaChallenge = z.output<typeof mfaChallenge>

/**
 * `ticket` proves this sign-in once, for 60 seconds. `sessionToken` identifies the user for 10 minutes; without it `createSessionToken` exchanges
 * the ticket for one. With a `challenge` nobody is signed in yet: the user has only id and address, the accounts are empty and both tokens are ''.
 */
export const signedIn = z.object({
  success: z.literal(true),
  data: z.object({
    user,
    accounts: z.array(accountAccess),
    sessionToken: z._default(z.string(), ''),
    ticket: z.string(),
    challenge: z.optional(mfaChallenge),
  }),
})
export type SignedIn = z.output<typeof signedIn>

export const login = endpoint({
  app: 'auth',
  name: 'login',
  summary: 'Sign in with email and password',
  method: 'POST',
  path: 'login',
  access: { kind: 'public' },
  body: z.strictObject({
    /** Absent fields get the same answer as empty ones. */
    email: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
    password: z._default(z.string().check(z.maxLength(128)), ''),
    /** A code of 6 digits, or a backup code as printed, with its hyphens and spaces. */
    mfaCode: z.optional(z.string().check(z.maxLength(32))),
    metadata,
  }),
  answer: signedIn,
  errors: [
    'missing_credentials',
    'invalid_credentials',
    'organization_required',
    'mfa_rejected',
    'account_suspended',
    'too_many_attempts',
    'busy',
  ],
})

export const loginWithProvider = endpoint({
  app: 'auth',
  name: 'loginWithProvider',
  summary: 'Sign in with the identity provider’s token',
  method: 'POST',
  path: 'login/{provider}',
  access: { kind: 'public' },
  params: z.strictObject({ provider: z.enum(['microsoft']) }),
  body: z.strictObject({ idToken: z.string().check(z.maxLength(16_384)), nonce: z.string().check(z.maxLength(256)), metadata }),
  // The token of a person in many groups reaches the greatest size.
  bodyLimit: 24 * 1024,
  answer: signedIn,
  errors: [
    'provider_rejected',
    'user_not_found',
    'organization_connect',
    'organization_unlinked',
    'account_suspended',
    'too_many_attempts',
  ],
})

export const createSessionToken = endpoint({
  app: 'auth',
  name: 'createSessionToken',
  summary: 'Exchange the one-time ticket of a sign-in for a session token',
  method: 'POST',
  path: 'tokens/session',
  access: { kind: 'public' },
  body: z.strictObject({ user: z.object({ id }), ticket: z.string().check(z.maxLength(2048)) }),
  answer: z.object({ sessionToken: z.string() }),
  errors: ['ticket_rejected', 'token_expired', 'user_not_found', 'account_suspended'],
})

/**
 * Present if the account requires a second factor that the bearer has not set up. Until `requiredBy` it is a reminder. With `restricted` the token
 * gives access only to the bearer's own user and lists no houses; `POST /me/token` returns the full one after the setup.
 */
export const mfaDemand = z.object({
  requiredBy: instant,
  daysLeft: z.int(),
  restricted: z.boolean(),
  missing: z.enum(['method', 'backup_codes']),
  /** An administrator removed the person's second factors; the user must set up a new one first, regardless of the account's policy. */
  reset: z.optional(z.literal(true)),
})
export type MfaDemand = z.output<typeof mfaDemand>

/** `expiresIn` is in seconds. The refresh token is valid for one use. */
export const accountTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  account,
  access: accountAccess,
  mfa: z.optional(mfaDemand),
})
export type AccountTokens = z.output<typeof accountTokens>

export const createAccessToken = endpoint({
  app: 'auth',
  name: 'createAccessToken',
  summary: 'Enter an account: returns an access token after checking the membership',
  method: 'POST',
  path: 'tokens/access',
  access: { kind: 'session' },
  body: z.strictObject({ userId: id, accountId: id }),
  answer: accountTokens,
  errors: ['unauthenticated', 'token_expired', 'account_access', 'account_suspended', 'user_not_found'],
})

export const refreshTokens = endpoint({
  app: 'auth',
  name: 'refreshTokens',
  summary: 'Exchange a refresh token for a new pair; the old one returns the same pair for 30 seconds, later it ends the session',
  method: 'POST',
  path: 'me/refresh',
  access: { kind: 'public' },
  body: z.strictObject({ refreshToken: z.string().check(z.maxLength(512)) }),
  answer: z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.number(), mfa: z.optional(mfaDemand) }),
  errors: ['refresh_rejected', 'session_reused', 'account_access', 'account_suspended', 'too_many_attempts'],
})

export const renewAccessToken = endpoint({
  app: 'auth',
  name: 'renewAccessToken',
  summary: 'Renew an access token with the current roles and the same expiry',
  method: 'POST',
  path: 'me/token',
  access: { kind: 'access', scope: 'user' },
  answer: z.object({ accessToken: z.string(), expiresIn: z.number(), mfa: z.optional(mfaDemand) }),
  errors: ['unauthenticated', 'token_expired', 'account_access', 'account_suspended', 'refresh_rejected'],
})

export const logout = endpoint({
  app: 'auth',
  name: 'logout',
  summary: 'End this session and its refresh token',
  method: 'POST',
  path: 'logout',
  access: { kind: 'access', scope: 'user' },
  body: z.strictObject({ refreshToken: z.string().check(z.maxLength(512)) }),
  answer: acknowledged,
  errors: ['unauthenticated', 'token_expired'],
})

export const readPublicKeys = endpoint({
  app: 'auth',
  name: 'readPublicKeys',
  summary: 'Read the public keys that verify session and access tokens (JWKS)',
  method: 'GET',
  path: '.well-known/jwks.json',
  access: { kind: 'public' },
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  errors: [],
})
