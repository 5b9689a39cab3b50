import { describe, expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message } from '../testing/house.ts'
import { importUpload } from './import-upload.ts'

describe('importUpload', () => {
  it('stores every good row, counts and completes', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(2500)])
    await importUpload(tenant.ports)(message, 1)

    const upload = await tenant.upload()
    expect(upload).toMatchObject({
      status: 'completed',
      progress: 100,
      counts: { recordsProcessed: 2500, recordsImported: 2500, duplicates: 0, failed: 0 },
    })
    const bidders = await tenant.bidders()
    expect(bidders).toHaveLength(2500)
    expect(new Set(bidders.map(({ bidderId }) => bidderId)).size).toBe(2500)
    expect(bidders[0]).toMatchObject({
      firstName: 'Ann1000',
      status: 'Pending',
      uniqueKey: 'email:ann1000@example.com',
      auctionHouseId: 'hse_1',
    })
    expect(bidders[0]?.scoreHistory[0]?.cause).toBe('Imported from Autumn list')
    expect([...tenant.files.files.keys()]).toEqual([])
  })
})
