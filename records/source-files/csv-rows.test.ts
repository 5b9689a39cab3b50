import { detectFormat, rowLimit } from '@auctionwiz/domain/files/csv-format'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type CsvRow, csvRows } from './csv-rows.ts'

const rowsOf = async (pieces: readonly string[]): Promise<CsvRow[]> => {
  const chunks = async function* () {
    for (const text of pieces) yield { text, bytes: 0 }
  }
  const rows: CsvRow[] = []
  for await (const batch of csvRows(chunks(), detectFormat(pieces.join('').slice(0, 1000)))) rows.push(...batch.rows)
  return rows
}

const cellsOf = async (text: string): Promise<string[][]> => (await rowsOf([text])).map(({ cells }) => cells)

const pieces = (text: string, cuts: readonly number[]): string[] => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
  return places.slice(1).map((end, index) => text.slice(places[index], end))
}

describe('csvRows', () => {
  it.each([
    [
      'LF',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR LF',
      'a,b\r\n1,2\r\n3,4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'CR',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n"1;0";2',
      [
        ['a', 'b'],
        ['1;0', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes, doubled quotes and line breaks',
      'a,b\n"x ""y""","1\n2"\n',
      [
        ['a', 'b'],
        ['x "y"', '1\n2'],
      ],
    ],
    [
      'quoted cells before CR LF',
      '"a","b"\r\n"1","2"\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected)
  })

  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('names the line on which each row starts, with line breaks inside quotes and blank lines (%s)', async (_, end) => {
    const lines = ['name,note', 'ann,"one', 'two', 'three"', '', '"bob,', 'cid,x', '"dan","', '"', 'eve,y', '']
    const rows = await rowsOf([lines.join(end)])
    const named = rows.map(({ cells, line, broken }) => [cells[0]?.trim(), line, broken !== undefined])
    expect(named).toEqual([['name', 1, false], ['ann', 2, false], ['', 5, false], ['"bob,', 6, true], ['cid', 7, false], ...named.slice(5)])
    expect(named.find(([name]) => name === 'eve')).toEqual(['eve', 10, false])
  })

  it('rejects the line whose quote is never closed and reads the others', async () => {
    const rows = await rowsOf(['name,email\nann,a@x.org\n"bob,b@x.org\ncid,c@x.org\ndan,d@x.org'])
    expect(rows.map(({ cells, broken }) => [cells[0], broken !== undefined])).toEqual([
      ['name', false],
      ['ann', false],
      ['"bob,b@x.org', true],
      ['cid', false],
      ['dan', false],
    ])
  })

  it('rejects a line with a quote inside a quoted cell and reads the others', async () => {
    const rows = await rowsOf(['name,email\n"ann "the" one",a@x.org\nbob,b@x.org\n"cid",c@x.org\n'])
    expect(rows.map(({ broken }) => broken !== undefined)).toEqual([false, true, false, false])
  })

  it('skips a line beyond the limit without keeping it', async () => {
    const chunk = 'x'.repeat(100_000)
    const rows = await rowsOf(['name,email\nann,a@x.org\n', ...Array.from({ length: 15 }, () => chunk), '\nbob,b@x.org\n'])
    expect(rows.map(({ cells, broken }) => [cells[0]?.slice(0, 5), broken?.slice(0, 16)])).toEqual([
      ['name', undefined],
      ['ann', undefined],
      ['xxxxx', 'longer than 1 MB'],
      ['bob', undefined],
    ])
  })

  it('takes the lines of an endless quote one by one', async () => {
    const lines = Array.from({ length: 60_000 }, (_, index) => `ann${index},ann${index}@example.com\n`)
    const rows = await rowsOf(['name,email\n"bad,bad@x.org\n', ...lines])
    expect(rows).toHaveLength(60_002)
    expect(rows.filter(({ broken }) => broken)).toHaveLength(1)
    expect(lines.join('').length).toBeGreaterThan(rowLimit)
  })

  it('gives the same rows however the text is cut, and those of papaparse where quotes are right', async () => {
    const cell = fc.oneof(fc.constantFrom('', 'a', '"', '"q"', 'x\ny', ' "', '",'), fc.string({ maxLength: 4 }))
    const good = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 12 })
    const text = fc.oneof(
      good.map((rows) => ({ text: Papa.unparse(rows, { newline: '\n' }), right: true })),
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' '), maxLength: 60 }).map((raw) => ({ text: `a,b\n${raw}`, right: false })),
    )
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 6 }), async ({ text, right }, cuts) => {
        const whole = await rowsOf([text])
        expect(await rowsOf(pieces(text, cuts))).toEqual(whole)
        const { data, errors } = Papa.parse<string[]>(text, { ...detectFormat(text) })
        if (right && errors.length === 0 && !/\r/.test(text)) expect(whole.map(({ cells }) => cells)).toEqual(data)
      }),
      { numRuns: 500 },
    )
  })
})

describe('detectFormat', () => {
  it('ignores delimiters inside quotes of the header', () => {
    expect(detectFormat('"a,b,c,d";e\n1,2,3,4;5')).toEqual({ delimiter: ';', newline: '\n' })
  })
  it('takes a comma when nothing divides the header', () => {
    expect(detectFormat('email\na@b.co')).toEqual({ delimiter: ',', newline: '\n' })
  })
})
