/** Files too large for a document. Paths begin with the tenant: `<accountId>/<auctionHouseId>/…`. */
export interface FileStore {
  /** Streams a file in, replacing what was there. @returns its size in bytes. */
  write(path: string, body: ReadableStream<Uint8Array>, contentType: string): Promise<number>
  /** Makes sure that there is a file, an empty one if there was none. @returns its version, which every write changes. */
  reserve(path: string, contentType: string): Promise<string>
  /** Writes a small file over the version from `reserve`. Throws the StoreError `stale` when the version has changed. */
  writeText(path: string, text: string, contentType: string, version: string): Promise<void>
  /** Streams a file out. Fails with `not_found`; with a version also with the StoreError `stale` where it has another one. */
  read(path: string, version?: string): Promise<ReadableStream<Uint8Array>>
  /** Changes a small file; calls `change` again after a conflict. Throws `not_found`. */
  rewriteText(path: string, change: (text: string) => string): Promise<void>
  /** The same for a file of any size: what `change` yields takes the place of what it reads, once all of it is there. */
  rewrite(path: string, change: (body: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>): Promise<void>
  /** The files whose path begins with `prefix`, in the order of their paths. */
  list(prefix: string): AsyncIterable<FileEntry>
  /** With a version throws the StoreError `stale` where it has another one or is gone. */
  remove(path: string, version?: string): Promise<void>
}

/** A file in a listing. */
export interface FileEntry {
  path: string
  /** Bytes. */
  size: number
  writtenAt: Date
  /** Opaque; every write changes it. */
  version: string
}
