import { id } from '@auctionwiz/contracts/fields'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'

/** Requests the import of an upload from its checkpoint. */
export interface ImportMessage {
  accountId: string
  auctionHouseId: string
  uploadId: string
  userId: string
  /** Who is notified of the end in place of the sender, who may be a program. */
  notifyIds?: readonly string[]
}

export type ImportQueue = WorkQueue<ImportMessage>

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedMessage = (message: unknown): ImportMessage => {
  const { accountId, auctionHouseId, uploadId, userId, notifyIds } = (message ?? {}) as Partial<Record<keyof ImportMessage, unknown>>
  return {
    ...{ accountId: idOf(accountId), auctionHouseId: idOf(auctionHouseId), uploadId: idOf(uploadId), userId: idOf(userId) },
    ...(Array.isArray(notifyIds) && { notifyIds: notifyIds.map(idOf) }),
  }
}

const idOf = (value: unknown): string => {
  const parsed = id.safeParse(value)
  if (!parsed.success) throw new TypeError('not an import message')
  return parsed.data
}

/** Who is notified of the end of an import. */
export const notifiedOf = ({ userId, notifyIds = [userId] }: ImportMessage): readonly string[] => notifyIds
