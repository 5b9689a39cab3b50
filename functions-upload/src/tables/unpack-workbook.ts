import { packedBytes, type ZipFile, zipDirectory } from '@auctionwiz/domain/files/zip-directory'
import { crc32 } from '@auctionwiz/platform/core/spreadsheets/crc32'
import type { UnpackedWorkbook } from './sheet-library.ts'

/** Pictures, comments and the like are left packed, and so is what ties sheets to them. */
const needless =
  /^[\\/]?(?:docProps|xl[\\/](?:media|drawings|charts|embeddings|activeX|ctrlProps|printerSettings|diagrams|(?:work|chart)sheets[\\/]_rels))[\\/]/i

/** Unpacks the parts of a workbook that hold cells. A part that is not as declared is refused: one that is longer would take more memory than was checked. */
export const unpackWorkbook = async (bytes: Uint8Array): Promise<UnpackedWorkbook> => {
  const unpacked: UnpackedWorkbook = { FullPaths: ['Root Entry/'], FileIndex: [{ name: 'Root Entry', type: 5, size: 0 }] }
  for (const file of zipDirectory(bytes) ?? []) {
    if (needless.test(file.name)) continue
    const content = await contentOf(bytes, file)
    if (content.length !== file.size || crc32(content) !== file.checksum) throw new RangeError(`${file.name} is not as declared`)
    unpacked.FullPaths.push(`Root Entry/${file.name.replace(/^[\\/]/, '')}`)
    unpacked.FileIndex.push({ name: file.name.split(/[\\/]/).at(-1) ?? '', type: 2, content, size: content.length })
  }
  return unpacked
}

const contentOf = async (bytes: Uint8Array, file: ZipFile): Promise<Uint8Array> => {
  const packed = packedBytes(bytes, file)
  if (packed === undefined) throw new RangeError(`${file.name} does not lie in the archive`)
  if (file.method === 0) return packed
  if (file.method !== 8) throw new TypeError(`${file.name} is packed by method ${file.method}`)
  const content = new Uint8Array(file.size)
  let length = 0
  const keep = (chunk: Uint8Array): void => {
    if (length + chunk.length > file.size) throw new RangeError(`${file.name} is longer than declared`)
    content.set(chunk, length)
    length += chunk.length
  }
  const inflated = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  await inflated.pipeTo(new WritableStream({ write: keep }))
  return content.subarray(0, length)
}
