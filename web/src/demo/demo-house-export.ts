import type { ExportPorts } from '@auctionwiz/functions-bidders/house-archive/export-house'
import { houseFiles, personsIn } from '@auctionwiz/functions-bidders/house-archive/house-files'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { demoLinks } from './demo-links.ts'

/** What the export of a house of the demonstration is made of, in this page. */
export const demoHouseExport = (store: DocumentStore, files: Readonly<Record<string, FileStore>>): ExportPorts => ({
  files: houseFiles((name) => files[name] ?? memoryFiles()),
  exports: memoryFiles(64 * 1024),
  links: demoLinks,
  person: personsIn(store),
  checksum,
})

/** The browser computes checksums of whole files alone; those of the demonstration are small. */
const checksum = (): Checksum => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  return {
    add: (bytes) => void pieces.push(new Uint8Array(bytes)),
    hex: async () => {
      const digest = await crypto.subtle.digest('SHA-256', await new Blob(pieces).arrayBuffer())
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
