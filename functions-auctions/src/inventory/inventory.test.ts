import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const chest = {
  ...{ title: 'Walnut chest', category: 'furniture', stockNumber: 'HV-1', condition: 'Good', location: 'Bay 12' },
  ...{ estimateLow: 120_000, estimateHigh: 180_000, consignor: 'Ann Lee', consignmentFee: 12.5, tags: ['walnut'] },
}

const inventoryApp = async () => {
  const app = await testApp()
  const add = (body: object, key?: string) => app.call('createInventoryItem', { body, ...(key !== undefined && { key }) })
  const titles = async (query = '') => (await app.call('listInventory', { query })).items.map(({ title }: { title: string }) => title)
  return { ...app, add, titles }
}

describe('the inventory', () => {
  it('adds an item once for a request, with the house’s currency, and says so in the log', async () => {
    const { add, audits, call } = await inventoryApp()
    const item = await add(chest, 'key-of-the-item-1')
    expect(item).toMatchObject({ ...chest, status: 201, category: 'Furniture', currency: 'GBP', createdBy: 'Una Staff' })
    expect((await add(chest, 'key-of-the-item-1')).id).toBe(item.id)
    expect(await add({ ...chest, title: 'Other' }, 'key-of-the-item-1')).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'inventory.create', subjectName: 'HV-1' }))
    expect(await call('readInventoryItem', { params: { id: item.id } })).toMatchObject({ title: 'Walnut chest', tags: ['walnut'] })
  })

  it('has each stock number once in a house', async () => {
    const { add, call } = await inventoryApp()
    await add(chest)
    expect(await add({ title: 'Box', category: 'Silver', stockNumber: ' hv-1 ' })).toMatchObject({
      status: 409,
      error: { code: 'stock_number_taken' },
    })
    const { id, version } = await add({ title: 'Box', category: 'Silver' })
    const moved = await call('updateInventoryItem', { params: { id }, body: { stockNumber: 'HV-1', version } })
    expect(moved).toMatchObject({ error: { code: 'stock_number_taken' } })
    expect(await call('createInventoryItem', { houseId: 'h2', body: chest })).toMatchObject({ stockNumber: 'HV-1' })
  })

  it('finds items by words, status and category, in the order asked for, with their number', async () => {
    const { add, titles, call } = await inventoryApp()
    await add(chest)
    await add({ title: 'Sugar box', category: 'Silver', status: 'Sold', estimateLow: 400_000 })
    await add({ title: 'Sea piece', category: 'Marine paintings', location: 'Hall' })
    expect((await titles('sort=title')) satisfies string[]).toEqual(['Sea piece', 'Sugar box', 'Walnut chest'])
    expect(await titles('sort=-value')).toEqual(['Sugar box', 'Walnut chest', 'Sea piece'])
    expect(await titles('status=Sold&status=Reserved')).toEqual(['Sugar box'])
    expect(await titles('category=Marine%20paintings')).toEqual(['Sea piece'])
    expect(await titles('search=ann%20lee')).toEqual(['Walnut chest'])
    const first = await call('listInventory', { query: 'limit=2&sort=title' })
    expect(first).toMatchObject({ total: 3, items: [{}, {}] })
    const next = await call('listInventory', { query: `limit=2&sort=title&page=${encodeURIComponent(first.nextPage)}` })
    expect(next.items.map(({ title }: { title: string }) => title)).toEqual(['Walnut chest'])
    expect(next.total).toBeUndefined()
    expect((await call('listItemCategories')).categories).toEqual([
      ...['Furniture', 'Art', 'Silver', 'Jewelry & Watches', 'Textiles', 'Ceramics', 'Marine paintings'],
    ])
  })

  it('changes what is given, removes what is emptied, and refuses a version that is not the latest', async () => {
    const { add, call, audits } = await inventoryApp()
    const { id, version } = await add(chest)
    const change = { location: '', estimateHigh: '', status: 'On Hold', tags: [] }
    const changed = await call('updateInventoryItem', { params: { id }, body: { ...change, version } })
    expect(changed).toMatchObject({ status: 200, estimateLow: 120_000, tags: [] })
    expect(changed.location).toBeUndefined()
    expect(changed.estimateHigh).toBeUndefined()
    expect(await call('updateInventoryItem', { params: { id }, body: { title: 'Late', version } })).toMatchObject({
      error: { code: 'stale_version' },
    })
    const [event] = (await audits()).filter(({ action }) => action === 'inventory.update')
    expect(event?.after).toEqual({ changed: expect.arrayContaining(['location', 'estimateHigh', 'status', 'tags']) })
  })

  it('links an item to an auction of the house', async () => {
    const { add, call } = await inventoryApp()
    const body = { title: 'Autumn', startDate: '2026-12-05T15:00:00Z', endDate: '2026-12-05T18:00:00Z', location: 'Here' }
    const sale = await call('createAuction', { body })
    const item = await add({ ...chest, auctionId: sale.id })
    expect(item).toMatchObject({ auctionId: sale.id, auctionTitle: 'Autumn' })
    const { id, version } = item
    const freed = await call('updateInventoryItem', { params: { id }, body: { auctionId: '', version } })
    expect([freed.auctionId, freed.auctionTitle]).toEqual([undefined, undefined])
    expect(await add({ title: 'Box', category: 'Silver', auctionId: 'auc_none' })).toMatchObject({
      error: { details: { fields: { auctionId: expect.any(String) } } },
    })
  })

  it('refuses what can’t be', async () => {
    const { add } = await inventoryApp()
    const wrong = { estimateHigh: 100, acquiredDate: '2031-01-01' }
    expect(await add({ ...chest, ...wrong })).toMatchObject({
      status: 400,
      error: { details: { fields: { estimateHigh: expect.any(String), acquiredDate: expect.any(String) } } },
    })
    for (const body of [{ consignmentFee: 120 }, { reserve: -1 }, { status: 'Lost' }, { title: ' ' }])
      expect(await add({ ...chest, ...body })).toMatchObject({ error: { code: 'invalid_request' } })
  })

  it('deletes an item, and the log keeps what it was', async () => {
    const { add, call, audits, titles } = await inventoryApp()
    const { id, version } = await add(chest)
    expect(await call('deleteInventoryItem', { params: { id }, body: { version: 'other' } })).toMatchObject({
      error: { code: 'stale_version' },
    })
    expect(await call('deleteInventoryItem', { params: { id }, body: { version } })).toMatchObject({ success: true })
    expect(await titles()).toEqual([])
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'inventory.delete', before: expect.any(Object) }))
  })

  it('exports what the filter finds, without formulas, and says so in the log', async () => {
    const { add, call, audits } = await inventoryApp()
    await add({ ...chest, title: '=HYPERLINK("https://evil.example";"Open")' })
    await add({ title: 'Sugar box', category: 'Silver' })
    const { file } = await call('exportInventory', { query: 'category=Furniture&search=hyperlink' })
    expect(file.split('\r\n')).toHaveLength(3)
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"";""Open"")"`)
    expect(file).toContain(',1200.00,1800.00,')
    expect((await audits()).filter(({ action }) => action === 'inventory.export').map(({ after }) => after)).toEqual([
      { category: ['Furniture'], search: true },
    ])
  })

  it('is closed to those without the permission', async () => {
    const { add, call } = await inventoryApp()
    const { id, version } = await add(chest)
    expect(await call('createInventoryItem', { role: 'viewer', body: chest })).toMatchObject({ status: 403 })
    expect(await call('deleteInventoryItem', { role: 'staff', params: { id }, body: { version } })).toMatchObject({ status: 403 })
  })
})

it('is there only where the account has the add-on', async () => {
  const { call, runtime } = await testApp()
  runtime.features.enabled = async () => false
  expect(await call('listInventory')).toMatchObject({ status: 403, error: { code: 'feature_unavailable' } })
})
