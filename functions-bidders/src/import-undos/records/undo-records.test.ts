import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { expect, it } from 'vitest'
import { endsAsUndisturbed, endsWhenStartedAgain, undisturbed } from '../test-interruptions.ts'
import { itemImportHouse } from './testing.ts'

const header = 'Stock number,Title,Category,Location,Low estimate,High estimate'
const csvOf = (...rows: readonly string[]): string => [header, ...rows].join('\n')
const file = csvOf('S-1,Chest,Furniture,Bay 1,100,200', 'S-2,Sugar box,Silver,Vault,400,', ',Sea piece,Art,Hall,,')

it('leaves the house as if the import had not been', async () => {
  const house = await itemImportHouse()
  const before = await house.stored()
  const id = await house.imported(file)
  expect(await house.items()).toHaveLength(3)
  const expected = { removed: 3, restored: 0, kept: [] }
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: undefined })
  expect((await house.call('listUndoables')).undoables).toMatchObject([{ kind: 'import', id, count: 3 }])
  expect(await house.undo(id)).toMatchObject({ status: 202, kind: 'undo-import' })
  expect(await house.stored()).toEqual(before)
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: '2026-11-21T09:00:00.000Z' })
  const undone = (await house.audits()).filter(({ action }) => action === 'upload.undone')
  expect(undone).toMatchObject([{ after: { removed: 3, restored: 0, kept: 0 } }])
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
})

it('gives items that it changed their values back, and removes those that it added', async () => {
  const house = await itemImportHouse()
  await house.imported(file)
  const before = await house.items()
  const id = await house.imported(csvOf('S-1,Chest,Furniture,Bay 9,150,250', 'S-2,Sugar box,Silver,Vault,400,900', 'S-3,New,Art,,,'), {
    name: 'Corrected',
  })
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 2, kept: [] })
  await house.undo(id)
  expect(await house.items()).toEqual(before)
})

it('undoes as one what several steps of a file did to an item', async () => {
  const house = await itemImportHouse()
  await house.imported(csvOf('S-1,Case 0,Art,Hall,,'))
  const before = await house.items()
  const rows = Array.from({ length: 100 }, (_, row) => `S-${1 + (row % 2)},Case ${row},Art,Bay ${row},,`)
  const id = await house.imported(csvOf(...rows))
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 1, kept: [] })
  await house.undo(id)
  expect(await house.items()).toEqual(before)
})

it('keeps what staff or a later import changed since, and names it', async () => {
  const house = await itemImportHouse()
  const id = await house.imported(file)
  expect(await house.edit('Chest', { location: 'Gallery' })).toMatchObject({ status: 200 })
  const later = await house.imported(csvOf(',Sea piece,Art,Hall,10,20'), { name: 'Later' })
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 0, kept: ['S-1 edited', 'Sea piece edited'] })
  await house.undo(later)
  expect(await house.preview(id)).toMatchObject({ removed: 2, restored: 0, kept: ['S-1 edited'] })
  await house.undo(id)
  expect((await house.items()).map(({ title, location }) => [title, location])).toEqual([['Chest', 'Gallery']])
  expect(await house.preview(id)).toMatchObject({ removed: 2, restored: 0, kept: ['S-1 edited'] })
})

it('is refused to those who may not delete items', async () => {
  const house = await itemImportHouse()
  const id = await house.imported(file)
  expect(await house.call('undoImport', { params: { id }, adjusted: ['-inventory:delete'] })).toMatchObject({ status: 403 })
  expect(await house.items()).toHaveLength(3)
})

it('reads the export of items back, every column, and changes what was edited in the file alone', async () => {
  const house = await itemImportHouse()
  await house.imported(
    [
      'Stock number,Title,Category,Subcategory,Description,Condition,Status,Location,Acquired date,Low estimate,High estimate,Starting bid,Reserve,Last sold price,Dimensions,Weight,Provenance,Consignor,Fee,Tags,Lot number',
      '\'=S-1,\'=Chest,Furniture,Chests,"Two\nlines",Good,On Hold,Bay 1,2020-02-29,100.5,200,50,90,80,1 m,3 kg,From Salem,Ann Lee,12.5,a; b,12A',
      ',Sea piece,Marine,,,,,,,,,,,,,,,,,,',
    ].join('\n'),
  )
  const before = await house.items()
  expect(before[0]).toMatchObject({ stockNumber: '=S-1', title: '=Chest', description: 'Two\nlines', lotNumber: '12A', tags: ['a', 'b'] })
  const exported = await house.exported()
  const same = await house.imported(exported, { name: 'Same' })
  expect(await house.items()).toEqual(before)
  const { counts } = (await readerOf(uploadRecord, house.house).read(same)).document
  expect(counts).toMatchObject({ recordsProcessed: 2, recordsImported: 2, duplicates: 2, failed: 0 })
  expect(counts.incomplete ?? 0).toBe(0)
  await house.imported(exported.replace('Bay 1', 'Bay 7').replace('Marine', 'Seascapes'), { name: 'Edited' })
  expect((await house.items()).map(({ location, category }) => [location, category])).toEqual([
    ['Bay 7', 'Furniture'],
    [undefined, 'Seascapes'],
  ])
})

/** A house after two imports, of which the second is undone; staff have edited one of its items. */
const edited = async () => {
  const house = await itemImportHouse()
  const many = (count: number, location: string) => Array.from({ length: count }, (_, row) => `S-${row},Item ${row},Art,${location},,`)
  await house.imported(csvOf(...many(4, 'Hall')))
  const id = await house.imported(csvOf(...many(30, 'Vault')))
  await house.edit('Item 2', { location: 'Gallery' })
  return { ...house, id }
}

type House = Awaited<ReturnType<typeof edited>>

const endState = async ({ stored, preview, audits, id }: House) => {
  const undone = (await audits()).filter(({ action }) => action === 'upload.undone')
  return { documents: (await stored()).sort(), figures: await preview(id), undone: undone.map(({ after }) => after) }
}

const undo = { house: edited, endState }

it('leaves what was edited since, and names it', async () => {
  expect(await undisturbed(undo)).toMatchObject({
    figures: { removed: 26, restored: 3, kept: ['S-2 edited'] },
    undone: [{ removed: 26, restored: 3, kept: 1 }],
  })
})

it.each(['before', 'behind'] as const)('that is killed %s any write ends as an undisturbed one', (end) => endsAsUndisturbed(undo, end))

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  const withoutNetwork = ({ documents, ...state }: Awaited<ReturnType<typeof endState>>) => ({
    ...state,
    documents: documents.filter((text) => !text.includes('"network-share"')),
  })
  await endsWhenStartedAgain(undo, { every: 3, settled: withoutNetwork })
})
