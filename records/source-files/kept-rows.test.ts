import { detectFormat } from '@auctionwiz/domain/files/csv-format'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { keptBytes } from './kept-rows.ts'
import { sourceRows } from './source-rows.ts'

const rowsOf = async (body: ReadableStream<Uint8Array>, encoding: Parameters<typeof sourceRows>[1]): Promise<CsvRow[]> => {
  const rows: CsvRow[] = []
  for await (const batch of (await sourceRows(body, encoding)).rows) rows.push(...batch.rows)
  return rows
}

const chunked = (bytes: Uint8Array, chunk: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk))
      controller.close()
    },
  })

it('gives the rows of any text back as they were read, in every encoding and however it is cut', async () => {
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'é', '龍', '😀', '"', ',', '\n', '\r', ' '), maxLength: 60 }),
    fc.string({ maxLength: 40 }),
  )
  const encodings = fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'utf-16be' as const, 'windows-1252' as const)
  await fc.assert(
    fc.asyncProperty(texts, encodings, fc.integer({ min: 1, max: 50 }), async (text, encoding, chunk) => {
      const read: CsvRow[] = []
      const once = async function* () {
        yield { text: text.toWellFormed(), bytes: 0 }
      }
      for await (const { rows } of csvRows(once(), detectFormat(text))) read.push(...rows)
      const parts: Uint8Array<ArrayBuffer>[] = []
      const batches = async function* () {
        for (const row of read) yield [row]
      }
      for await (const part of keptBytes(batches(), encoding)) parts.push(part as Uint8Array<ArrayBuffer>)
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      expect(await rowsOf(chunked(bytes, chunk), encoding)).toEqual(read)
    }),
    { numRuns: 300 },
  )
})

it('takes no more room for empty lines than they had', async () => {
  const empty = Array.from({ length: 1000 }, (_, at) => ({ cells: [''], line: at + 2 }))
  const batches = async function* () {
    yield [{ cells: ['Email'], line: 1 }, ...empty]
  }
  let bytes = 0
  for await (const part of keptBytes(batches(), 'utf-8')) bytes += part.byteLength
  expect(bytes).toBeLessThan(1100)
})

it('reads a line that is many times as long as a chunk in proportion to its length', async () => {
  const long = { cells: ['x'.repeat(4_000_000)], line: 1 }
  const bytes = new TextEncoder().encode(`\0rows\n${JSON.stringify(long)}\n`)
  expect(await rowsOf(chunked(bytes, 500), 'utf-8')).toEqual([long])
}, 5000)
