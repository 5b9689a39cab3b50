import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, text } from './fields.ts'
import { houseRoles } from './roles.ts'

/**
 * Organization sign-in: an account's own tenant at the identity provider. The tenant is never typed: it is the one of a provider token that the
 * owner brings, so nobody links a tenant in which they are not.
 */

const current = { app: 'auth', path: 'accounts/current/organization' } as const
const ofAccount = { kind: 'access', scope: 'account' } as const
const refused = ['unauthenticated', 'token_expired', 'busy', 'owner_only'] as const
const changing = [...refused, 'invalid_request', 'not_found', 'confirmation_required', 'stale_version'] as const
const houses = z.array(id).check(z.maxLength(200))

/** Whoever has a group or app role of the provider gets a role here, in these houses. */
const mapping = z.strictObject({
  /** A group's object id or an app role's value, as it is in the provider's token. */
  claim: text(200),
  role: z.enum(houseRoles),
  auctionHouseIds: houses.check(z.minLength(1, 'Choose a house.')),
})
export type OrganizationMapping = z.output<typeof mapping>

const rules = {
  /** Whether members with an address of the domain must sign in there; the account owner always has another way in. */
  required: z.boolean(),
  /** Whether whoever the tenant vouches for becomes a member at their first sign-in. */
  provision: z.boolean(),
  mappings: z.array(mapping).check(z.maxLength(50)),
  /** Where people without a mapped group or role become viewers. */
  defaultHouseIds: houses,
}

export const organization = z.object({
  ...rules,
  tenantId: z.string(),
  /** The mail domain of whoever linked it. */
  domain: z.string(),
  /** Whether somebody showed that the domain is theirs; before that nothing can be required and nobody added. */
  domainProven: z.boolean(),
  linkedAt: instant,
  version: z.string(),
})
export type Organization = z.output<typeof organization>

const answer = z.object({ organization: z.optional(organization) })
/** What the identity provider's redirect gave, fresh, with the nonce it was asked with. */
const providerToken = z.strictObject({ idToken: z.string().check(z.maxLength(16_384)), nonce: z.string().check(z.maxLength(256)) })

export const readOrganization = endpoint({
  ...current,
  name: 'readOrganization',
  summary: 'The organization whose people sign in to this account, if one is linked; for the account owner',
  method: 'GET',
  access: ofAccount,
  answer,
  errors: refused,
})

export const linkOrganization = endpoint({
  ...current,
  name: 'linkOrganization',
  summary: 'Link the tenant of the provider token that the owner brings, and connect the owner’s own user with it',
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
  summary: 'Change what the link does: require it, provision people, map groups and app roles',
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
  summary: 'Remove the link: passwords open everybody again, and people who came by the link choose one by mail',
  method: 'DELETE',
  access: ofAccount,
  answer: acknowledged,
  errors: changing,
})

/** Mailboxes that only those who run a domain have (RFC 2142, CA/Browser Forum Baseline Requirements 3.2.2.4.4). */
export const domainMailboxes = ['postmaster', 'hostmaster', 'webmaster', 'admin', 'administrator'] as const

export const sendDomainCode = endpoint({
  ...current,
  path: 'accounts/current/organization/domain-code',
  name: 'sendDomainCode',
  summary: 'Mail a code to a mailbox of those who run the linked organization’s domain; the newest counts, for 3 days',
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
  summary: 'Show with that code that the domain is the organization’s',
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
  summary: 'Whether the own user is connected with an identity provider',
  method: 'GET',
  path: 'security/provider',
  access: own,
  answer: z.object({ connected: z.boolean() }),
  errors: ['unauthenticated', 'token_expired', 'user_not_found', 'busy'],
})

export const connectProvider = endpoint({
  app: 'auth',
  name: 'connectProvider',
  summary: 'Connect the own user with the person that a provider token vouches for, so that either opens it',
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
 * Authorization codes are bound by PKCE to the browser that asked for them (RFC 7636), which alone holds the verifier; its redirect address is
 * registered as a single-page app's, whose codes the provider redeems for that origin only. So the browser redeems the code and sends the ID
 * token to `POST /login/{provider}`; this call exists to say so, always with `code_not_redeemed`.
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
