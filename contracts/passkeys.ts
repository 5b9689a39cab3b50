import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, optionalText, text } from './fields.ts'
import { signedIn } from './sign-in.ts'

/**
 * Passkeys (WebAuthn level 3): the user's own, and signing in with one. The authenticator's options and answers are the JSON forms of that
 * standard, with binary values in base64url. A passkey always verifies its user, so it is two factors in one.
 */

const own = { kind: 'access', scope: 'user' } as const
const refused = ['unauthenticated', 'token_expired', 'user_not_found', 'busy'] as const
const params = z.strictObject({ id })

/** Base64url, without padding. */
const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/, 'Use base64url.'))
const credentialId = base64url(1400)
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const descriptor = z.object({ id: credentialId, type: z.literal('public-key'), transports: z.array(transport) })

export const passkey = z.object({
  id,
  name: z.string(),
  /** The device's vendor backs it up too, so that it survives the loss of the device. */
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.optional(instant),
})
export type Passkey = z.output<typeof passkey>

/** PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(128), name: z.string(), displayName: z.string() }),
  challenge: base64url(128),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/** PublicKeyCredentialRequestOptionsJSON. Without `allowCredentials` the user chooses among the passkeys of their device. */
export const passkeyRequest = z.object({
  challenge: base64url(128),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}

/** RegistrationResponseJSON, without the fields that the attestation object contains. */
export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(transport).check(z.maxLength(8))),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** AuthenticationResponseJSON. */
export const passkeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(8192),
    userHandle: z.optional(base64url(128)),
  }),
})
export type PasskeyProof = z.output<typeof passkeyProof>

export const listPasskeys = endpoint({
  app: 'auth',
  name: 'listPasskeys',
  summary: 'List the caller’s passkeys',
  method: 'GET',
  path: 'security/passkeys',
  access: own,
  answer: z.object({ passkeys: z.array(passkey) }),
  errors: refused,
})

export const beginPasskey = endpoint({
  app: 'auth',
  name: 'beginPasskey',
  summary: 'Create the authenticator options for a new passkey; valid for 5 minutes and one answer',
  method: 'POST',
  path: 'security/passkeys/options',
  access: own,
  answer: z.object({ options: passkeyCreation }),
  errors: [...refused, 'confirmation_required', 'limit_reached', 'too_many_attempts', 'passkeys_unavailable'],
})

export const addPasskey = endpoint({
  app: 'auth',
  name: 'addPasskey',
  summary: 'Register a new passkey: a complete sign-in, and a second factor after the password',
  method: 'POST',
  path: 'security/passkeys',
  access: own,
  body: z.strictObject({ passkey: newPasskey, name: optionalText(60) }),
  /** `backupCodes` with the first second factor, shown only once. */
  answer: z.object({ passkey, backupCodes: z.array(z.string()) }),
  status: 201,
  errors: [...refused, 'invalid_request', 'passkey_rejected', 'already_exists', 'limit_reached', 'passkeys_unavailable'],
})

export const renamePasskey = endpoint({
  app: 'auth',
  name: 'renamePasskey',
  summary: 'Rename a passkey',
  method: 'PUT',
  path: 'security/passkeys/{id}',
  access: own,
  params,
  body: z.strictObject({ name: text(60) }),
  answer: z.object({ passkey }),
  errors: [...refused, 'invalid_request', 'not_found'],
})

export const removePasskey = endpoint({
  app: 'auth',
  name: 'removePasskey',
  summary: 'Remove a passkey; refused for the last second factor while the account requires one',
  method: 'DELETE',
  path: 'security/passkeys/{id}',
  access: own,
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found', 'confirmation_required', 'mfa_needed'],
})

/** The token of the sign-in that waits for its second factor. */
const challenge = z.optional(z.string().check(z.maxLength(128)))

export const requestPasskey = endpoint({
  app: 'auth',
  name: 'requestPasskey',
  summary: 'Create the authenticator options for a sign-in or, with `challenge`, for its second step; valid for 5 minutes and one answer',
  method: 'POST',
  path: 'passkeys/options',
  access: { kind: 'public' },
  body: z.strictObject({ challenge }),
  answer: z.object({ options: passkeyRequest }),
  errors: ['challenge_rejected', 'not_found', 'too_many_attempts', 'busy', 'passkeys_unavailable'],
})

export const signInWithPasskey = endpoint({
  app: 'auth',
  name: 'signInWithPasskey',
  summary: 'Sign in with only a passkey or, with `challenge`, complete a sign-in with it',
  method: 'POST',
  path: 'passkeys/verify',
  access: { kind: 'public' },
  body: z.strictObject({ passkey: passkeyProof, challenge }),
  answer: signedIn,
  errors: [
    'invalid_request',
    'passkey_rejected',
    'challenge_rejected',
    'organization_required',
    'account_suspended',
    'too_many_attempts',
    'busy',
    'passkeys_unavailable',
  ],
})

export const confirmWithPasskey = endpoint({
  app: 'auth',
  name: 'confirmWithPasskey',
  summary: 'Confirm the caller’s identity with a passkey before an action that needs a fresh sign-in; valid for 15 minutes in this session',
  method: 'POST',
  path: 'security/passkeys/confirm',
  access: own,
  body: z.strictObject({ passkey: passkeyProof }),
  answer: z.object({ confirmedUntil: instant }),
  errors: [...refused, 'invalid_request', 'passkey_rejected', 'too_many_attempts', 'refresh_rejected', 'passkeys_unavailable'],
})
