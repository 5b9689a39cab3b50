import type { ExportPorts } from '@auctionwiz/functions-bidders/house-archive/export-house'
import { houseFiles, personsIn } from '@auctionwiz/functions-bidders/house-archive/house-files'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { demoChecksum } from './demo-checksum.ts'
import { demoLinks } from './demo-links.ts'

/** What the export of a house of the demonstration is made of, in this page. */
export const demoHouseExport = (store: DocumentStore, files: Readonly<Record<string, FileStore>>): ExportPorts => ({
  files: houseFiles((name) => files[name] ?? memoryFiles()),
  exports: memoryFiles(64 * 1024),
  links: demoLinks,
  person: personsIn(store),
  checksum: demoChecksum,
})
