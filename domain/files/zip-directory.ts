/** A file of a ZIP archive as the archive's directory declares it. */
export interface ZipFile {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  encrypted: boolean
  /** CRC-32 of the content. */
  checksum: number
  packed: number
  size: number
  /** Where its local header begins. */
  offset: number
}

const endLength = 22
const entryLength = 46
/** The greatest length of the comment after the directory's end. */
const commentLimit = 0xffff

/**
 * Reads the directory at the end of an archive without unpacking anything; undefined when it is broken or of the 64-bit kind.
 * @param before how many bytes of the archive come before these
 */
export const zipDirectory = (bytes: Uint8Array, before = 0): ZipFile[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const files: ZipFile[] = []
  // Bytes in front of an archive shift its directory, which still ends here; programs that unpack archives find it so.
  const shifted = end - view.getUint32(end + 12, true)
  let at = isEntry(view, shifted) ? shifted : view.getUint32(end + 16, true) - before
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + entryLength > end || !isEntry(view, at)) return undefined
    const nameLength = view.getUint16(at + 28, true)
    files.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** Whether readers of archives find one in the file, also behind something else: they look for its directory right before the directory's end. */
export const endsAsArchive = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return false
  return isEntry(view, end - view.getUint32(end + 12, true))
}

const isEntry = (view: DataView, at: number): boolean => at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === 0x02014b50

const endOf = (view: DataView): number | undefined => {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - commentLimit; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  return undefined
}

/** The packed bytes of a file; undefined if they are outside the archive. */
export const packedBytes = (bytes: Uint8Array, { offset, packed }: ZipFile): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) return undefined
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed)
}
