import { notFound } from '../errors/failure.ts'
import type { BlockFiles } from './block-files.ts'
import { type MemoryFiles, memoryFiles } from './memory-files.ts'

export interface MemoryBlockFiles extends BlockFiles {
  readonly files: MemoryFiles['files']
  /** Sends a block to an address. @returns the status that storage answers */
  put(address: string, id: string, bytes: Uint8Array): number
}

/** The stand-in for tests, with the addresses that storage would take. */
export const memoryBlockFiles = (now: () => Date): MemoryBlockFiles => {
  const store = memoryFiles()
  const blocks = new Map<string, Map<string, Uint8Array>>()
  const grants = new Map<string, { path: string; until: Date }>()
  return {
    ...store,
    grant: async (path, until) => {
      const address = `https://files.example/${path}?grant=${grants.size + 1}`
      grants.set(address, { path, until })
      return address
    },
    put: (address, id, bytes) => {
      const grant = grants.get(address)
      if (!grant || grant.until <= now()) return 403
      blocks.set(grant.path, (blocks.get(grant.path) ?? new Map()).set(id, bytes))
      return 201
    },
    blocks: async (path) => [...(blocks.get(path) ?? [])].map(([id, bytes]) => ({ id, size: bytes.byteLength })),
    assemble: async (path, ids) => {
      const parts = ids.map((id) => {
        const bytes = blocks.get(path)?.get(id)
        if (!bytes) throw notFound('File')
        return bytes as Uint8Array<ArrayBuffer>
      })
      store.files.set(path, new Uint8Array(await new Blob(parts).arrayBuffer()))
    },
    remove: async (path) => {
      blocks.delete(path)
      await store.remove(path)
    },
  }
}
