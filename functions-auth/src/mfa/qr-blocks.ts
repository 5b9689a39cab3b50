/** The codewords of a QR code (ISO/IEC 18004, error correction level L, versions 1 to 20): data in byte mode, then Reed-Solomon. */

/** By version from 1: error correction codewords of each block, and blocks. */
const correction = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const blockCount = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

/** Codewords that a version has room for, in all. */
const capacity = (version: number): number => {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const patterns = version === 1 ? 0 : 25 * alignments ** 2 - 10 * alignments - 55
  return Math.floor((16 * version ** 2 + 128 * version + 64 - patterns - (version >= 7 ? 36 : 0)) / 8)
}

const at = (table: readonly number[], version: number): number => table[version - 1] ?? 0

const dataRoom = (version: number): number => capacity(version) - at(correction, version) * at(blockCount, version)

/** Mode and length come before the data: 12 bits up to version 9, 20 beyond. */
const headerBits = (version: number): number => (version < 10 ? 12 : 20)

/** The smallest version that holds so many bytes. Throws beyond 858. */
export const versionFor = (bytes: number): number => {
  const version = blockCount.findIndex((_, index) => dataRoom(index + 1) * 8 >= headerBits(index + 1) + bytes * 8) + 1
  if (version === 0) throw new RangeError(`${bytes} bytes do not fit a QR code`)
  return version
}

/** All codewords of a text in the order in which they are drawn. */
export const codewords = (data: Uint8Array, version: number): number[] => {
  const blocks = split(padded(data, version), at(blockCount, version))
  const checks = blocks.map((block) => remainder(block, at(correction, version)))
  return [...interleaved(blocks), ...interleaved(checks)]
}

const padded = (data: Uint8Array, version: number): number[] => {
  const bits = `0100${data.length.toString(2).padStart(headerBits(version) - 4, '0')}${Array.from(data, (byte) => byte.toString(2).padStart(8, '0')).join('')}`
  const room = dataRoom(version)
  const ended = bits.padEnd(Math.min(room * 8, bits.length + 4), '0')
  const words = (ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
  return [...words, ...Array.from({ length: room - words.length }, (_, index) => (index % 2 === 0 ? 0xec : 0x11))]
}

/** Blocks of equal length, the last ones a word longer where it does not come out even. */
const split = (words: readonly number[], count: number): number[][] => {
  const short = Math.floor(words.length / count)
  const longer = words.length % count
  return Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - (count - longer))
    return words.slice(start, start + short + (index >= count - longer ? 1 : 0))
  })
}

const interleaved = (blocks: readonly number[][]): number[] => {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()
}

/** Product in the field of 256 elements whose polynomial is x⁸+x⁴+x³+x²+1. */
const times = (left: number, right: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((right >> bit) & 1) * left)
  return product
}

const remainder = (block: readonly number[], degree: number): number[] => {
  const divisor = generator(degree)
  let rest: number[] = Array.from({ length: degree }, () => 0)
  for (const word of block) {
    const factor = word ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor))
  }
  return rest
}

/** The product of (x − 2ⁱ) for i below the degree, highest power first, without the leading 1. */
const generator = (degree: number): number[] => {
  let polynomial = [1]
  for (let power = 0, root = 1; power < degree; power += 1, root = times(root, 2)) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map((value, index) => value ^ times(polynomial[index - 1] ?? 0, root))
  }
  return polynomial.slice(1)
}
