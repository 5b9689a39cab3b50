import type { downloadUploadErrors as endpoint } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { readUpload } from './upload-repository.ts'

export const downloadUploadErrors =
  ({ files }: { files: FileStore }): UseCase<typeof endpoint> =>
  async ({ params }, { house }) => {
    const { document } = await readUpload(house, params.id)
    if (document.errorFile === undefined) throw notFound('Error file')
    return {
      contentType: 'text/csv; charset=utf-8',
      fileName: `${document.name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}-errors.csv`,
      body: await files.read(document.errorFile),
    }
  }
