import { crc32 } from '@auctionwiz/domain/files/crc32'
import { packedBytes, type ZipFile, zipDirectory } from '@auctionwiz/domain/files/zip-directory'
import type { UnpackedWorkbook } from './sheet-library.ts'

/** Pictures, comments and the like are left packed, and so is what ties sheets to them. */
const needless =
  /^[\\/]?(?:docProps|xl[\\/](?:media|drawings|charts|embeddings|activeX|ctrlProps|printerSettings|diagrams|(?:work|chart)sheets[\\/]_rels))[\\/]/i

/**
 * Unpacks the parts of a workbook that hold cells, at most `cells` of them in a part. A part that is not as declared is refused: one that is longer would take more memory than was checked.
 * Fails with TooManyCells as soon as a part has more: a small file may hold very many empty ones.
 */
export const unpackWorkbook = async (bytes: Uint8Array, cells: number): Promise<UnpackedWorkbook> => {
  const unpacked: UnpackedWorkbook = { FullPaths: ['Root Entry/'], FileIndex: [{ name: 'Root Entry', type: 5, size: 0 }] }
  for (const file of zipDirectory(bytes) ?? []) {
    if (needless.test(file.name)) continue
    const content = await contentOf(bytes, file, cells)
    if (content.length !== file.size || crc32(content) !== file.checksum) throw new RangeError(`${file.name} is not as declared`)
    unpacked.FullPaths.push(`Root Entry/${file.name.replace(/^[\\/]/, '')}`)
    unpacked.FileIndex.push({ name: file.name.split(/[\\/]/).at(-1) ?? '', type: 2, content, size: content.length })
  }
  return unpacked
}

/** A part has more cells than may be read. */
export class TooManyCells extends Error {
  override name = 'TooManyCells'
}

const contentOf = async (bytes: Uint8Array, file: ZipFile, maxCells: number): Promise<Uint8Array> => {
  const packed = packedBytes(bytes, file)
  if (packed === undefined) throw new RangeError(`${file.name} does not lie in the archive`)
  if (file.method === 0) {
    if (cellsIn(packed, 0, packed.length) > maxCells) throw new TooManyCells(file.name)
    return packed
  }
  if (file.method !== 8) throw new TypeError(`${file.name} is packed by method ${file.method}`)
  const content = new Uint8Array(file.size)
  let length = 0
  let cells = 0
  const keep = (chunk: Uint8Array): void => {
    if (length + chunk.length > file.size) throw new RangeError(`${file.name} is longer than declared`)
    content.set(chunk, length)
    // The two bytes before, since a tag may begin in one piece and end in the next.
    cells += cellsIn(content, Math.max(0, length - 2), length + chunk.length)
    length += chunk.length
    if (cells > maxCells) throw new TooManyCells(file.name)
  }
  const inflated = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  await inflated.pipeTo(new WritableStream({ write: keep }))
  return content.subarray(0, length)
}

const [less, colon, letterC, space, greater, slash] = Array.from('<:c >/', (sign) => sign.charCodeAt(0))

/** How many tags `<c>`, also with attributes or as `<x:c>`, end their name within these bytes. */
const cellsIn = (bytes: Uint8Array, start: number, end: number): number => {
  let cells = 0
  for (let at = start + 2; at < end; at += 1) {
    if (bytes[at - 1] !== letterC || (bytes[at - 2] !== less && bytes[at - 2] !== colon)) continue
    const sign = bytes[at]
    if (sign === space || sign === greater || sign === slash) cells += 1
  }
  return cells
}
