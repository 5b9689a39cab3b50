import { createHash } from 'node:crypto'
import type { Checksum } from '../core/files/checksum.ts'

/** SHA-256 of what is read in pieces. */
export const sha256 = (): Checksum => {
  const hash = createHash('sha256')
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') }
}
