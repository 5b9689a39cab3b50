import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { connectionId } from '@auctionwiz/records/platform-connections'
import { describe, expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { auditEvents } from '../testing/caller.ts'
import { uploadApp } from '../testing/upload-app.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { type BiddingPlatform, PlatformError } from './bidding-platform.ts'
import { memoryPlatform } from './memory-platform.ts'
import { memorySales } from './memory-sales.ts'

const bidder = (id: string, email: string, active = true) => ({
  id,
  firstName: 'Ann',
  lastName: `Lee "${id}"`,
  email,
  city: 'York',
  active,
})
const known = [bidder('1', 'ann1@example.com'), bidder('2', 'ann2@example.com', false), bidder('3', 'not an address')]
const key = 'the key of the house'

const down: BiddingPlatform = {
  list: async () => {
    throw new PlatformError('unavailable', 'down')
  },
  byIds: async () => {
    throw new PlatformError('unavailable', 'down')
  },
}

const setUp = (platform: BiddingPlatform = memoryPlatform(known, () => key)) => {
  const offered = { name: 'GavelNet', platform, sales: memorySales({ sales: [], key: () => key }) }
  const app = uploadApp({ platforms: new Map([['gavelnet', offered]]) })
  const { call } = app
  const id = 'gavelnet'
  return {
    ...app,
    offered,
    list: async () => (await call('listPlatforms')).platforms,
    connect: (given = key) => call('connectPlatform', { id, body: { key: given } }),
    disconnect: () => call('disconnectPlatform', { id }),
    bidders: (query: { search?: string; page?: string; limit?: string } = {}, platformId = id) =>
      call('listPlatformBidders', { id: platformId, query }),
    bring: (bidderIds: string[], key?: string) => call('importPlatformBidders', { id, body: { bidderIds }, ...(key && { key }) }),
  }
}

describe('a bidding platform', () => {
  it('is connected with a key that it takes, which nobody sees again', async () => {
    const { list, connect, house } = setUp()
    expect(await list()).toEqual([{ id: 'gavelnet', name: 'GavelNet', connected: false }])
    await expect(connect('another')).rejects.toMatchObject({ code: 'platform_key_rejected' })
    expect((await list())[0]?.connected).toBe(false)
    expect(await connect()).toMatchObject({ connected: true, connectedBy: 'Vanessa Parr' })
    await connect()
    expect(JSON.stringify([await storedIn(house).read(connectionId('gavelnet')), await auditEvents(house), await list()])).not.toContain(
      key,
    )
    expect((await auditEvents(house)).map(({ action }) => action)).toEqual(['platform.connect', 'platform.connect'])
  })

  it('is disconnected, and its key is gone', async () => {
    const { connect, disconnect, house, bidders } = setUp()
    await connect()
    expect(await disconnect()).toEqual({ id: 'gavelnet', name: 'GavelNet', connected: false })
    expect(await disconnect()).toMatchObject({ connected: false })
    expect(await storedIn(house).read(connectionId('gavelnet'))).toBeUndefined()
    await expect(bidders()).rejects.toMatchObject({ code: 'platform_unconnected', message: 'Connect GavelNet first.' })
  })

  it('lists its bidders page by page', async () => {
    const { connect, bidders } = setUp()
    await connect()
    const first = await bidders({ limit: '2' })
    expect(first).toMatchObject({ total: 3, bidders: [{ id: '1', place: 'York', status: 'Active' }, { status: 'Inactive' }] })
    expect((await bidders({ limit: '2', ...(first.nextPage && { page: first.nextPage }) })).bidders).toHaveLength(1)
    expect((await bidders({ search: 'ann2' })).total).toBe(1)
  })

  it('that is down or no longer takes the key says so', async () => {
    const { connect, offered, bidders, bring } = setUp()
    await connect()
    offered.platform = memoryPlatform(known, () => 'changed')
    await expect(bidders()).rejects.toMatchObject({ code: 'platform_key_rejected' })
    offered.platform = down
    await expect(bidders()).rejects.toMatchObject({ code: 'platform_unavailable' })
    await expect(bring(['1'])).rejects.toMatchObject({ code: 'platform_unavailable' })
    await expect(connect()).rejects.toMatchObject({ code: 'platform_unavailable' })
  })

  it('that nobody offers is not found', async () => {
    await expect(setUp().bidders({}, 'elsewhere')).rejects.toMatchObject({ code: 'not_found', message: 'Bidding platform not found' })
  })
})

describe('bidders of a platform', () => {
  it('are imported like a file: new ones, known ones, and errors with their line', async () => {
    const { connect, bring, ports, sent, house, bidders } = setUp()
    await connect()
    const upload = await bring(['1', '3', '1', 'gone'], 'request-0001')
    expect(upload).toMatchObject({ name: 'GavelNet', status: 'pending', files: [{ name: 'gavelnet.csv' }] })
    expect((await bring(['gone', '3', '1'], 'request-0001')).uploadId).toBe(upload.uploadId)
    await expect(bring(['2'], 'request-0001')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(sent).toHaveLength(1)
    await importUpload(ports)(sent[0], 1)
    const { document } = (await storedIn(house).read<UploadDocument>(upload.uploadId)) ?? {}
    expect(document).toMatchObject({ status: 'completed', counts: { recordsProcessed: 2, recordsImported: 1, failed: 1 } })
    expect(document?.rowErrors[0]?.problem).toContain('invalid email format')
    expect((await storedIn(house).query({ type: 'bidder' }, { limit: 10 })).items).toMatchObject([
      { lastName: 'Lee "1"', status: 'Pending' },
    ])
    expect((await bidders()).total).toBe(3)
  })

  it('that the platform no longer knows are not imported', async () => {
    const { connect, bring, files } = setUp()
    await connect()
    await expect(bring(['gone'])).rejects.toMatchObject({ code: 'platform_bidders_gone' })
    expect(files.files.size).toBe(0)
  })
})
