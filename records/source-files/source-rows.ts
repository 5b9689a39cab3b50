import { detectFormat } from '@auctionwiz/domain/files/csv-format'
import type { TextEncodingName } from '@auctionwiz/domain/files/sniff'
import { isBlankRow } from '@auctionwiz/domain/imports/rows'
import { type CsvRow, type CsvRows, csvRows } from './csv-rows.ts'
import { decoded, type TextChunk } from './decode.ts'
import { isKeptRows, keptRows } from './kept-rows.ts'

/** A file as rows, the header included. */
export interface SourceRows {
  rows: AsyncGenerator<CsvRows>
  /** Callers that stop before the last row must call it. */
  close(): Promise<void>
}

/** The length of text read to detect a file's delimiter. */
const sampleLength = 64 * 1024

/** Reads an uploaded file, before or after erasures. */
export const sourceRows = async (body: ReadableStream<Uint8Array>, encoding: TextEncodingName): Promise<SourceRows> => {
  const chunks = decoded(body, encoding)
  const sample = await firstChunks(chunks)
  const start = sample.map(({ text }) => text).join('')
  const all = following(sample, chunks)
  const rows = isKeptRows(start) ? keptRows(all) : csvRows(all, detectFormat(start.slice(0, sampleLength)))
  return {
    rows,
    close: async () => {
      await rows.return(undefined)
      await chunks.return(undefined)
    },
  }
}

const firstChunks = async (chunks: AsyncGenerator<TextChunk>): Promise<TextChunk[]> => {
  const sample: TextChunk[] = []
  let length = 0
  while (length < sampleLength) {
    const next = await chunks.next()
    if (next.done) break
    sample.push(next.value)
    length += next.value.text.length
  }
  return sample
}

export async function* following<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}

/** Whether a row counts; blank lines are passed over. */
export const isRecord = ({ cells, broken, erased }: CsvRow): boolean => broken !== undefined || erased !== undefined || !isBlankRow(cells)
