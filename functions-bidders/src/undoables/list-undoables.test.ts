import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { appWith, strangers } from '../duplicates/testing.ts'
import { importedHouse } from '../import-undos/testing.ts'

it('lists what can be undone, the nearest limit first, for those who may see it', async () => {
  const { call, undo } = await importedHouse()
  await call('deleteBidder', { params: { id: 'bid_1_0_5' } })
  const list = async (adjusted: string[] = []) => (await call('listUndoables', { adjusted })).undoables
  expect(await list()).toMatchObject([
    { kind: 'change', action: { kind: 'delete' }, count: 1, names: ['Hal New'], by: 'Una Staff', until: '2026-11-22T09:00:00.000Z' },
    { kind: 'import', id: 'upl_1', name: 'Autumn list', count: 8, by: 'Vanessa Parr', until: '2026-12-21T08:00:00.000Z' },
  ])
  expect(await list(['-bidders:bulk_actions', '-bidders:delete'])).toMatchObject([{ kind: 'import', lacks: 'bidders:delete' }])
  expect(await list(['-bidders:bulk_actions', '-data:import'])).toEqual([])
  const found = async (query: string) => (await call('listUndoables', { query })).undoables.map(({ kind }: { kind: string }) => kind)
  expect(await found('kind=delete')).toEqual(['change'])
  expect(await found('kind=change')).toEqual([])
  expect(await found('kind=import')).toEqual(['import'])
  expect(await found('kind=merge')).toEqual([])
  expect(await found('search=AUTUMN')).toEqual(['import'])
  expect(await found('search=hal+una')).toEqual(['change'])
  expect(await found('search=hal+autumn')).toEqual([])
  await undo()
  expect(await list()).toMatchObject([{ kind: 'change' }])
})

it('lists merges until they can no longer be undone', async () => {
  const same = { phone: '+44 20 7946 0148', address: { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU' } }
  const { find, merge, call, clock } = await appWith([
    aBidder({ id: 'bid_ann', ...same }),
    aBidder({ id: 'bid_anne', firstName: 'Anne', ...same }),
    ...strangers(60),
  ])
  const [pair] = await find()
  await merge(pair.id)
  expect((await call('listUndoables')).undoables).toMatchObject([
    { kind: 'merge', id: pair.id, names: ['Ann Pascoe', 'Anne Pascoe'], by: 'Una Staff' },
  ])
  clock.now = new Date(clock.now.getTime() + 366 * 86_400_000)
  expect((await call('listUndoables')).undoables).toEqual([])
})
