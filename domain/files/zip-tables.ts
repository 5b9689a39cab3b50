import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { crc32 } from './crc32.ts'
import { fileProblems } from './file-problem.ts'
import { extensionOf } from './file-types.ts'
import { inspectContent } from './inspect-content.ts'
import { isTable } from './table-kind.ts'
import { TableProblem, tableProblems } from './table-problem.ts'
import { packedBytes, type ZipFile, zipDirectory } from './zip-directory.ts'

/** A table of an archive: its path from the archive on, and its content, which is unpacked while it is read. */
export interface PackedTable {
  name: string
  body: ReadableStream<Uint8Array>
}

export const isArchive = (name: string): boolean => extensionOf(name) === 'zip'

/** Folders, and what systems leave in archives beside the files that people put there. */
const isNoFile = ({ name }: ZipFile): boolean => /[\\/]$/.test(name) || /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^\\/]*$|Thumbs\.db$)/.test(name)

/** Whether an archive is one to import from: it holds a table, or an archive that may. */
export const mayHoldTables = (files: readonly ZipFile[]): boolean => files.some((file) => !isNoFile(file) && isTable(file.name))

/**
 * The tables of an archive, and of archives within it. Other files in it are refused by name, since nothing would be left of them. Fails with
 * `TableProblem`, while a table is read too: its size and checksum are known at its end.
 */
export async function* tablesIn(archive: string, bytes: Uint8Array, isInner = false): AsyncGenerator<PackedTable> {
  const content = inspectContent(archive.slice(archive.lastIndexOf('/') + 1))
  content.push(bytes)
  const problem = content.problem()
  if (problem !== undefined) throw new TableProblem(fileProblems[problem](archive))
  const files = (zipDirectory(bytes) ?? []).filter((file) => !isNoFile(file))
  if (files.reduce((sum, { size }) => sum + size, 0) > tableLimits.unpacked) throw new TableProblem(tableProblems.archiveUnpacked(archive))
  for (const file of files) {
    const name = `${archive}/${file.name}`
    if (isTable(file.name)) yield { name, body: unpacked(name, bytes, file) }
    else if (!isArchive(file.name)) throw new TableProblem(tableProblems.archiveOther(archive, file.name))
    else if (isInner) throw new TableProblem(tableProblems.archiveDepth(archive))
    else yield* tablesIn(name, await wholeOf(name, unpacked(name, bytes, file)), true)
  }
}

/** Stops as soon as the content is longer than declared; at its end it must be what was declared. */
const unpacked = (name: string, bytes: Uint8Array, file: ZipFile): ReadableStream<Uint8Array> => {
  const packed = packedBytes(bytes, file)
  const damaged = (cause?: unknown) => new TableProblem(fileProblems.damaged(name), { cause })
  if (packed === undefined || (file.method !== 0 && file.method !== 8)) throw damaged()
  const source = new Blob([packed as Uint8Array<ArrayBuffer>]).stream()
  const reader = (file.method === 8 ? source.pipeThrough(new DecompressionStream('deflate-raw')) : source).getReader()
  let size = 0
  let checksum = 0
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw damaged(cause)
      })
      size += value?.length ?? 0
      if (value) checksum = crc32(value, checksum)
      const isWhole = size === file.size && checksum === file.checksum
      if (size > file.size || (done && !isWhole)) throw damaged()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** An archive within an archive, which its limit keeps small. */
const wholeOf = async (name: string, body: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const keep = (chunk: Uint8Array): void => {
    length += chunk.length
    if (length > tableLimits.bytes) throw new TableProblem(tableProblems.archiveTooLarge(name))
    chunks.push(chunk.slice())
  }
  await body.pipeTo(new WritableStream({ write: keep }))
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
