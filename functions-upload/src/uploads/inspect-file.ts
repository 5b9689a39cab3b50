import { type FileSniffer, fileSniffer, sniffLength, type TextEncodingName } from '@auctionwiz/domain/files/sniff'
import { importedTypes, isTable } from '@auctionwiz/domain/files/table-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'

export interface Inspected {
  body: ReadableStream<Uint8Array>
  /** Once the body was read to its end. */
  encoding(): TextEncodingName
}

/** Refuses by name what is no table, before any of it is read. */
export const checkExtension = (file: string): void => {
  if (!isTable(file)) throw new Failure('file_type', { file, expected: importedTypes })
}

/**
 * A file stream that throws as soon as it is known to be empty (file_empty) or binary (file_type), and that has the encoding at the end.
 * `onChunk` gets the length of every piece first.
 */
export const inspectFile = (file: string, body: ReadableStream<Uint8Array>, onChunk: (bytes: number) => void): Inspected => {
  const sniffer = fileSniffer()
  let seen = 0
  const inspection = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk(chunk.byteLength)
      const settled = seen >= sniffLength
      seen += chunk.byteLength
      sniffer.push(chunk)
      if (!settled && seen >= sniffLength) encodingOf(sniffer, file)
      controller.enqueue(chunk)
    },
    flush: () => {
      if (seen === 0) throw new Failure('file_empty', { file })
      encodingOf(sniffer, file)
    },
  })
  return { body: body.pipeThrough(inspection), encoding: () => encodingOf(sniffer, file) }
}

const encodingOf = (sniffer: FileSniffer, file: string): TextEncodingName => {
  const sniffed = sniffer.result()
  if (sniffed.kind === 'binary') throw new Failure('file_type', { file, expected: 'CSV' })
  return sniffed.encoding
}
