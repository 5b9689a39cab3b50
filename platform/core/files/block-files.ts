import type { FileStore } from './files.ts'

/** A block that has arrived. */
export interface FileBlock {
  id: string
  /** Bytes. */
  size: number
}

/** A file store to which browsers send files in blocks. What arrives belongs to no file before `assemble`. */
export interface BlockFiles extends FileStore {
  /** An address that takes blocks of this file until a time, and does nothing else: it reads nothing and names no other file. */
  grant(path: string, until: Date): Promise<string>
  /** The blocks of a file that have arrived, also those of a file that was assembled. */
  blocks(path: string): Promise<readonly FileBlock[]>
  /** Makes the file of these blocks, in their order; may be repeated. */
  assemble(path: string, ids: readonly string[], contentType: string): Promise<void>
}
