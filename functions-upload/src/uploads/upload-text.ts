import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { sourceFolder } from '@auctionwiz/records/uploads'
import type { ImportQueue } from './import-message.ts'
import { startUpload, type UploadStarter } from './start-upload.ts'
import type { UploadDocument } from './upload-document.ts'

export interface TextFile {
  name: string
  description: string
  fileName: string
  /** CSV. */
  text: string
}

/** Has a text imported as if somebody had sent it as a file. */
export const uploadText = async (
  ports: { files: FileStore; queue: ImportQueue },
  { name, description, fileName, text }: TextFile,
  starter: UploadStarter,
): Promise<UploadDocument> => {
  const id = randomId('upl')
  const path = `${sourceFolder(starter.claims.accountId, starter.auctionHouseId)}${id}/${randomId('f')}/0`
  const size = await ports.files.write(path, new Blob([text]).stream(), 'text/csv')
  const files = [{ name: fileName, size, path, encoding: 'utf-8' as const }]
  return startUpload(ports, { id, name, description, category: 'bidders', files }, starter)
}
