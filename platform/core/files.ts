/** Files too large for a document. Paths begin with the tenant: `<accountId>/<auctionHouseId>/…`. */
export interface FileStore {
  /** Streams a file in, replacing what was there. @returns its size in bytes. */
  write(path: string, body: ReadableStream<Uint8Array>, contentType: string): Promise<number>
  /** Streams a file out. Fails with `not_found`. */
  read(path: string): Promise<ReadableStream<Uint8Array>>
  remove(path: string): Promise<void>
  /** Sets part `index` (from 0) of a file that is being put together; setting it again replaces it. */
  setPart(path: string, index: number, text: string): Promise<void>
  /** Makes the file of its first `count` parts, in order. */
  joinParts(path: string, count: number, contentType: string): Promise<void>
}

/** Work to be done in the background, at least once. */
export interface WorkQueue<Message> {
  /** `afterSeconds` is how long nobody takes it up, at most seven days. */
  send(message: Message, afterSeconds?: number): Promise<void>
}
