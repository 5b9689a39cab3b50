import { sniffText } from './sniff.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/** Its first bytes decide the encoding of a file: all of most files. */
const decisive = 1024 * 1024

/**
 * The text of a streamed JSON file, piece by piece, without a byte order mark. Bytes that are not UTF-8 are taken as Windows-1252, as in every table;
 * throws `TableProblem` where such bytes come late, and for a binary file.
 */
export async function* jsonText(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const first: Uint8Array[] = []
  let length = 0
  let decode: ReturnType<typeof strictDecoder> | undefined
  for await (const chunk of chunks) {
    if (decode) yield decode(chunk)
    else {
      // Its source may reuse the memory of a chunk.
      first.push(chunk.slice())
      length += chunk.length
      if (length < decisive) continue
      decode = strictDecoder(file, joined(first))
      for (const part of first.splice(0)) yield decode(part)
    }
  }
  decode ??= strictDecoder(file, joined(first))
  for (const part of first) yield decode(part)
  yield decode()
}

const strictDecoder = (file: string, head: Uint8Array) => {
  const sniffed = sniffText(head.subarray(0, decisive))
  if (sniffed.kind === 'binary') throw new TableProblem(tableProblems.notJson(file))
  const { encoding } = sniffed
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  let length = 0
  /** What came last: a character may begin there. It starts at an even place, as two bytes of UTF-16 do. */
  let before: Uint8Array = new Uint8Array()
  return (bytes?: Uint8Array): string => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined })
      line += breaksIn(text)
      length += bytes?.length ?? 0
      if (bytes) before = joined([before, bytes.subarray(-8)]).slice(-4 - (length % 2))
      return text
    } catch (cause) {
      const good = goodPart(encoding, before, bytes ?? new Uint8Array())
      throw new TableProblem(tableProblems.notText(file, line + breaksIn(good), encoding), { cause })
    }
  }
}

/** The text up to the first bytes that are none. */
const goodPart = (encoding: string, before: Uint8Array, bytes: Uint8Array): string => {
  const lenient = new TextDecoder(encoding)
  lenient.decode(before, { stream: true })
  const [good = ''] = lenient.decode(bytes).split('\uFFFD', 1)
  return good
}

/** How many lines end in a text. */
export const breaksIn = (text: string): number => {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1
  return breaks
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
