import { notFound } from '../errors/failure.ts'
import { StoreError } from '../store/store.ts'
import type { FileStore } from './files.ts'

export interface MemoryFiles extends FileStore {
  /** Whole files by path. A change of a file puts other bytes in place of those that are there. */
  readonly files: Map<string, Uint8Array>
  text(path: string): string
}

/** The file store in memory, for demo mode and for tests; files come in chunks of `chunkSize` bytes. */
export const memoryFiles = (chunkSize = 1000, now = () => new Date()): MemoryFiles => {
  const files = new Map<string, Uint8Array>()
  const known = new WeakMap<Uint8Array, { version: string; writtenAt: Date }>()
  let versions = 0
  /** Tests put files in directly, so what is known of bytes begins when they are first met. */
  const stateOf = (bytes: Uint8Array): { version: string; writtenAt: Date } => {
    const state = known.get(bytes) ?? { version: String(++versions), writtenAt: now() }
    known.set(bytes, state)
    return state
  }
  const put = (path: string, bytes: Uint8Array): Uint8Array => {
    files.set(path, bytes)
    stateOf(bytes)
    return bytes
  }
  const held = (path: string): Uint8Array => {
    const bytes = files.get(path)
    if (!bytes) throw notFound('File')
    return bytes
  }
  const unchanged = (path: string, bytes: Uint8Array, version: string | undefined): Uint8Array => {
    if (version !== undefined && stateOf(bytes).version !== version) throw new StoreError('stale', `${path} has changed`)
    return bytes
  }
  const chunksOf = (bytes: Uint8Array): ReadableStream<Uint8Array> => {
    let at = 0
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (at >= bytes.byteLength) return controller.close()
        controller.enqueue(bytes.slice(at, at + chunkSize))
        at += chunkSize
      },
    })
  }
  const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return {
    files,
    text: (path) => decode(files.get(path) ?? new Uint8Array()),
    write: async (path, body) => put(path, new Uint8Array(await new Response(body as BodyInit).arrayBuffer())).byteLength,
    read: async (path, version) => chunksOf(unchanged(path, held(path), version)),
    remove: async (path, version) => {
      if (version !== undefined) unchanged(path, files.get(path) ?? new Uint8Array(), version)
      files.delete(path)
    },
    reserve: async (path) => stateOf(files.get(path) ?? put(path, new Uint8Array())).version,
    writeText: async (path, text, _contentType, version) => {
      const before = files.get(path)
      if (!before || stateOf(before).version !== version) throw new StoreError('stale', `${path} has changed`)
      put(path, new TextEncoder().encode(text))
    },
    rewriteText: async (path, change) => {
      put(path, new TextEncoder().encode(change(decode(held(path)))))
    },
    rewrite: async (path, change) => {
      for (;;) {
        const before = held(path)
        const parts: Uint8Array<ArrayBuffer>[] = []
        for await (const part of change(chunksOf(before))) parts.push(part as Uint8Array<ArrayBuffer>)
        const after = new Uint8Array(await new Blob(parts).arrayBuffer())
        if (files.get(path) !== before) continue
        put(path, after)
        return
      }
    },
    list: async function* (prefix) {
      for (const path of [...files.keys()].filter((one) => one.startsWith(prefix)).sort()) {
        const bytes = files.get(path)
        if (bytes) yield { path, size: bytes.byteLength, ...stateOf(bytes) }
      }
    },
  }
}
