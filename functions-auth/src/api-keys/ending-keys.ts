import { expiryWarningDays } from '@auctionwiz/contracts/api-keys'
import type { NotificationKind } from '@auctionwiz/contracts/notification-kinds'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store/store'
import { findAccount } from '@auctionwiz/records/accounts'
import { type ApiKeyDocument, apiKeyRecord, type EndingKey, endingKeys } from '@auctionwiz/records/api-keys'
import { findMember } from '@auctionwiz/records/members'
import { notify } from '@auctionwiz/records/notify'

const day = 86_400_000

/** When the end of a key is announced, and with the last one that it came; milliseconds since 1970. */
const announcementsOf = ({ expiresAt, rotatedAt, createdAt }: ApiKeyDocument): number[] => {
  const end = Date.parse(expiresAt)
  const from = Date.parse(rotatedAt ?? createdAt)
  return [...expiryWarningDays.map((days) => end - days * day).filter((at) => at > from), end]
}

/** Seconds until the end of a key is announced next. */
export const secondsToWarning = (key: ApiKeyDocument, now: Date): number => {
  const next = announcementsOf(key).find((at) => at > now.getTime()) ?? now.getTime()
  return Math.ceil((next - now.getTime()) / 1000)
}

interface Ports {
  store: DocumentStore
  now(): Date
}

const atOnce = 50

/** Runs on a timer: notifies the people responsible for keys that end soon or have ended. Repeating an interrupted round notifies nobody twice. */
export const announceEndingKeys =
  ({ store, now }: Ports) =>
  async (): Promise<void> => {
    const ending = endingKeys(store, now)
    for (const found of await ending.due(atOnce)) {
      const { message } = found.document
      const key = (await readerOf(apiKeyRecord, partitionOf(store, 'accounts', [message.accountId])).find(message.keyId))?.document
      if (key && !key.revokedAt) await announce(store, message, key, now())
      const isOver = !key || key.revokedAt !== undefined || key.expiresAt <= now().toISOString()
      const noted = isOver ? ending.remove(found) : ending.lookAgain(found, { inMs: secondsToWarning(key, now()) * 1000, takenUp: 0 })
      await noted.catch((error: unknown) => {
        // The key was rotated at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
  }

/** The latest announcement that is due; a round that comes late leaves out the earlier ones. */
const announce = async (store: DocumentStore, { accountId, keyId }: EndingKey, key: ApiKeyDocument, now: Date): Promise<void> => {
  const at = announcementsOf(key).findLast((each) => each <= now.getTime())
  const auctionHouseId = key.auctionHouseIds[0]
  if (at === undefined || auctionHouseId === undefined) return
  const kind: NotificationKind = at >= Date.parse(key.expiresAt) ? 'api_key_expired' : 'api_key_expiring'
  const userId = await recipientOf(store, accountId, key)
  if (userId === undefined) return
  const cause = [keyId, kind, new Date(at).toISOString()]
  const facts = { name: key.name, due: key.expiresAt.slice(0, 10) }
  await notify(store, userId, { cause, kind, accountId, auctionHouseId, subjectId: keyId, facts }, now)
}

/** The person responsible, or the owner once that person has left. */
const recipientOf = async (store: DocumentStore, accountId: string, { responsibleId }: ApiKeyDocument): Promise<string | undefined> => {
  const account = partitionOf(store, 'accounts', [accountId])
  const member = (await findMember(account, responsibleId))?.document
  if (member && member.status !== 'suspended') return responsibleId
  return (await findAccount(account))?.document.ownerId
}
