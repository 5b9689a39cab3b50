import * as calls from '@auctionwiz/contracts/invitations'
import { type Served, serve } from '@auctionwiz/platform/core/mount'
import type { Parts } from '../parts.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { inviteAgain } from './invite-again.ts'
import { inviteUser } from './invite-user.ts'
import { listInvitations } from './list-invitations.ts'
import { resendInvitation } from './resend-invitation.ts'
import { validateInvitation } from './validate-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const invitationEndpoints = (parts: Parts): Served[] => [
  serve(calls.inviteToHouse, inviteUser(parts)),
  serve(calls.inviteUser, inviteUser(parts)),
  serve(calls.inviteAgain, inviteAgain(parts)),
  serve(calls.listInvitations, listInvitations),
  serve(calls.resendInvitation, resendInvitation(parts)),
  serve(calls.withdrawInvitation, withdrawInvitation),
  serve(calls.validateInvitation, validateInvitation(parts)),
  serve(calls.acceptInvitation, acceptInvitation(parts)),
]
