import { crc32 } from './crc32.ts'

const little = (length: 2 | 4, value: number): number[] => Array.from({ length }, (_, byte) => (value >>> (8 * byte)) & 0xff)

interface Entry {
  name: string
  content?: string
  /** In place of a text. */
  bytes?: Uint8Array
  encrypted?: boolean
  /** The unpacked size that the directory declares, if it is not the true one. */
  declared?: number
}

/** An archive of stored files, for tests. */
export const zipOf = (...entries: Entry[]): Uint8Array<ArrayBuffer> => {
  const local: number[] = []
  const directory: number[] = []
  for (const { name, content = '', bytes = new TextEncoder().encode(content), encrypted = false, declared } of entries) {
    const title = [...new TextEncoder().encode(name)]
    const fields = [
      ...little(2, encrypted ? 1 : 0),
      ...little(2, 0),
      ...little(4, 0),
      ...little(4, crc32(bytes)),
      ...little(4, bytes.length),
      ...little(4, declared ?? bytes.length),
      ...little(2, title.length),
      ...little(2, 0),
    ]
    const offset = little(4, local.length)
    local.push(0x50, 0x4b, 3, 4, ...little(2, 20), ...fields, ...title, ...bytes)
    directory.push(0x50, 0x4b, 1, 2, ...little(2, 20), ...little(2, 20), ...fields, ...Array<number>(10).fill(0), ...offset, ...title)
  }
  const count = little(2, entries.length)
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...little(4, directory.length), ...little(4, local.length), 0, 0]
  return Uint8Array.from([...local, ...directory, ...end])
}
