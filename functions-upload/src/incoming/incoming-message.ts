import { id } from '@auctionwiz/contracts/fields'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import { folderPath, type WatchedFolder } from '@auctionwiz/records/incoming-folders'
import * as z from 'zod/mini'

const incomingMessage = z.strictObject({
  accountId: id,
  auctionHouseId: id,
  path: z.string(),
  /** Of the file as it was listed. */
  version: z.string(),
  size: z.int(),
})

/** Requests that a file in a folder be taken. */
export type IncomingMessage = z.output<typeof incomingMessage> & WatchedFolder

export type IncomingQueue = WorkQueue<IncomingMessage>

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedIncoming = (message: unknown): IncomingMessage => {
  const parsed = incomingMessage.safeParse(message)
  if (!parsed.success || !parsed.data.path.startsWith(folderPath(parsed.data))) throw new TypeError('not a message of an incoming folder')
  return parsed.data
}
