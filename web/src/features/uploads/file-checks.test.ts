import { describe, expect, it } from 'vitest'
import { addFiles, fileProblem, importProblem, recheckedFiles, sizeProblem } from './file-checks.ts'

const file = (name: string, ...content: (string | Uint8Array<ArrayBuffer>)[]) => new File(content, name)

describe('a chosen file', () => {
  it.each([
    file('bidders.csv', 'first name,last name\nVanessa,Parr\n'),
    file('BIDDERS.CSV', 'a;b'),
    file('list.JSON', '[{"email":"a@b.example"}]'),
    file('utf16.csv', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x62, 0)),
    file('windows-1252.csv', Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)),
  ])('passes: $name', async (accepted) => {
    expect(await fileProblem(accepted, 'bidders')).toBeUndefined()
  })

  it('passes by its start when it is JSON of more than 10 MB', async () => {
    const record = `{"email":"a@b.example","note":"${'x'.repeat(100_000)}"}`
    const records = Array<string>(120).fill(record).join()
    expect(await importProblem(file('large.json', `[${records}]`))).toBeUndefined()
    expect(await importProblem(file('large.json', `[{"email"},${records}]`))).toContain('record 1 can’t be read in line 1')
  })

  it('is refused when empty', async () => {
    expect(await fileProblem(file('empty.csv'), 'bidders')).toBe(
      'The file empty.csv is empty. Choose a file with a header row and at least one record.',
    )
  })

  it.each([
    [file('photo.png', 'x'), 'The file photo.png is not a CSV, TSV, XLSX, XLS, JSON or XML file.'],
    [file('book.xlsx', 'PK'), 'The file book.xlsx is not an Excel workbook, despite its name.'],
    [file('book.xls', 'a;b'), 'The file book.xls is not an Excel 97-2003 workbook, despite its name.'],
    [file('large.xml', new Uint8Array(10 * 1024 * 1024 + 1)), 'The file large.xml is larger than 10MB'],
    [file('list.json', '[{"email":"a@b.example"},{"email":]'), 'record 2 can’t be read in line 1'],
  ])('is refused with what to do: %o', async (refused, text) => {
    expect(await importProblem(refused)).toContain(text)
  })

  it.each([
    file('photo.csv', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
    file('book.csv', Uint8Array.of(0x50, 0x4b, 0x03, 0x04)),
    file('dump.csv', Uint8Array.of(0x61, 0x00, 0x62)),
  ])('is refused when it is something else: $name', async (refused) => {
    expect(await fileProblem(refused, 'bidders')).toBe(`The file ${refused.name} is not a CSV file. Save it as CSV and upload it again.`)
  })
})

it('refuses more than 100 MB in all', () => {
  const half = { size: 50 * 1024 * 1024 }
  expect(sizeProblem([half, half])).toBeUndefined()
  expect(sizeProblem([half, half, { size: 1 }])).toBe('Total file size cannot exceed 100MB')
})

it('replaces a file chosen again', async () => {
  const chosen = await addFiles([], [file('a.csv', 'first'), file('b.csv', 'first')], 'bidders')
  const again = await addFiles(chosen, [file('a.csv')], 'bidders')
  expect(again.map(({ file, problem }) => [file.name, problem === undefined])).toEqual([
    ['b.csv', true],
    ['a.csv', false],
  ])
})

it('checks files for what becomes of them: imported or stored', async () => {
  const pdf = file('terms.pdf', '%PDF-1.7\n%%EOF\n')
  const book = file('book.xlsx', 'PK')
  const chosen = await addFiles([], [pdf, book, file('run.exe', 'MZ')], 'bidders')
  expect(chosen.map(({ problem }) => problem)).toEqual([
    undefined,
    'The file book.xlsx is not an Excel workbook, despite its name. Save it as .xlsx in Excel and upload it again.',
    'The file run.exe is of a kind that can’t be stored. Send CSV, Excel, PDF, JSON, XML, text, JPG, PNG, Word, ZIP or a database dump.',
  ])
  const again = await recheckedFiles(chosen, 'marketing')
  expect(again[1]?.problem).toBe('The file book.xlsx is not what its extension says. Save it again in its own format and upload it again.')
})
