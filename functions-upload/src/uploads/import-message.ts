import { id } from '@auctionwiz/contracts/fields'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'

/** Requests the import of an upload from its checkpoint. */
export interface ImportMessage {
  accountId: string
  auctionHouseId: string
  uploadId: string
  userId: string
  /** Who is notified of the end, where the sender is a program. */
  responsibleId?: string
}

export type ImportQueue = WorkQueue<ImportMessage>

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedMessage = (message: unknown): ImportMessage => {
  const { accountId, auctionHouseId, uploadId, userId, responsibleId } = (message ?? {}) as Partial<Record<keyof ImportMessage, unknown>>
  return {
    ...{ accountId: idOf(accountId), auctionHouseId: idOf(auctionHouseId), uploadId: idOf(uploadId), userId: idOf(userId) },
    ...(responsibleId !== undefined && { responsibleId: idOf(responsibleId) }),
  }
}

const idOf = (value: unknown): string => {
  const parsed = id.safeParse(value)
  if (!parsed.success) throw new TypeError('not an import message')
  return parsed.data
}
