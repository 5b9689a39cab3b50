import { bidderDocument, emailKey } from '@auctionwiz/domain/bidders/document'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { storedIn, withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message, now, uploadId } from '../testing/house.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { bidderMaker } from './bidder-from-row.ts'
import { importUpload } from './import-upload.ts'

describe('deliveries of one import', () => {
  it('hands bidders from one window to the next without starting over', async () => {
    const tenant = emptyHouse()
    const [header, ...lines] = bidderCsv(700).split('\n')
    const again = (lastName: string): string => lines.join('\n').replaceAll('Lee', lastName)
    await tenant.putUpload([`${header}\n${again('Lee')}${again('Lee-Ray')}${again('Ray')}`])
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    let looks = 0
    const { read } = storedIn(house)
    const watched = {
      ...withStored(house, {
        read: async (id) => {
          if (id === uploadId) looks += 1
          return read(id)
        },
      }),
      // Slow enough for the next window to be planned before this one is stored.
      write: async (...[own]: Parameters<typeof house.write>) => {
        await new Promise((resolve) => setImmediate(resolve))
        return house.write(own)
      },
    }
    await importUpload({ ...tenant.ports, tenant: () => ({ house: watched, account }) })(message, 1)
    expect(looks).toBe(2)
    expect((await tenant.bidders()).every(({ lastName }) => lastName === 'Ray')).toBe(true)
  })

  it('stops where a later delivery took over', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(1500)])
    const lines: string[] = []
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    let later: Promise<void> | undefined
    let writes = 0
    const overtaken = {
      ...house,
      write: async (...[own]: Parameters<typeof house.write>) => {
        writes += 1
        if (writes === 3) later = importUpload({ ...tenant.ports, limits: { rows: 1, ms: 1_000_000 } })(message, 1)
        await later
        return house.write(own)
      },
    }
    const log = { ...tenant.ports.log, info: (line: string) => void lines.push(line) }
    await importUpload({ ...tenant.ports, log, tenant: () => ({ house: overtaken, account }) })(message, 1)
    expect(lines).toEqual(['import left to another worker or done'])
    expect(await tenant.upload()).toMatchObject({ status: 'processing', counts: { recordsProcessed: 968 } })
  })

  it('leaves the rest to another delivery after its share', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(3000)])
    const work = importUpload({ ...tenant.ports, limits: { rows: 1000, ms: 1_000_000 } })
    await work(message, 1)
    expect(await tenant.upload()).toMatchObject({ status: 'processing', counts: { recordsProcessed: 1936 } })
    expect(tenant.sent).toEqual([message])
    await work(message, 1)
    await work(message, 1)
    expect(await tenant.upload()).toMatchObject({ status: 'completed', counts: { recordsProcessed: 3000, recordsImported: 3000 } })
  })

  it('continues at the checkpoint when a bidder of the file is added or changed by hand meanwhile', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(300)])
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    const maker = bidderMaker({
      auctionHouseId: 'hse_1',
      currency: 'USD',
      rules: defaultRules,
      now,
      cause: 'Bidder added',
      figures: 'grow',
    })
    let writes = 0
    const disturbed = {
      ...house,
      write: async (...[own]: Parameters<typeof house.write>) => {
        writes += 1
        if (writes === 4) {
          const row = { firstName: 'Ann150', lastName: 'Lee-Leigh', email: 'ann150@example.com', address: {}, facts: {} }
          await house.write([{ kind: 'create', document: { ...bidderDocument(maker.create(row, 'bid_hand', 9000)) } }])
        }
        return house.write(own)
      },
    }
    await importUpload({ ...tenant.ports, tenant: () => ({ house: disturbed, account }) })(message, 1)
    expect(await tenant.upload()).toMatchObject({ status: 'completed', counts: { recordsImported: 300, duplicates: 1 } })
    const bidders = await tenant.bidders()
    expect(bidders).toHaveLength(300)
    expect(bidders.find(({ uniqueKey }) => uniqueKey === emailKey('ann150@example.com'))).toMatchObject({
      id: 'bid_hand',
      lastName: 'Lee',
    })
  })

  it('tolerates another import of the same people at the same time', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(600)])
    await tenant.putUpload([bidderCsv(600)], { id: 'upl_2' })
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    const slow = {
      ...house,
      write: async (...[own]: Parameters<typeof house.write>) => {
        await new Promise((resolve) => setImmediate(resolve))
        return house.write(own)
      },
    }
    const ports = { ...tenant.ports, tenant: () => ({ house: slow, account }) }
    // Both uploads have the same file here; the first to be done would take it from the other.
    ports.files = { ...tenant.files, remove: async () => {} }
    await Promise.all([importUpload(ports)(message, 1), importUpload(ports)({ ...message, uploadId: 'upl_2' }, 1)])
    const uploads = await Promise.all([uploadId, 'upl_2'].map((id) => storedIn(tenant.house).read<UploadDocument>(id)))
    const counts = uploads.map((upload) => upload?.document.counts)
    expect(counts.map((one) => one?.recordsImported)).toEqual([600, 600])
    expect((counts[0]?.duplicates ?? 0) + (counts[1]?.duplicates ?? 0)).toBe(600)
    expect(await tenant.bidders()).toHaveLength(600)
  })

  it('waits for a record that is not written yet, then asks for another delivery, then drops the message', async () => {
    const tenant = emptyHouse()
    const waits: number[] = []
    const late = {
      ...tenant.ports,
      wait: async (ms: number) => {
        waits.push(ms)
        if (waits.length === 2) await tenant.putUpload([bidderCsv(5)])
      },
    }
    await importUpload(late)(message, 1)
    expect(waits).toEqual([100, 200])
    expect(await tenant.upload()).toMatchObject({ status: 'completed' })

    const never = emptyHouse()
    await expect(importUpload(never.ports)(message, 2)).rejects.toThrow('not there yet')
    await importUpload(never.ports)(message, 3)
  })

  it('refuses a message that is not its own', async () => {
    const { ports } = emptyHouse()
    for (const wrong of [undefined, 'x', { ...message, accountId: '../other' }, { accountId: 'a' }])
      await expect(importUpload(ports)(wrong, 1)).rejects.toThrow('not an import message')
  })

  it('throws when the store or the files are busy, so that the message comes again, and notes what else stops it', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(300)])
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    const query = () => Promise.reject(new StoreError('busy', 'database: 429'))
    const busy = { ...tenant.ports, tenant: () => ({ house: withStored(house, { query }), account }) }
    await expect(importUpload(busy)(message, 1)).rejects.toThrow('429')
    const files = { ...tenant.files, read: () => Promise.reject(new StoreError('busy', 'file storage: 503')) }
    await expect(importUpload({ ...tenant.ports, files })(message, 1)).rejects.toThrow('503')
    expect(await tenant.upload()).not.toHaveProperty('stoppedBy')
    const broken = { ...tenant.files, read: () => Promise.reject(new TypeError('broken')) }
    await expect(importUpload({ ...tenant.ports, files: broken })(message, 1)).rejects.toThrow('broken')
    expect(await tenant.upload()).toMatchObject({ status: 'processing', stoppedBy: 'internal' })
  })
})
