import { tableLimits } from '@auctionwiz/contracts/uploads'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Inspected } from './inspect-file.ts'
import type { ReceivePorts } from './receive-files.ts'

/**
 * A workbook or JSON file as CSV. It is held whole, which its limit keeps small. `onChunk` sees the length of every piece first. Fails
 * with file_empty or file_unreadable.
 */
export const receiveTable = async (
  file: string,
  body: ReadableStream<Uint8Array>,
  onChunk: (bytes: number) => void,
  convertTable: ReceivePorts['convertTable'],
): Promise<Inspected & { received: number; sheet?: string }> => {
  const bytes = await wholeOf(file, body, onChunk)
  if (bytes.length === 0) throw new Failure('file_empty', { file })
  const converted = await convertTable(file, bytes)
  if ('problem' in converted) throw new Failure('file_unreadable', { file, problem: converted.problem })
  const { csv, sheet } = converted
  return { body: new Blob([csv]).stream(), encoding: () => 'utf-8', received: bytes.length, ...(sheet !== undefined && { sheet }) }
}

/** All bytes of a table. @throws file_unreadable beyond its limit */
export const wholeOf = async (file: string, body: ReadableStream<Uint8Array>, onChunk: (bytes: number) => void): Promise<Uint8Array> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const keep = (chunk: Uint8Array<ArrayBuffer>): void => {
    onChunk(chunk.byteLength)
    length += chunk.byteLength
    if (length > tableLimits.bytes) throw new Failure('file_unreadable', { file, problem: tableProblems.tooLarge(file) })
    chunks.push(chunk)
  }
  await body.pipeTo(new WritableStream({ write: keep }))
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
