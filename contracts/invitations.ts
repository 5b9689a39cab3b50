import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, optionalText } from './fields.ts'
import { account, accountAccess, accountTypes, adjustment } from './identity.ts'
import { linkToken } from './passwords.ts'
import { houseRoles } from './permissions.ts'

/** Invitations to work in houses of an account. */

const invites = { kind: 'access', permission: 'users:invite' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'busy'] as const
const params = z.strictObject({ id })
const houses = z.array(id).check(z.minLength(1, 'Choose at least one auction house.'), z.maxLength(200))
const message = optionalText(1000)

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(houseRoles),
  auctionHouseIds: z.array(id),
  /** Individual grants and denials. */
  adjustments: z.optional(z.array(adjustment)),
  personalMessage: z.optional(z.string()),
  /** `void`: the sender left or may no longer invite, so the link does not work until another user resends it. */
  status: z.enum(['pending', 'expired', 'void']),
  /** Whether the last email was sent; a failed one can be resent. */
  delivery: z.enum(['sending', 'sent', 'failed']),
  invitedBy: z.string(),
  invitedAt: instant,
  sentAt: instant,
  expiresAt: instant,
})
export type Invitation = z.output<typeof invitation>

/** `permissions`, when given, are all permissions of the person in the houses; else they follow from the role. */
const newInvitation = z.strictObject({
  email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  role: z.optional(z.enum(houseRoles)),
  /** The current house when absent. */
  auctionHouseIds: z.optional(houses),
  permissions: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
  personalMessage: message,
})
export type NewInvitation = z.output<typeof newInvitation>

const inviting = (name: string, path: string) =>
  endpoint({
    app: 'auth',
    name,
    summary: 'Invite a person by email to houses of the account; inviting again replaces the earlier invitation',
    method: 'POST',
    path,
    access: { ...invites, scope: 'house' },
    body: newInvitation,
    answer: invitation,
    status: 201,
    errors: [
      ...refused,
      'invalid_request',
      'required_fields',
      'not_found',
      'owner_only',
      'already_member',
      'higher_role',
      'too_many_attempts',
    ],
  })

export const inviteToHouse = inviting('inviteToHouse', 'auction-house/invite')
export const inviteUser = inviting('inviteUser', 'auction-house/invite-user')

export const inviteAgain = endpoint({
  app: 'auth',
  name: 'inviteAgain',
  summary: 'Send a pending invitation again, or invite a member to further houses',
  method: 'POST',
  path: 'users/{id}/invite',
  access: { ...invites, scope: 'account' },
  params,
  body: z.strictObject({ role: z.optional(z.enum(houseRoles)), auctionHouseIds: z.optional(houses), personalMessage: message }),
  answer: invitation,
  errors: [
    ...refused,
    'invalid_request',
    'required_fields',
    'not_found',
    'owner_only',
    'already_member',
    'higher_role',
    'too_many_attempts',
  ],
})

export const listInvitations = endpoint({
  app: 'auth',
  name: 'listInvitations',
  summary: 'List the pending invitations, newest first',
  method: 'GET',
  path: 'invitations',
  access: { ...invites, scope: 'account' },
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ invitations: z.array(invitation), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const resendInvitation = endpoint({
  app: 'auth',
  name: 'resendInvitation',
  summary: 'Send an invitation again with a new link; the old one no longer works',
  method: 'POST',
  path: 'invitations/{id}/resend',
  access: { ...invites, scope: 'account' },
  params,
  answer: invitation,
  errors: [...refused, 'not_found', 'too_many_attempts'],
})

export const withdrawInvitation = endpoint({
  app: 'auth',
  name: 'withdrawInvitation',
  summary: 'Revoke an invitation',
  method: 'DELETE',
  path: 'invitations/{id}',
  access: { ...invites, scope: 'account' },
  params,
  answer: acknowledged,
  errors: [...refused, 'not_found'],
})

/** What an invitation offers. */
const offer = z.object({
  valid: z.literal(true),
  email: z.string(),
  accountName: z.string(),
  accountType: z.enum(accountTypes),
  role: z.enum(houseRoles),
  auctionHouses: z.array(z.string()),
  invitedBy: z.string(),
  personalMessage: z.optional(z.string()),
  expiresAt: instant,
  /** It was accepted: it offers nothing more and opens the account. */
  accepted: z.boolean(),
  /** Whether the address has a user, who accepts with one press after signing in; else the link opens sign-up. */
  registered: z.boolean(),
})

export const validateInvitation = endpoint({
  app: 'auth',
  name: 'validateInvitation',
  summary: 'Read an invitation’s offer; prefer checkInvitation, whose URL does not contain the code',
  method: 'GET',
  path: 'invitation/validate/{token}',
  access: { kind: 'public' },
  params: z.strictObject({ token: linkToken }),
  answer: offer,
  errors: ['invitation_rejected', 'too_many_attempts'],
})

export const checkInvitation = endpoint({
  app: 'auth',
  name: 'checkInvitation',
  summary: 'Read an invitation’s offer by its link',
  method: 'POST',
  path: 'invitation/validate',
  access: { kind: 'public' },
  body: z.strictObject({ token: linkToken }),
  answer: offer,
  errors: ['invitation_rejected', 'too_many_attempts'],
})

export const acceptInvitation = endpoint({
  app: 'auth',
  name: 'acceptInvitation',
  summary: 'Join the account of an invitation to the caller’s address',
  method: 'POST',
  path: 'invitation/accept',
  access: { kind: 'session' },
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ account, access: accountAccess }),
  errors: [
    'unauthenticated',
    'token_expired',
    'user_not_found',
    'invalid_request',
    'invitation_rejected',
    'invitation_mismatch',
    'too_many_attempts',
  ],
})
