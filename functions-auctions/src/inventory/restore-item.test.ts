import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const chest = {
  title: 'Walnut chest',
  category: 'Furniture',
  stockNumber: 'HV-1',
  estimateLow: 120_000,
  tags: ['walnut'],
  consignor: 'Ann Lee',
}

/** A house with one item, and what staff do with items. */
const houseWithItem = async () => {
  const app = await testApp()
  const add = (body: object) => app.call('createInventoryItem', { body })
  const read = async (id: string) => {
    const { version: _version, status: _status, ...item } = await app.call('readInventoryItem', { params: { id } })
    return item
  }
  const remove = async (id: string) => {
    const { version } = await app.call('readInventoryItem', { params: { id } })
    return app.call('deleteInventoryItem', { params: { id }, body: { version } })
  }
  const restore = (id: string, more: object = {}) => app.call('restoreInventoryItem', { params: { id }, ...more })
  const titles = async () =>
    (await app.call('listInventory', { query: 'search=walnut' })).items.map(({ title }: { title: string }) => title)
  const { id } = await add(chest)
  return { ...app, add, read, remove, restore, titles, id: id as string }
}

describe('a deleted item', () => {
  it('is restored as it was, is found again, and the log says so', async () => {
    const { id, read, remove, restore, titles, audits, clock } = await houseWithItem()
    const before = await read(id)
    await remove(id)
    expect(await titles()).toEqual([])
    clock.now = new Date(clock.now.getTime() + 86_399_000)
    expect(await restore(id)).toMatchObject({ status: 200, id, title: 'Walnut chest' })
    expect(await read(id)).toEqual(before)
    expect(await titles()).toEqual(['Walnut chest'])
    expect(await audits()).toContainEqual(
      expect.objectContaining({ action: 'inventory.restore', subjectId: id, subjectName: 'HV-1', after: expect.any(Object) }),
    )
    expect(await restore(id)).toMatchObject({ status: 404, error: { message: 'Deleted item not found' } })
  })

  it('is gone for good after a day', async () => {
    const { id, remove, restore, clock } = await houseWithItem()
    await remove(id)
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    expect(await restore(id)).toMatchObject({ status: 404 })
  })

  it('can be deleted and restored again, as it was last', async () => {
    const { id, read, remove, restore, call } = await houseWithItem()
    await remove(id)
    const { version } = await restore(id)
    await call('updateInventoryItem', { params: { id }, body: { location: 'Vault', version } })
    await remove(id)
    await restore(id)
    expect(await read(id)).toMatchObject({ location: 'Vault' })
  })

  it('stays deleted while another item has its stock number, and the answer says what to do', async () => {
    const { id, add, remove, restore, call } = await houseWithItem()
    await remove(id)
    const other = await add({ title: 'Box', category: 'Silver', stockNumber: 'hv-1' })
    expect(await restore(id)).toMatchObject({
      status: 409,
      error: {
        code: 'stock_number_reused',
        message: 'Another item has the stock number HV-1 now. Change the number of that item, then undo the deletion.',
      },
    })
    await call('updateInventoryItem', { params: { id: other.id }, body: { stockNumber: 'HV-2', version: other.version } })
    expect(await restore(id)).toMatchObject({ status: 200 })
  })

  it('is restored once by two calls at the same time', async () => {
    const { id, remove, restore, titles } = await houseWithItem()
    await remove(id)
    const answers = await Promise.all([restore(id), restore(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([404, 409])])
    expect(await titles()).toEqual(['Walnut chest'])
  })

  it('is restored by those alone who may delete, in its own house', async () => {
    const { id, remove, restore, runtime } = await houseWithItem()
    await remove(id)
    expect(await restore(id, { role: 'staff' })).toMatchObject({ status: 403, error: { details: { permission: 'inventory:delete' } } })
    expect(await restore(id, { houseId: 'h2' })).toMatchObject({ status: 404 })
    runtime.features.enabled = async () => false
    expect(await restore(id)).toMatchObject({ status: 403, error: { code: 'feature_unavailable' } })
  })
})
