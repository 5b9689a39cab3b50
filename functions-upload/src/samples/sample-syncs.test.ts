import { samplePlatformSales } from '@auctionwiz/domain/samples/sample-platform-sales'
import { samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { syncedRecord, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { expect, it } from 'vitest'
import { sampleSyncDocuments } from './sample-syncs.ts'

const now = new Date('2026-11-21T09:00:00Z')

it('links the sample auction with the one that the platform has, record by record', async () => {
  const { documents } = await sampleSyncDocuments('hse_1', now, { id: 'usr_1', name: 'Vanessa Parr' })
  const [link, ...others] = documents
  const { platformId, platformAuctionId } = syncLinkRecord.parse(link ?? { id: '', type: '' })
  const platform = samplePlatforms.find(({ id }) => id === platformId)
  const sale = platform && samplePlatformSales(platform, now).find(({ auction }) => auction.id === platformAuctionId)
  const synced = others.map((one) => syncedRecord.parse(one).platformRecordId)
  expect(synced).toEqual([sale?.auction.id, ...(sale?.lots ?? []).map(({ id }) => id)])
  expect(platform?.connected).toBe(true)
})

it.each(samplePlatforms.map((platform) => [platform.id, platform] as const))('%s has sales to import', (_id, platform) => {
  const sales = samplePlatformSales(platform, now)
  expect(sales.length).toBeGreaterThan(0)
  expect(samplePlatformSales(platform, now)).toEqual(sales)
})
