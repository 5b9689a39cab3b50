import { expect, it } from 'vitest'
import { itemImportHouse } from '../import-undos/records/testing.ts'

const file = 'Stock number,Title,Category\nS-1,Walnut chest,Furniture\n,Sea piece,Art\n'

/** A house in which staff have deleted both items that a file made. */
const house = async () => {
  const app = await itemImportHouse()
  await app.imported(file)
  const remove = async (title: string) => {
    const params = { id: (await app.items()).find((item) => item.title === title)?.id ?? '' }
    const { version } = await app.auctions.call('readInventoryItem', { params })
    await app.auctions.call('deleteInventoryItem', { params, body: { version } })
    return params.id
  }
  const list = async (query = '', adjusted: string[] = []) => (await app.call('listUndoables', { query, adjusted })).undoables
  const ids = [await remove('Walnut chest'), await remove('Sea piece')]
  return { ...app, list, ids }
}

it('lists deleted items until they are restored, or a day is over', async () => {
  const { list, ids, auctions, clock } = await house()
  const [chest = '', sea = ''] = ids
  const at = clock.now.toISOString()
  const until = new Date(clock.now.getTime() + 86_400_000).toISOString()
  const deleted = await list('kind=delete')
  expect(deleted).toContainEqual({ kind: 'item', id: chest, name: 'Walnut chest', number: 'S-1', by: 'Una Staff', at, until })
  expect(deleted).toContainEqual({ kind: 'item', id: sea, name: 'Sea piece', by: 'Una Staff', at, until })
  expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['item', 'item', 'import'])
  expect(await list('kind=change')).toEqual([])
  await auctions.call('restoreInventoryItem', { params: { id: sea } })
  expect(await list('kind=delete')).toMatchObject([{ id: chest }])
  clock.now = new Date(until)
  expect(await list('kind=delete')).toEqual([])
})

it('finds a deleted item by its name, its stock number and who deleted it', async () => {
  const { list } = await house()
  const found = async (search: string) => (await list(`search=${search}`)).map(({ name }: { name: string }) => name)
  expect(await found('walnut')).toEqual(['Walnut chest'])
  expect(await found('s-1+una')).toEqual(['Walnut chest'])
  expect(await found('walnut+sea')).toEqual([])
})

it('shows deleted items to those who may see the inventory, and undoes them for those who may delete', async () => {
  const { list, off } = await house()
  expect(await list('kind=delete', ['-inventory:view'])).toEqual([])
  const lacking = await list('kind=delete', ['-inventory:delete'])
  expect(lacking.map(({ lacks }: { lacks?: string }) => lacks)).toEqual(['inventory:delete', 'inventory:delete'])
  off.add('inventory')
  expect(await list('kind=delete')).toEqual([])
})

it('lets the import of a restored item be undone, as it was before the deletion', async () => {
  const app = await itemImportHouse()
  const id = await app.imported(file)
  const expected = await app.preview(id)
  const [item] = await app.items()
  const params = { id: item?.id ?? '' }
  const { version } = await app.auctions.call('readInventoryItem', { params })
  await app.auctions.call('deleteInventoryItem', { params, body: { version } })
  await app.auctions.call('restoreInventoryItem', { params })
  expect(await app.preview(id)).toEqual(expected)
  await app.undo(id)
  expect(await app.items()).toEqual([])
})
