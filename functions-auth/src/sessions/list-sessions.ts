import type * as calls from '@auctionwiz/contracts/sessions'
import type { Session } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isAlive } from '@auctionwiz/records/live-sessions'
import { type SessionDocument, sessionRecord } from '@auctionwiz/records/sessions'
import { findUser } from '@auctionwiz/records/users'
import { readMember } from '../accounts/members.ts'
import type { Deps } from '../deps.ts'
import { requireSomewhere } from '../security/administers.ts'
import { deviceOf } from './device.ts'
import { locationOf } from './location.ts'

export const listMySessions =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.listMySessions> =>
  async (_input, { claims, now }) => {
    const alive = await aliveSessions(people.partition(claims.userId), now)
    return { sessions: alive.map((session) => presentSession(session, claims.sessionId)) }
  }

/** Of others only what they do in this account is shown. */
export const listSessions =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.listSessions> =>
  async ({ query: { userId } }, { claims, account, now }) => {
    const others = userId !== undefined && userId !== claims.userId
    if (others) {
      requireSomewhere(claims, 'users:view')
      await readMember(account, userId)
    }
    const alive = await aliveSessions(people.partition(userId ?? claims.userId), now)
    const shown = others ? alive.filter(({ accountId }) => accountId === claims.accountId) : alive
    return { sessions: shown.map((session) => presentSession(session, claims.sessionId)) }
  }

const pageSize = 200

/** All sessions of a person that are not over, the latest used first. */
async function aliveSessions(person: PartitionReader, now: Date): Promise<SessionDocument[]> {
  const user = await findUser(person)
  const alive: SessionDocument[] = []
  for await (const { document } of readerOf(sessionRecord, person).each({}, pageSize))
    if (isAlive(document, user?.document.sessionsFrom, now)) alive.push(document)
  return alive.sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
}

const presentSession = ({ id, userAgent, address, accountId, createdAt, lastUsedAt }: SessionDocument, current: string): Session => ({
  id,
  device: deviceOf(userAgent),
  address,
  place: locationOf(address),
  accountId,
  createdAt,
  lastActiveAt: lastUsedAt,
  current: id === current,
})
