import * as calls from '@auctionwiz/contracts/invitations'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { inviteUser } from './invite-user.ts'
import { listInvitations } from './list-invitations.ts'
import { acceptInvitation, checkInvitation, validateInvitation } from './open-invitation.ts'
import { inviteAgain, resendInvitation } from './resend-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const invitationEndpoints = (parts: Deps): Route[] => [
  serve(calls.inviteToHouse, inviteUser(parts)),
  serve(calls.inviteUser, inviteUser(parts)),
  serve(calls.inviteAgain, inviteAgain(parts)),
  serve(calls.listInvitations, listInvitations),
  serve(calls.resendInvitation, resendInvitation(parts)),
  serve(calls.withdrawInvitation, withdrawInvitation),
  serve(calls.validateInvitation, validateInvitation(parts)),
  serve(calls.checkInvitation, checkInvitation(parts)),
  serve(calls.acceptInvitation, acceptInvitation(parts)),
]
