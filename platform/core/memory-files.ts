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
  const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return {
    files,
    text: (path) => decode(files.get(path) ?? new Uint8Array()),
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
    writeText: async (path, text) => {
      files.set(path, new TextEncoder().encode(text))
    },
    rewriteText: async (path, change) => {
      const bytes = files.get(path)
      if (!bytes) throw notFound('File')
      files.set(path, new TextEncoder().encode(change(decode(bytes))))
    },
  }
}
