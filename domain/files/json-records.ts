import { lineReader } from './json-lines.ts'
import { listReader, type RecordReader } from './json-list.ts'
import { jsonText } from './json-text.ts'
import type { TextRecord } from './records-table.ts'
import type { JsonKind } from './table-kind.ts'

const readers: Record<JsonKind, (file: string) => RecordReader> = { json: listReader, jsonl: lineReader, ndjson: lineReader }

/**
 * The records of a JSON file of any size, some at a time, while it is read: a list of objects, an object with one such list, or an object on each
 * line. Throws `TableProblem`, which names the record or line, and what reading the file throws.
 */
export async function* jsonRecords(file: string, kind: JsonKind, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextRecord[]> {
  const reader = readers[kind](file)
  for await (const text of jsonText(file, chunks)) yield reader.read(text)
  yield reader.end()
}
