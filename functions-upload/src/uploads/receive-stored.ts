import { fileProblems } from '@auctionwiz/domain/files/file-problem'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import { inspectContent } from '@auctionwiz/domain/files/inspect-content'
import { isTable } from '@auctionwiz/domain/files/table-kind'
import { isArchive, mayHoldTables } from '@auctionwiz/domain/files/zip-tables'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { StoredFile } from '@auctionwiz/records/uploads'

/**
 * Streams a file into the store and checks on the way that its content is what its name says. Fails with file_empty or file_unreadable; the caller
 * then removes what was stored. `hasTables`: it is a table, or an archive with tables in it.
 */
export const receiveStored = async (
  files: FileStore,
  { name, path }: Pick<StoredFile, 'name' | 'path'>,
  body: ReadableStream<Uint8Array>,
  onChunk: (bytes: number) => void,
): Promise<StoredFile & { hasTables: boolean }> => {
  const type = fileTypeOf(name)
  if (!type) throw new Failure('file_unreadable', { file: name, problem: fileProblems.unsupported(name) })
  const content = inspectContent(name)
  const look = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk(chunk.byteLength)
      // The store may reuse the memory of a piece once it has taken it.
      content.push(chunk.slice())
      controller.enqueue(chunk)
    },
  })
  const size = await files.write(path, body.pipeThrough(look), type.contentType)
  if (size === 0) throw new Failure('file_empty', { file: name })
  const problem = content.problem()
  if (problem !== undefined) throw new Failure('file_unreadable', { file: name, problem: fileProblems[problem](name) })
  return { name, size, path, hasTables: isTable(name) || (isArchive(name) && mayHoldTables(content.packed())) }
}
