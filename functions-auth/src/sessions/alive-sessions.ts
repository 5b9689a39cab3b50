import type { Session } from '@auctionwiz/contracts/sessions'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type SessionDocument, sessionRecord } from '@auctionwiz/records/sessions'
import { findUser } from '@auctionwiz/records/users'
import { deviceOf } from './device.ts'
import { placeOf } from './place.ts'
import { isAlive } from './sessions.ts'

const pageSize = 200

/** All sessions of a person that are not over, the latest used first. */
export const aliveSessions = async (person: PartitionReader, now: Date): Promise<SessionDocument[]> => {
  const user = await findUser(person)
  const alive: SessionDocument[] = []
  for await (const { document } of readerOf(sessionRecord, person).each({}, pageSize))
    if (isAlive(document, user?.document.sessionsFrom, now)) alive.push(document)
  return alive.sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
}

export const presentSession = (
  { id, userAgent, address, accountId, createdAt, lastUsedAt }: SessionDocument,
  current: string,
): Session => ({
  id,
  device: deviceOf(userAgent),
  address,
  place: placeOf(address),
  accountId,
  createdAt,
  lastActiveAt: lastUsedAt,
  current: id === current,
})
