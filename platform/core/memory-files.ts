import { notFound } from './failure.ts'
import type { FileStore } from './files.ts'

export interface MemoryFiles extends FileStore {
  /** Whole files by path. */
  readonly files: Map<string, Uint8Array>
  text(path: string): string
}

/** The file store in memory, for demo mode and for tests; files come in chunks of `chunkSize` bytes. */
export const memoryFiles = (chunkSize = 1000): MemoryFiles => {
  const files = new Map<string, Uint8Array>()
  const parts = new Map<string, Map<number, string>>()
  return {
    files,
    text: (path) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.get(path)),
    write: async (path, body) => {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      files.set(path, bytes)
      return bytes.byteLength
    },
    read: async (path) => {
      const bytes = files.get(path)
      if (!bytes) throw notFound('File')
      let at = 0
      return new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (at >= bytes.byteLength) return controller.close()
          controller.enqueue(bytes.slice(at, at + chunkSize))
          at += chunkSize
        },
      })
    },
    remove: async (path) => {
      files.delete(path)
    },
    setPart: async (path, index, text) => {
      const own = parts.get(path) ?? new Map<number, string>()
      parts.set(path, own.set(index, text))
    },
    joinParts: async (path, count) => {
      const own = parts.get(path)
      const texts = Array.from({ length: count }, (_, index) => {
        const text = own?.get(index)
        if (text === undefined) throw new Error(`part ${index} of ${path} is missing`)
        return text
      })
      files.set(path, new TextEncoder().encode(texts.join('')))
    },
  }
}
