import { silenceMs } from '@auctionwiz/contracts/jobs'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import type { ImportMessage } from '../uploads/import-message.ts'
import { isUnfinished, lastMoved } from '../uploads/upload-document.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import type { ImportPorts } from './import-upload.ts'

/** The requested imports of all houses. */
export const openImports = (store: DocumentStore, now: () => Date): OpenWork<ImportMessage> =>
  openWork({
    store,
    now,
    queueName: 'imports',
    nameOf: ({ accountId, auctionHouseId, uploadId }) => `${accountId}:${auctionHouseId}:${uploadId}`,
    patience: silenceMs,
  })

/** When an import last got on, ISO 8601; undefined when it is over. */
export const importMovedAt =
  ({ tenant }: Pick<ImportPorts, 'tenant'>) =>
  async ({ accountId, auctionHouseId, uploadId }: ImportMessage): Promise<string | undefined> => {
    const upload = (await findUpload(tenant(accountId, auctionHouseId).house, uploadId))?.document
    return upload && isUnfinished(upload) ? lastMoved(upload) : undefined
  }
