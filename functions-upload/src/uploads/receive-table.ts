import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { jsonKindOf } from '@auctionwiz/domain/files/table-kind'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { Table } from '../tables/convert-table.ts'
import type { ReceivePorts } from './receive-files.ts'

/**
 * Stores a table as CSV at `path`. JSON is read as a stream; other tables are held whole, which their limit keeps small. `onChunk` sees the length of
 * every piece first. Fails with file_empty or file_unreadable.
 */
export const receiveTable = async (
  { files, convertTable }: Pick<ReceivePorts, 'files' | 'convertTable'>,
  { file, body, choice }: Table,
  path: string,
  onChunk: (bytes: number) => void,
): Promise<SourceFile> => {
  const source = jsonKindOf(file) ? counted(body, onChunk) : await whole(file, body, onChunk)
  const converted = await convertTable({ file, body: source.body, choice }, (csv) => files.write(path, csv, 'text/csv'))
  if (source.isEmpty()) throw new Failure('file_empty', { file })
  if ('problem' in converted) throw new Failure('file_unreadable', { file, problem: converted.problem })
  const { written: size, sheet } = converted
  return { name: file, size, path, encoding: 'utf-8', received: source.received(), ...(sheet !== undefined && { sheet }) }
}

interface Source {
  body: ReadableStream<Uint8Array>
  received(): number
  /** Whether it ended without a byte. */
  isEmpty(): boolean
}

const counted = (body: ReadableStream<Uint8Array>, onChunk: (bytes: number) => void): Source => {
  let received = 0
  let hasEnded = false
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk(chunk.byteLength)
      received += chunk.byteLength
      controller.enqueue(chunk)
    },
    flush: () => {
      hasEnded = true
    },
  })
  return { body: body.pipeThrough(counting), received: () => received, isEmpty: () => hasEnded && received === 0 }
}

const whole = async (...table: Parameters<typeof wholeOf>): Promise<Source> => {
  const [file] = table
  const bytes = await wholeOf(...table)
  if (bytes.length === 0) throw new Failure('file_empty', { file })
  return { body: new Blob([bytes]).stream(), received: () => bytes.length, isEmpty: () => false }
}

/** All bytes of a table. @throws file_unreadable beyond its limit */
export const wholeOf = async (
  file: string,
  body: ReadableStream<Uint8Array>,
  onChunk: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
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
