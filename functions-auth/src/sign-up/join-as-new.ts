import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import type { Deps } from '../deps.ts'
import { join } from '../invitations/join.ts'
import { openInvitation } from '../invitations/open-invitation.ts'
import { passwordWrite } from '../passwords/new-password.ts'
import { claimAddress, hasAddress } from '../people/addresses.ts'
import { confirmedUser } from '../people/confirm-address.ts'
import { presentPerson } from '../people/people.ts'
import { grantAccess } from '../sessions/grant-access.ts'
import { startSession } from '../sessions/sessions.ts'

interface Newcomer {
  userId: string
  user: UserDocument
  hash: string
  event: Write
  /** The invitation's code. */
  token: string
}

/** The holder of an invitation has opened its email, which confirms the address; they start in the account. */
export async function joinAsNew(parts: Deps, { userId, user, hash, event, token }: Newcomer, context: CallContext) {
  const { people, accounts, tokens } = parts
  const { now } = context
  const opened = await openInvitation(parts, token, context)
  if (!hasAddress(user, opened.document.email)) throw new Failure('invitation_mismatch')
  if (!(await claimAddress(people, user.email, userId))) throw new Failure('already_registered')
  const confirmed = confirmedUser(user, user.email, now)
  const person = people.partition(userId)
  await person.write([userRecord.creation(confirmed), passwordWrite(hash, now), event])
  const newcomer = presentPerson(confirmed, userId)
  await join(parts, opened, newcomer, context)

  const membership = await accounts.membership(opened.accountId, userId, true)
  const { sessionId, refreshToken } = await startSession(person, userId, opened.accountId, now, context)
  const { account, access, accessToken, expiresIn } = await grantAccess(parts, newcomer, membership, sessionId, now)
  return { user: newcomer, account, access, accessToken, expiresIn, refreshToken, token: await tokens.session(userId) }
}
