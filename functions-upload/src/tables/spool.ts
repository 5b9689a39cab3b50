/** Holds bytes until all are known, then gives them back once. */
export interface Spool {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  read(): AsyncIterable<Uint8Array>
}

export type OpenSpool = () => Promise<Spool>

/** In memory, for browsers and tests. */
export const memorySpool: OpenSpool = async () => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  return {
    write: async (bytes) => void parts.push(bytes),
    async *read() {
      yield* parts
    },
  }
}
