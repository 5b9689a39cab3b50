const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/**
 * The checksum of ZIP archives (CRC-32, ISO 3309). `before` is the checksum of the bytes before these. Uploads run in the browser's
 * demonstration too, which has no `zlib.crc32`.
 */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let value = ~before
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
