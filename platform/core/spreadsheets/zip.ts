import { streamOf } from './stream-of.ts'

export interface ZipEntry {
  name: string
  content: Iterable<Part> | AsyncIterable<Part>
  /** For what is packed already, such as pictures. */
  stored?: true
}

type Part = string | Uint8Array

/** Files for readers of any age: no extensions for archives above 4 GB, and one time, so that the same content gives the same file. */
const options = {
  useWebWorkers: false,
  dataDescriptorSignature: true,
  extendedTimestamp: false,
  lastModDate: new Date(1980, 0, 1),
}

/**
 * A ZIP archive, packed as its content comes and never held whole.
 * @param entries read one after the other, each when the one before is packed
 * @param large for archives that may have 4 GB or more, or more than 65,535 files
 */
export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, large = false): AsyncGenerator<Uint8Array> {
  const { ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-writer.js')
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const reader = readable.getReader()
  const stop = new AbortController()
  const archive = new ZipWriter(writable, { ...options, zip64: large, signal: stop.signal })
  let source: AsyncGenerator<Uint8Array> | undefined
  const write = async (): Promise<void> => {
    for await (const { name, content, stored } of entries) {
      source = encoded(content)
      await archive.add(name, streamOf(source), stored ? { level: 0 } : {})
    }
    await archive.close()
  }
  let failure: { error: unknown } | undefined
  const written = write().catch(async (error: unknown) => {
    failure = { error }
    await reader.cancel()
  })
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
    await written
    if (failure) throw failure.error
  } finally {
    stop.abort()
    await reader.cancel()
    await source?.return(undefined)
    await written
  }
}

async function* encoded(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of content) yield typeof part === 'string' ? encoder.encode(part) : part
}
