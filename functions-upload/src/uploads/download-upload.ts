import type { downloadUpload as endpoint } from '@auctionwiz/contracts/uploads'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { errorFileType, errorPartPath, rejectedRowsId, rejectedRowsRecord, withoutCorrected } from '@auctionwiz/records/rejected-rows'
import { errorsUntil, type UploadDocument } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

interface Ports {
  storedFiles: FileStore
  errorFiles: FileStore
}

/** Sends a stored file, or the rejected rows. Both are sent as downloads, so that browsers run nothing of them in the product's origin. */
export const downloadUpload =
  ({ storedFiles, errorFiles }: Ports): UseCase<typeof endpoint> =>
  async ({ params, query }, { house, now }) => {
    const { document } = await readUpload(house, params.id)
    return query.file === undefined ? rejectedRows(house, document, errorFiles, now) : storedFile(document, query.file, storedFiles)
  }

const storedFile = async ({ stored = [] }: UploadDocument, number: number, files: FileStore) => {
  const file = stored[number]
  const type = file && fileTypeOf(file.name)
  if (!type) throw notFound('File')
  return { contentType: type.contentType, fileName: file.name, body: await files.read(file.path) }
}

const rejectedRows = async (house: PartitionReader, document: UploadDocument, files: FileStore, now: Date) => {
  const { id, errorFile, checkpoint, name } = document
  if (errorFile === undefined) throw notFound('Error file')
  const until = errorsUntil(document)
  if (now.toISOString() > until) throw new Failure('error_file_expired', { date: until.slice(0, 10) })
  const parts = Array.from({ length: checkpoint.errorParts }, (_, part) => async () => {
    const stored = await readerOf(rejectedRowsRecord, house).find(rejectedRowsId(id, part))
    if (stored?.document.corrected) return new Blob([await withoutCorrected(files, stored.document)]).stream()
    return files.read(errorPartPath(errorFile, part))
  })
  return {
    contentType: errorFileType,
    fileName: `${name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}-errors.csv`,
    body: await joined(parts),
  }
}

type Part = () => Promise<ReadableStream<Uint8Array>>

/** The parts one after the other; that the first is there is known before anything is sent. */
const joined = async ([first, ...others]: readonly Part[]): Promise<ReadableStream<Uint8Array>> => {
  if (!first) throw notFound('Error file')
  let reader = (await first()).getReader()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      for (;;) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        const next = others.shift()
        if (next === undefined) return controller.close()
        reader = (await next()).getReader()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
