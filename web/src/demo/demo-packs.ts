import { makeCasePack } from '@auctionwiz/functions-auctions/packs/make-case-pack'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { CasePackMessage } from '@auctionwiz/records/case-packs'
import { demoChecksum } from './demo-checksum.ts'

/** The evidence packs of the demonstration's legal cases, which this page makes. */
export const demoPacks = ({ store, log, now }: Runtime, documents: FileStore) => {
  const packs = memoryFiles(64 * 1024)
  const work = makeCasePack({
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    documents,
    packs,
    checksum: demoChecksum,
    pdf: async () => (await import('./pdf-in-browser.ts')).pdfInBrowser(),
    log,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const packQueue = {
    send: async (message: CasePackMessage) => {
      setTimeout(() => void work(message).catch((error: unknown) => log.error('an evidence pack was not made', error)), 0)
    },
  }
  return { packs, packQueue }
}
