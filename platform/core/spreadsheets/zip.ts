import { crc32 } from './crc32.ts'

export interface ZipEntry {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Uint8Array
  start: number
  crc: number
  packed: number
  size: number
}

const encoder = new TextEncoder()

/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980, so that the same content gives the same file. */
const date = 0x21

/** A ZIP archive, packed as its content comes and never held whole; for files below 4 GB. */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: encoder.encode(name), start: at, crc: 0, packed: 0, size: 0 }
    const head = localHeader(entry)
    yield head
    for await (const part of packed(content, entry)) {
      entry.packed += part.length
      yield part
    }
    const tail = descriptor(entry)
    yield tail
    at += head.length + entry.packed + tail.length
    written.push(entry)
  }
  const directory = written.map(centralHeader)
  yield* directory
  yield endOf(
    written.length,
    directory.reduce((sum, { length }) => sum + length, 0),
    at,
  )
}

async function* packed(content: ZipEntry['content'], entry: Written): AsyncGenerator<Uint8Array> {
  const deflater = new CompressionStream('deflate-raw')
  const writer = deflater.writable.getWriter()
  const feed = async () => {
    for await (const text of content) {
      const bytes = encoder.encode(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      await writer.write(bytes)
    }
    await writer.close()
  }
  // Whoever reads the packed bytes learns of a failure through them.
  const fed = feed().catch((error: unknown) => writer.abort(error).catch(() => undefined))
  const reader = deflater.readable.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
    await fed
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

type Field = readonly [bytes: 2 | 4, value: number]

const record = (fields: readonly Field[], ...tail: readonly Uint8Array[]): Uint8Array => {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const whole = new Uint8Array(tail.reduce((sum, part) => sum + part.length, length))
  const view = new DataView(whole.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  for (const part of tail) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const sums = ({ crc, packed, size }: Written): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
]

const unknown: Field[] = [
  [4, 0],
  [4, 0],
  [4, 0],
]

const common: Field[] = [
  [2, version],
  [2, flags],
  [2, deflated],
  [2, 0],
  [2, date],
]

const localHeader = ({ name }: Written): Uint8Array => record([[4, 0x04034b50], ...common, ...unknown, [2, name.length], [2, 0]], name)

const descriptor = (entry: Written): Uint8Array => record([[4, 0x08074b50], ...sums(entry)])

const centralHeader = (entry: Written): Uint8Array =>
  record(
    [
      [4, 0x02014b50],
      [2, version],
      ...common,
      ...sums(entry),
      [2, entry.name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, entry.start],
    ],
    entry.name,
  )

const endOf = (count: number, length: number, start: number): Uint8Array =>
  record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, start],
    [2, 0],
  ])
