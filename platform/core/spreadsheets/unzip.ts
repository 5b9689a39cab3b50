/** A file of an archive. */
export interface ZippedFile {
  name: string
  /** Unpacks it as it is read; ends with an error where the archive is damaged. */
  read(): ReadableStream<Uint8Array>
}

const options = { useWebWorkers: false, checkSignature: true }

/** The files of a ZIP archive of any size, of which only what is read is held. @throws Error where it is no archive */
export const unzip = async (archive: Blob): Promise<ZippedFile[]> => {
  const { ZipReader } = await import('@zip.js/zip.js/lib/zip-core-reader.js')
  const entries = await new ZipReader(partsOf(archive)).getEntries()
  return entries.flatMap((entry) => {
    if (entry.directory) return []
    const read = (): ReadableStream<Uint8Array> => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const writer = writable.getWriter()
      // The library closes the stream at the end of a file alone, so that an error has to be passed on.
      const pieces = new WritableStream<Uint8Array>({ write: (piece) => writer.write(piece) })
      entry
        .getData(pieces, options)
        .then(
          () => writer.close(),
          (error: unknown) => writer.abort(error),
        )
        // The reader has gone.
        .catch(() => undefined)
      return readable
    }
    return [{ name: entry.filename, read }]
  })
}

/** What the library reads of an archive, a part at a time. */
const partsOf = (archive: Blob) => ({
  size: archive.size,
  get readable() {
    return archive.stream()
  },
  createReadable: ({ offset = 0, size }: { offset?: number; size?: number } = {}) =>
    archive.slice(offset, size === undefined ? undefined : offset + size).stream(),
  readUint8Array: async (index: number, length: number) => new Uint8Array(await archive.slice(index, index + length).arrayBuffer()),
})
