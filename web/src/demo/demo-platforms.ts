import { samplePlatformSales } from '@auctionwiz/domain/samples/sample-platform-sales'
import { samplePlatformBidders, samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import type { BiddingPlatforms } from '@auctionwiz/functions-upload/platforms/bidding-platform'
import { connectionDocument } from '@auctionwiz/functions-upload/platforms/connection-document'
import { memoryPlatform } from '@auctionwiz/functions-upload/platforms/memory-platform'
import { memorySales } from '@auctionwiz/functions-upload/platforms/memory-sales'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'

export const demoEncryption = secretEncryption('the sample data protects nobody')

/** The bidding platforms of the demonstration, in this page. */
export const demoPlatforms: BiddingPlatforms = new Map(
  samplePlatforms.map((sample) => {
    const bidders = samplePlatformBidders(sample).map(({ status, ...bidder }) => ({ ...bidder, active: status === 'active' }))
    const key = samplePlatformKey(sample.id)
    const sales = memorySales({ sales: samplePlatformSales(sample, new Date()), key: () => key })
    return [sample.id, { name: sample.name, platform: memoryPlatform(bidders, () => key), sales }]
  }),
)

/** The connections that a sample house has from the start. */
export const demoConnections = (accountId: string, auctionHouseId: string, now: Date): Promise<StoredDocument[]> =>
  Promise.all(
    samplePlatforms
      .filter(({ connected }) => connected)
      .map(({ id }) => {
        const place = { accountId, auctionHouseId, platformId: id }
        return connectionDocument(demoEncryption, place, { key: samplePlatformKey(id), at: now, by: 'Demo User' })
      }),
  )
