import type { User } from '@auctionwiz/contracts/identity'
import type * as calls from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { SessionContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { readSession } from '@auctionwiz/records/live-sessions'
import { noteOnce, usedTicketRecord } from '@auctionwiz/records/used-once'
import { showPerson } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { deviceOf } from './device.ts'
import { grantAccess } from './grant-access.ts'
import { startSession } from './sessions.ts'
import type { TokenIssuer } from './token-issuer.ts'

export const createSessionToken =
  ({ store, people, tokens }: Pick<Deps, 'store' | 'people' | 'tokens'>): UseCase<typeof calls.createSessionToken> =>
  async ({ body }) => {
    const ticket = await tokens.readTicket(body.ticket)
    if (!ticket || ticket.userId !== body.user.id) throw new Failure('ticket_rejected')
    const { ticketId } = ticket
    const used = recordsOf(usedTicketRecord, partitionOf(store, 'throttles', [ticketId]))
    if (!(await noteOnce(used, { id: ticketId }))) throw new Failure('ticket_rejected')
    const user = await activeUser(people, ticket.userId, ticket.issuedAt)
    return { sessionToken: await tokens.session(user.id) }
  }

/** Begins a session, so it takes the token of a sign-in: an access token, from which another could be made for ever, does not do. */
export const createAccessToken =
  (parts: Pick<Deps, 'people' | 'accounts' | 'tokens'>): UseCase<typeof calls.createAccessToken> =>
  async ({ body }, context) => {
    const { people, accounts } = parts
    const { userId, now } = context
    const signIn = signInOf(context)
    if (signIn.entered) throw new Failure('unauthenticated')
    if (body.userId !== userId) throw new Failure('account_access')
    const [user, membership] = await Promise.all([activeUser(people, userId, signIn.at), accounts.membership(body.accountId, userId)])
    if (!membership) throw new Failure('account_access')
    if (membership.member.status === 'suspended') throw new Failure('account_suspended')
    const [{ sessionId, refreshToken }] = await Promise.all([
      startSession(people.partition(userId), userId, body.accountId, signIn.at, context),
      showPerson(accounts.partition(body.accountId), user, now),
      accounts.partition(body.accountId).write([entered(user, context)]),
    ])
    return { ...(await grantAccess(parts, user, membership, sessionId, now)), refreshToken }
  }

/** The account's own note of who came in; the session itself is the person's. */
function entered({ id, name }: User, context: SessionContext): Write {
  const { now, address, correlationId, userAgent } = context
  const source = { now, actorId: id, actorName: name, address, correlationId }
  return auditWrite(source, {
    action: 'user.enter',
    subjectType: 'user',
    subjectId: id,
    subjectName: name,
    after: { device: deviceOf(userAgent) },
  })
}

/** What the verifier returns about a session token besides its bearer; see `revocable`. */
interface Told {
  entered?: boolean
  signedInAt?: number
}

/** When the bearer signed in, and whether an access token replaced the session token. */
function signInOf(context: SessionContext): { at: Date; entered: boolean } {
  const { entered = false, signedInAt }: SessionContext & Told = context
  return { at: signedInAt === undefined ? context.now : new Date(signedInAt), entered }
}

/** It ends when the token that asks for it ends: only a refresh token prolongs a session, so a stolen access token is of no use for long. */
export const renewAccessToken =
  (parts: Pick<Deps, 'people' | 'accounts' | 'tokens'>): UseCase<typeof calls.renewAccessToken> =>
  async (_input, { claims: { userId, accountId, sessionId, expires }, now }) => {
    const { people, accounts } = parts
    const [user, session, membership] = await Promise.all([
      activeUser(people, userId),
      readSession(people.partition(userId), sessionId, now),
      accounts.membership(accountId, userId),
    ])
    if (!session) throw new Failure('refresh_rejected')
    const { accessToken, expiresIn, mfa } = await grantAccess(parts, user, membership, sessionId, now, expires)
    return { accessToken, expiresIn, ...(mfa && { mfa }) }
  }

export const readPublicKeys =
  (tokens: TokenIssuer): UseCase<typeof calls.readPublicKeys> =>
  async () => ({ keys: await tokens.publicKeys() })
