import type { discardOpenedUpload as discardEndpoint, grantBlocks as endpoint } from '@auctionwiz/contracts/opened-uploads'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { openedUploadRecord } from '@auctionwiz/records/opened-uploads'
import { removeFiles } from '../uploads/receive-files.ts'
import { grantsFor, type OpenedPorts, readOpened } from './opened-upload.ts'

/** New addresses for the files of an opened upload. */
export const grantBlocks =
  (ports: OpenedPorts): UseCase<typeof endpoint> =>
  async ({ params }, { house, now }) => {
    const { document, files } = await readOpened(ports, house, params.id)
    return grantsFor(files, document, now)
  }

/** Removes an opened upload and what has arrived of it. The record goes last, so that the same call does the rest when it was interrupted. */
export const discardOpenedUpload =
  (ports: OpenedPorts): UseCase<typeof discardEndpoint> =>
  async ({ params }, { house }) => {
    const { document, files } = await readOpened(ports, house, params.id)
    await removeFiles(files, document.files)
    await recordsOf(openedUploadRecord, house).remove(document.id)
    return { success: true }
  }
