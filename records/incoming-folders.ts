import { instant } from '@auctionwiz/contracts/fields'
import { arrivalStates } from '@auctionwiz/contracts/incoming'
import { uploadCategories } from '@auctionwiz/contracts/uploads'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const incomingFolderRecord = record({
  type: 'incoming-folder',
  container: 'bidders',
  names: ['incoming folder', 'incoming folders'],
  about: 'How files are taken that arrive in the house’s folder of the blob container incoming, and on whose behalf.',
  fields: () => ({
    enabled: z.boolean(),
    category: z.enum(uploadCategories),
    mappingId: z.optional(z.string()),
    notifyIds: z.array(z.string()),
    /** Its files are imported on behalf of this user, as long as they may import data. */
    savedById: z.string(),
    savedBy: z.string(),
    savedAt: instant,
  }),
  personalData: [staffData('savedById'), staffData('notifyIds')],
})
export type IncomingFolderDocument = DocumentOf<typeof incomingFolderRecord>
export const incomingFolderId = 'incoming:folder'

export const arrivalRecord = record({
  type: 'arrival',
  container: 'bidders',
  idPrefix: 'arr',
  names: ['file that arrived', 'files that arrived'],
  about: 'That a version of a file in the incoming folder is being taken or was, so that it is taken once.',
  fields: () => ({
    name: z.string(),
    /** Bytes. */
    size: z.int(),
    arrivedAt: instant,
    state: z.enum(arrivalStates),
    uploadId: z.optional(z.string()),
    /** Why it was put aside: a failure of the error table with its details. */
    problem: z.optional(z.object({ code: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) })),
  }),
  indexes: { composite: [['arrivedAt']] },
  ttl: 90 * 86_400,
  personalData: 'none',
})
export type ArrivalDocument = DocumentOf<typeof arrivalRecord>

export const sendingRecord = record({
  type: 'incoming-sending',
  container: 'bidders',
  idPrefix: 'snd',
  names: ['call that put files into the incoming folder', 'calls that put files into the incoming folder'],
  about:
    'That the files of a call are in the incoming folder, all of them and once, however often the call is repeated with its request key.',
  fields: () => ({
    /** Which of the attempts of the same call at the same time put the files there; those of others are not taken. */
    attempt: z.string(),
    /** The answer. Sizes in bytes. */
    files: z.array(z.object({ name: z.string(), size: z.int() })),
    /** What was sent with a request key: the same key with something else is refused. */
    fingerprint: z.exactOptional(z.string()),
  }),
  // A day longer than files are kept in the folder (infra/blob-lifecycle.json), which are taken as long as this is here.
  ttl: 8 * 86_400,
  personalData: 'none',
})
export type SendingDocument = DocumentOf<typeof sendingRecord>

/** A house whose folder is looked into. */
export interface WatchedFolder {
  accountId: string
  auctionHouseId: string
}

/** The folders that are on, of all houses, by when they are looked into next. */
export const watchedFolders = (store: DocumentStore, now: () => Date): OpenWork<WatchedFolder> =>
  openWork({
    store,
    now,
    queueName: 'incoming-folders',
    nameOf: ({ accountId, auctionHouseId }) => `${accountId}:${auctionHouseId}`,
    patience: 0,
    kept: true,
  })

/** Where the files of a house arrive, in the blob container incoming. */
export const folderPath = ({ accountId, auctionHouseId }: Pick<WatchedFolder, 'accountId' | 'auctionHouseId'>): string =>
  `${accountId}/${auctionHouseId}/`

/** Where files are that could not be taken, each with the reason. */
export const failedPath = (folder: Pick<WatchedFolder, 'accountId' | 'auctionHouseId'>): string => `${folderPath(folder)}failed/`
