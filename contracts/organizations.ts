import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, text } from './fields.ts'
import { houseRoles } from './roles.ts'

/**
 * Organization sign-in: an account's own tenant at the identity provider. The tenant comes from the owner's provider token and is never typed,
 * so nobody links a tenant they do not belong to.
 */

const current = { app: 'auth', path: 'accounts/current/organization' } as const
const ofAccount = { kind: 'access', scope: 'account', owner: true } as const
const refused = ['unauthenticated', 'token_expired', 'busy', 'owner_only'] as const
const changing = [...refused, 'invalid_request', 'not_found', 'confirmation_required', 'stale_version'] as const
const houses = z.array(id).check(z.maxLength(200))

/** Users with a group or app role of the provider get a role here, in these houses. */
const mapping = z.strictObject({
  /** A group's object id or an app role's value, as in the provider's token. */
  claim: text(200),
  role: z.enum(houseRoles),
  auctionHouseIds: houses.check(z.minLength(1, 'Choose a house.')),
})
export type OrganizationMapping = z.output<typeof mapping>

const rules = {
  /** Whether members with an address of the domain must sign in there; the account owner always has another way in. */
  required: z.boolean(),
  /** Whether users of the tenant become members at their first sign-in. */
  provision: z.boolean(),
  mappings: z.array(mapping).check(z.maxLength(50)),
  /** The houses where users without a mapped group or role become viewers. */
  defaultHouseIds: houses,
}

export const organization = z.object({
  ...rules,
  tenantId: z.string(),
  /** The email domain of the user who linked it. */
  domain: z.string(),
  /** Whether the domain's ownership is verified; before that the link can neither require sign-in nor add users. */
  domainProven: z.boolean(),
  linkedAt: instant,
  version: z.string(),
})
export type Organization = z.output<typeof organization>

const answer = z.object({ organization: z.optional(organization) })
/** The fresh answer of the identity provider's redirect, with the nonce of the request. */
const providerToken = z.strictObject({ idToken: z.string().check(z.maxLength(16_384)), nonce: z.string().check(z.maxLength(256)) })

export const readOrganization = endpoint({
  ...current,
  name: 'readOrganization',
  summary: 'Read the organization linked to this account, if any; for the account owner',
  method: 'GET',
  access: ofAccount,
  answer,
  errors: refused,
})

export const linkOrganization = endpoint({
  ...current,
  name: 'linkOrganization',
  summary: 'Link the tenant of the owner’s provider token, and connect the owner’s user to it',
  method: 'POST',
  access: ofAccount,
  body: providerToken,
  answer,
  errors: [
    ...changing,
    'provider_rejected',
    'email_unverified',
    'shared_domain',
    'organization_taken',
    'provider_taken',
    'too_many_attempts',
  ],
})

export const updateOrganization = endpoint({
  ...current,
  name: 'updateOrganization',
  summary: 'Change the link’s rules: require it, provision users, map groups and app roles',
  method: 'PUT',
  access: ofAccount,
  body: z.strictObject({ ...rules, version: z.string().check(z.maxLength(20)) }),
  // Fifty groups, each with up to two hundred houses.
  bodyLimit: 1024 * 1024,
  answer,
  errors: [...changing, 'domain_unproven'],
})

export const unlinkOrganization = endpoint({
  ...current,
  name: 'unlinkOrganization',
  summary: 'Remove the link: everyone signs in with passwords again, and users added by the link get an email to choose one',
  method: 'DELETE',
  access: ofAccount,
  answer: acknowledged,
  errors: changing,
})

/** Mailboxes reserved for a domain's administrators (RFC 2142, CA/Browser Forum Baseline Requirements 3.2.2.4.4). */
export const domainMailboxes = ['postmaster', 'hostmaster', 'webmaster', 'admin', 'administrator'] as const

export const sendDomainCode = endpoint({
  ...current,
  path: 'accounts/current/organization/domain-code',
  name: 'sendDomainCode',
  summary: 'Email a code to an administrator mailbox of the linked organization’s domain; the newest is valid for 3 days',
  method: 'POST',
  access: ofAccount,
  body: z.strictObject({ mailbox: z.enum(domainMailboxes) }),
  answer: acknowledged,
  errors: [...changing, 'too_many_attempts', 'message_failed'],
})

export const proveDomain = endpoint({
  ...current,
  path: 'accounts/current/organization/domain-proof',
  name: 'proveDomain',
  summary: 'Verify with that code that the domain belongs to the organization',
  method: 'POST',
  access: ofAccount,
  body: z.strictObject({ code: z.string().check(z.trim(), z.maxLength(64)) }),
  answer,
  errors: [...changing, 'domain_code_rejected', 'too_many_attempts'],
})

const own = { kind: 'access', scope: 'user' } as const

export const readProvider = endpoint({
  app: 'auth',
  name: 'readProvider',
  summary: 'Read whether the caller’s user is connected to an identity provider',
  method: 'GET',
  path: 'security/provider',
  access: own,
  answer: z.object({ connected: z.boolean() }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found', 'busy'],
})

export const connectProvider = endpoint({
  app: 'auth',
  name: 'connectProvider',
  summary: 'Connect the caller’s user to the identity of a provider token, so that both sign in to it',
  method: 'POST',
  path: 'security/provider',
  access: own,
  body: providerToken,
  answer: acknowledged,
  errors: [
    'unauthenticated',
    'token_expired',
    'user_not_found',
    'busy',
    'invalid_request',
    'confirmation_required',
    'provider_rejected',
    'provider_taken',
    'too_many_attempts',
  ],
})

/**
 * PKCE binds an authorization code to the browser that requested it and that alone has the verifier (RFC 7636). The redirect address is
 * registered for a single-page app, whose codes the provider redeems only for that origin. So the browser redeems the code and sends the ID
 * token to `POST /login/{provider}`; this call always answers `code_not_redeemed`, to say so.
 */
export const receiveProviderCode = endpoint({
  app: 'auth',
  name: 'receiveProviderCode',
  summary: 'Refused: the browser redeems the code itself and sends the ID token to POST /login/{provider}',
  method: 'POST',
  path: 'oauth/callback',
  access: { kind: 'public' },
  body: z.strictObject({ code: z.string().check(z.maxLength(4096)), state: z.string().check(z.maxLength(1024)) }),
  answer: acknowledged,
  errors: ['invalid_request', 'code_not_redeemed'],
})
