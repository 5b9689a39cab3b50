import { readLine } from '@auctionwiz/platform/core/queues/turns/turns'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { UploadDocument } from './upload-document.ts'

/** The line of an account's imports, of which one runs at a time. */
export const importLine = 'imports'

/** How many imports of the account come before each of these uploads; nothing is read unless one waits. */
export const queuedBehind = async (
  uploads: readonly UploadDocument[],
  { account, now }: { account: PartitionReader; now: Date },
): Promise<(upload: UploadDocument) => number | undefined> => {
  if (!uploads.some(isWaiting)) return () => undefined
  const place = await readLine(account, importLine, now)
  return (upload) => (isWaiting(upload) ? place(upload.id) : undefined)
}

const isWaiting = ({ status }: UploadDocument): boolean => status === 'pending'
