import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { type MemoryFiles, memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { EmailLinks } from '../emails/email-links.ts'
import type { ExportPorts } from './export-house.ts'
import { houseFiles } from './house-files.ts'

/** Exports of houses for tests, in memory. */
export const testArchive = (
  links: Pick<EmailLinks, 'stopId'>,
  files: Readonly<Record<string, MemoryFiles>> = {},
  exports = memoryFiles(),
): ExportPorts => ({
  files: houseFiles((name) => files[name] ?? memoryFiles()),
  exports,
  links,
  person: async () => undefined,
  checksum: sha256,
})
