import type { downloadUploadErrors as endpoint } from '@auctionwiz/contracts/uploads'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { errorFileType, errorPartPath } from '@auctionwiz/records/rejected-rows'
import { errorsUntil } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

export const downloadUploadErrors =
  ({ errorFiles }: { errorFiles: FileStore }): UseCase<typeof endpoint> =>
  async ({ params }, { house, now }) => {
    const { document } = await readUpload(house, params.id)
    const { errorFile, checkpoint } = document
    if (errorFile === undefined) throw notFound('Error file')
    const until = errorsUntil(document)
    if (now.toISOString() > until) throw new Failure('error_file_expired', { date: until.slice(0, 10) })
    return {
      contentType: errorFileType,
      fileName: `${document.name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}-errors.csv`,
      body: await joined(
        errorFiles,
        Array.from({ length: checkpoint.errorParts }, (_, part) => errorPartPath(errorFile, part)),
      ),
    }
  }

/** The files one after the other; that the first is there is known before anything is sent. */
const joined = async (files: FileStore, [first = '', ...others]: readonly string[]): Promise<ReadableStream<Uint8Array>> => {
  let reader = (await files.read(first)).getReader()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      for (;;) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        const next = others.shift()
        if (next === undefined) return controller.close()
        reader = (await files.read(next)).getReader()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
