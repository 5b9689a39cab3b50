import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type InventoryItemDocument, inventoryItemDocument, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { countInSources } from '@auctionwiz/records/source-files/search-sources'
import { describe, expect, it } from 'vitest'
import { accountId, auctionHouseId, now } from '../../testing/house.ts'
import { importHouse } from '../../testing/import-house.ts'
import { storedItems } from './testing.ts'

const header = 'Stock number,Title,Category,Condition,Status,Location,Acquired date,Low estimate,High estimate,Fee,Consignor,Tags'

const file = [
  header,
  'HV-1,Walnut chest,furniture,good,in storage,Bay 12,2025-03-14,1200,1800,12.5,Vanessa Parr,walnut; Georgian',
  'HV-2,Sugar box,Silver,mint,Available,Vault,2024-01-02,"4,000","6,000",10%,Ann Lee,',
  ',Sea piece,Marine paintings,,,,,,,,,',
].join('\n')

const itemHouse = () => {
  const house = importHouse('inventory')
  return { ...house, items: () => storedItems(house.house) }
}

/** Somebody of the staff changes the item with this title. */
const edited = async (house: ReturnType<typeof itemHouse>, title: string, change: Partial<InventoryItemDocument>): Promise<void> => {
  const found = (await house.items()).find((item) => item.title === title)
  await recordsOf(inventoryItemRecord, house.house).change(found?.id ?? '', (stored) => inventoryItemDocument({ ...stored, ...change }))
}

describe('a file of inventory', () => {
  it('adds items with their values, and the upload names them', async () => {
    const house = itemHouse()
    const upload = await house.imported(file)
    expect(upload).toMatchObject({
      status: 'completed',
      results: { recordsProcessed: 3, recordsImported: 3, duplicates: 0, failed: 0, incomplete: 0 },
    })
    const [sea, sugar, chest] = await house.items()
    expect(chest).toMatchObject({
      ...{ stockNumber: 'HV-1', category: 'Furniture', condition: 'Good', status: 'In Storage', location: 'Bay 12' },
      ...{ acquiredDate: '2025-03-14', currency: 'USD', estimateLow: 120_000, estimateHigh: 180_000, consignmentFee: 12.5 },
      ...{ consignor: 'Vanessa Parr', tags: ['walnut', 'Georgian'], createdBy: 'Vanessa Parr', createdAt: now.toISOString() },
    })
    expect(sugar).toMatchObject({ condition: 'Excellent', estimateLow: 400_000, consignmentFee: 10, tags: [] })
    expect(sea).toMatchObject({ category: 'Marine paintings', status: 'Available' })
    expect(upload.results.records?.map(({ name }) => name)).toEqual(['HV-1', 'HV-2', 'Sea piece'])
    const audited = await readerOf(auditRecord, house.house.in('inventory')).page({}, { limit: 10 })
    expect(audited.items.map(({ document: { action } }) => action)).toEqual(Array(3).fill('inventory.create'))
    expect(house.jobs).toEqual([])
  })

  it('changes nothing when it is sent again, and only what differs when it was edited', async () => {
    const house = itemHouse()
    await house.imported(file)
    const before = await house.items()
    expect((await house.imported(file)).results).toMatchObject({ recordsProcessed: 3, recordsImported: 0, duplicates: 3 })
    expect(await house.items()).toEqual(before)
    await house.imported(file.replace('Bay 12', 'Bay 14').replace('hv-1', 'HV-1').replace(',1200,', ',1300,'))
    const [sea, , chest] = await house.items()
    expect(chest).toMatchObject({ location: 'Bay 14', estimateLow: 130_000, estimateHigh: 180_000 })
    expect(sea).toEqual(before[0])
    expect(await house.items()).toHaveLength(3)
  })

  it('keeps what staff changed since, and lists it with the reason', async () => {
    const house = itemHouse()
    await house.imported(file)
    await edited(house, 'Walnut chest', { location: 'Gallery', estimateHigh: 150_000 })
    expect((await house.imported(file)).results).toMatchObject({ duplicates: 3, incomplete: 0 })
    const upload = await house.imported(file.replace('Bay 12', 'Bay 13').replace(',1200,', ',1600,'))
    expect(upload.results.rowErrors.map(({ row, field, imported }) => [row, field, imported])).toEqual([
      [2, 'location', true],
      [2, 'estimateHigh', true],
    ])
    const chest = (await house.items()).find(({ stockNumber }) => stockNumber === 'HV-1')
    expect(chest).toMatchObject({ location: 'Gallery', estimateLow: 120_000, estimateHigh: 150_000 })
  })

  it('finds an item by its number also where staff added it', async () => {
    const house = itemHouse()
    await house.imported('Stock number,Title,Category\nHV-1,Chest,Furniture')
    await edited(house, 'Chest', { stockNumber: 'HV-7' })
    await house.imported('Stock number,Title,Category,Location\nhv 7,Chest,Furniture,\nHV-7,Chest,Furniture,Vault')
    expect((await house.items()).map(({ stockNumber, location }) => [stockNumber, location])).toEqual(
      expect.arrayContaining([['HV-7', 'Vault']]),
    )
  })

  it('rejects impossible rows, and takes one once it was corrected', async () => {
    const house = itemHouse()
    const upload = await house.imported(
      [
        header,
        'A,,Art,,,,,,,,,',
        'B,Two,Art,,,,,900,100,,,',
        'C,Three,Art,,,,,-5,,,,',
        'D,Four,Art,,,,2190-01-01,,,,,',
        'E,Five,Art,,,,,,,120,,',
        'F,Six,Art,sparkling,,,soon,much,,some,,',
      ].join('\n'),
    )
    expect(upload.results).toMatchObject({ recordsProcessed: 6, recordsImported: 1, failed: 5, incomplete: 1 })
    expect(upload.results.rowErrors.map(({ row, field }) => [row, field])).toEqual([
      ...[
        [2, 'title'],
        [3, 'estimateHigh'],
        [4, 'estimateLow'],
        [5, 'acquiredDate'],
        [6, 'consignmentFee'],
      ],
      ...[
        [7, 'condition'],
        [7, 'consignmentFee'],
        [7, 'acquiredDate'],
        [7, 'estimateLow'],
      ],
    ])
    const { rows } = await house.call('listRejectedRows', { id: upload.uploadId })
    await house.call('correctRejectedRows', {
      id: upload.uploadId,
      body: { rows: [{ row: rows[0].row, cells: [{ column: 1, value: 'Forged' }] }] },
    })
    await house.work()
    expect((await house.read(upload.uploadId)).results).toMatchObject({ recordsImported: 2, failed: 4, corrected: 1 })
    expect((await house.items()).map(({ title }) => title)).toEqual(['Forged', 'Six'])
  })

  it('is taken from those alone who may import inventory', async () => {
    const house = itemHouse()
    await expect(house.send(file, {}, ['-inventory:import'])).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('shows in a dry run what the import then does', async () => {
    const house = itemHouse()
    await house.imported(file)
    const more = [
      file.replace('Sugar box', 'Sugar bowl'),
      'HV-9,New,Art,,,,,,,,,',
      'hv-9,New,Art,,,,,,,,,',
      'HV-10,Bad,Art,,,,,9,1,,,',
    ].join('\n')
    const { uploadId } = await house.send(more, { review: 'yes' })
    const before = await house.items()
    const run = await house.dryRun(uploadId)
    expect(run).toMatchObject({ state: 'done', rows: 6, totals: { create: 1, update: 1, unchanged: 3, conflict: 0, error: 1 } })
    expect(await house.items()).toEqual(before)
    const { rows } = await house.call('listPlannedRows', { id: uploadId, query: { limit: '10' } })
    expect(rows[0]).toMatchObject({ outcome: 'error', name: 'HV-10 Bad', problems: [{ field: 'estimateHigh' }] })
    await house.call('startImport', { id: uploadId, body: { number: run.number } })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsImported: 1, duplicates: 4, failed: 1 })
  })
})

it('finds the rows that name a person, so that an erasure reaches them', async () => {
  const house = itemHouse()
  const { uploadId } = await house.send('Title,Category,Consignor\nOne,Art,Ann Lee\nTwo,Art,Bob Ray', { review: 'yes' })
  await house.dryRun(uploadId)
  const keys = personKeys({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })
  const place = { house: house.house, files: house.files, accountId, auctionHouseId }
  expect(await countInSources(place, keys)).toEqual({ rows: 1, uncounted: 0 })
})
