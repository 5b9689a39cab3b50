import type { Checksum } from '@auctionwiz/platform/core/files/checksum'

/** The browser computes checksums of whole files alone; those of the demonstration are small. */
export const demoChecksum = (): Checksum => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  return {
    add: (bytes) => void pieces.push(new Uint8Array(bytes)),
    hex: async () => {
      const digest = await crypto.subtle.digest('SHA-256', await new Blob(pieces).arrayBuffer())
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
