import { openedUploadDays } from '@auctionwiz/contracts/opened-uploads'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const openedUploadRecord = record({
  type: 'opened-upload',
  container: 'bidders',
  idPrefix: 'opn',
  names: ['opened upload', 'opened uploads'],
  about: 'Files that a browser sends straight to file storage, and what the upload is to be once they are complete.',
  fields: () => ({
    /** The texts of the upload’s form, as they were sent. */
    texts: z.record(z.string(), z.string()),
    files: z.array(
      z.object({
        name: z.string(),
        /** Bytes that were announced. */
        size: z.int(),
        /** In the blob container opened-uploads. */
        path: z.string(),
      }),
    ),
    /** ISO 8601. */
    openedAt: z.string(),
    /** What was asked for with a request key: the same key with something else is refused. */
    fingerprint: z.exactOptional(z.string()),
  }),
  ttl: openedUploadDays * 86_400,
  personalData: 'none',
})

export type OpenedUploadDocument = DocumentOf<typeof openedUploadRecord>
