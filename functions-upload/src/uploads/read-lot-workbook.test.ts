import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { bookOf, fileOf, sheetOf } from '../testing/workbooks.ts'

const notes = sheetOf([['Notes'], ['Van at nine']])
const first = sheetOf([['Sale of 3 May'], ['Lot', 'Title', 'Low Estimate'], ['1', 'Chair', 200]])
const second = sheetOf([
  ['Lot', 'Title'],
  ['12A', 'Desk'],
])

const send = (content: string | Uint8Array, fields: Record<string, string> = {}, name = 'lots.xlsx') =>
  uploadApp().call('readLotWorkbook', { form: formOf([[name, content]], fields) })

it.each(['xlsx', 'biff8'] as const)('reads the first sheet that has columns of lots, at their lines: %s', async (type) => {
  const content = fileOf(bookOf(notes, first, second), type)
  expect(await send(content, {}, type === 'xlsx' ? 'lots.xlsx' : 'lots.xls')).toEqual({
    csv: '"Sale of 3 May",,\n"Lot","Title","Low Estimate"\n"1","Chair","200"\n',
    sheet: 'Sheet 2',
    sheets: ['Sheet 1', 'Sheet 2', 'Sheet 3'],
  })
})

it('reads the sheet that is named, and the only one of a workbook', async () => {
  const content = fileOf(bookOf(first, second))
  expect(await send(content, { sheet: 'Sheet 2' })).toMatchObject({ csv: '"Lot","Title"\n"12A","Desk"\n', sheet: 'Sheet 2' })
  expect(await send(fileOf(bookOf(second)))).toEqual({ csv: '"Lot","Title"\n"12A","Desk"\n' })
})

it.each([
  ['another kind of file', 'lots.csv', 'Lot,Title\n', {}, 'file_type', /XLSX/],
  ['no workbook', 'lots.xlsx', 'Lot,Title\n', {}, 'file_unreadable', /not an Excel workbook/],
  ['an empty file', 'lots.xlsx', '', {}, 'file_empty', /empty/],
  ['a sheet that is not there', 'lots.xlsx', fileOf(bookOf(first)), { sheet: 'May' }, 'file_unreadable', /has no sheet May/],
  ['a field that nobody knows', 'lots.xlsx', fileOf(bookOf(first)), { page: 'May' }, 'invalid_request', /./],
] as const)('refuses %s', async (_, name, content, fields, code, message) => {
  await expect(send(content, fields, name)).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
})

it('refuses more rows than an import takes', async () => {
  const rows = Array.from({ length: lotFileLimits.rows + 1 }, (_, index) => [index + 1, 'Chair'])
  const content = fileOf(bookOf(sheetOf([['Lot', 'Title'], ...rows])))
  await expect(send(content)).rejects.toMatchObject({ code: 'file_unreadable', message: expect.stringContaining('more than 50,000 rows') })
})
