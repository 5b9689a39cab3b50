/** Files too large for a document. Paths begin with the tenant: `<accountId>/<auctionHouseId>/…`. */
export interface FileStore {
  /** Streams a file in, replacing what was there. @returns its size in bytes. */
  write(path: string, body: ReadableStream<Uint8Array>, contentType: string): Promise<number>
  /** Writes a small file at once, replacing what was there. */
  writeText(path: string, text: string, contentType: string): Promise<void>
  /** Streams a file out. Fails with `not_found`. */
  read(path: string): Promise<ReadableStream<Uint8Array>>
  /** Changes a small file; when somebody else changed it meanwhile, `change` is asked again. Fails with `not_found`. */
  rewriteText(path: string, change: (text: string) => string): Promise<void>
  remove(path: string): Promise<void>
}

/** Work to be done in the background, at least once. */
export interface WorkQueue<Message> {
  /** `afterSeconds` is how long nobody takes it up, at most seven days. */
  send(message: Message, afterSeconds?: number): Promise<void>
}
