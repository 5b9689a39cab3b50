import { currencies } from '@auctionwiz/contracts/fields'
import { lotFileFormats, lotFileLimits } from '@auctionwiz/contracts/lot-files'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnits } from '../auctions/currency.ts'
import { csvLine } from '../imports/csv.ts'
import { callsOf } from './calls.ts'
import { lotFormats, type WrittenLot } from './formats.ts'
import { readLotFile } from './read-file.ts'
import { readLotRow } from './read-row.ts'
import { lotFileCells, lotFileHeader } from './write.ts'

const lines = (format: (typeof lotFileFormats)[number], lots: readonly WrittenLot[], currency: (typeof currencies)[number]) =>
  csvLine(lotFileHeader(format)) + lots.map((lot) => csvLine(lotFileCells(format, lot, currency))).join('')

const fileOf = (text: string) => {
  const file = readLotFile(text)
  if ('problem' in file) throw new TypeError(JSON.stringify(file))
  return file
}

/** The lots of a file as a service reads them. */
const lotsIn = (text: string, currency: (typeof currencies)[number] = 'USD') => {
  const { rows, decimal, header } = fileOf(text)
  return rows.map(({ cells }) => readLotRow(cells, { currency, decimal, markup: header.markup }))
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('=1+1', "'=A1", '-2', '@sum', '+44', '"quoted", and more', 'Ann & Bob <b>', '&pound;5', 'a;b\tc', 'Élan – “x”'),
)
const isReadable = (text: string) => !/[\p{Cc}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u.test(text)
const oneLine = words.map((text) => text.trim()).filter((text) => isReadable(text.replaceAll('\t', '')) && !/\s{2}|[^\S ]/.test(text))
const title = oneLine.filter((text) => /[^\s\p{DI}]/u.test(text) && text.length <= 100)
const description = fc.array(oneLine, { maxLength: 4 }).map((parts) => parts.join('\n').trim())

const lotOf = (currency: (typeof currencies)[number]) => {
  const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 * minorUnits(currency) }), { nil: undefined })
  const number = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.stringMatching(/^[A-Z]{0,2}$/)).map((parts) => parts.join(''))
  return fc.record({
    lotNumber: number,
    title,
    description,
    notes: oneLine,
    ...{ estimateLow: amount, estimateHigh: amount, startingBid: amount, reserve: amount, hammer: amount, premium: amount },
    state: fc.constantFrom('Upcoming' as const, 'Sold' as const),
    paddle: fc.constantFrom(undefined, '117'),
  })
}

describe('a lot file', () => {
  it.each(lotFileFormats)('in the format %s is read back as the same lots', (format) => {
    const has = new Set(lotFormats[format].columns.map(([, of]) => of))
    if (lotFormats[format].titleInDescription) has.add('title')
    const sample = fc
      .constantFrom(...currencies)
      .chain((currency) =>
        fc.tuple(
          fc.constant(currency),
          fc.uniqueArray(lotOf(currency), { minLength: 1, maxLength: 8, selector: ({ lotNumber }) => lotNumber }),
        ),
      )
    fc.assert(
      fc.property(sample, ([currency, lots]) => {
        const expected = lots.map((lot) => {
          const kept = Object.entries(lot).filter(
            ([name, value]) =>
              has.has(name as 'title') && !['state', 'hammer', 'premium', 'paddle'].includes(name) && value !== undefined && value !== '',
          )
          return { lot: Object.fromEntries(kept) }
        })
        expect(lotsIn(lines(format, lots, currency), currency)).toEqual(expected)
      }),
    )
  })

  it('never has a cell that a spreadsheet runs', () => {
    fc.assert(
      fc.property(lotOf('USD'), fc.constantFrom(...lotFileFormats), (lot, format) => {
        const [row = []] = fileOf(lines(format, [lot], 'USD')).rows.map(({ cells }) => Object.values(cells))
        for (const cell of row) expect(cell).not.toMatch(/^[\s]*[=+\-@\t\r]/)
      }),
    )
  })

  it('says which format it has, and which columns are not imported', () => {
    const { header } = fileOf('LotNum,Title,Description,Condition,LowEst,HighEst,StartPrice,Reserve Price\n1,Desk,,Good,1,2,1,1\n')
    expect([header.format, header.ignored]).toEqual(['liveauctioneers', ['Condition']])
    expect(fileOf('LOT_NO,LOT_DESCR,EST_LOW,EST_REAL\n1,Penny black,100,150\n').rows[0]?.cells).toMatchObject({
      ...{ estimateLow: '100', estimateHigh: '150' },
    })
  })

  it('may be tab text, have title lines and semicolons, and amounts of either notation', () => {
    expect(lotsIn('Catalogue of May\n\nLot\tTitle\tLow Estimate\n12 a\tDesk\t"1,500.50"\n')).toEqual([
      { lot: { lotNumber: '12A', title: 'Desk', estimateLow: 1_500_50 } },
    ])
    expect(lotsIn('Losnummer;Titel;Limit\n7;Tisch;1.500,50 €\n8;Stuhl;1.500\n', 'EUR')).toMatchObject([
      { lot: { reserve: 1_500_50 } },
      { lot: { reserve: 1_500_00 } },
    ])
    expect(lotsIn('Number,Title,Reserve\n7,Table,&pound;250\n', 'GBP')).toMatchObject([{ lot: { reserve: 250_00 } }])
  })

  it('takes the first line of a description for a missing title', () => {
    expect(lotsIn('LotNo,Description\n1,"A desk\nof oak"\n')).toEqual([{ lot: { lotNumber: '1', title: 'A desk', description: 'of oak' } }])
    const long = 'word '.repeat(60).trim()
    expect(lotsIn(`LotNo,Description\n1,${long}\n`)).toEqual([
      { lot: { lotNumber: '1', title: 'word '.repeat(20).trim(), description: long } },
    ])
  })

  it('names what is wrong with a row, and what to do', () => {
    const problems = lotsIn('Lot,Title,Reserve,Estimate Low\nA1,Desk,1,\n2,Desk,€5,\n3,Desk,about 5,\n4,Desk,-5,\n5,Desk,,99999999999999\n')
    expect(problems).toEqual([
      { field: 'lotNumber', problem: 'Enter a lot number such as 12 or 12A.' },
      { field: 'reserve', lotNumber: '2', problem: 'The auction is in USD. Convert the amount, or remove its currency.' },
      { field: 'reserve', lotNumber: '3', problem: 'Write the amount as a number from 0, such as 1500 or 1,500.00.' },
      { field: 'reserve', lotNumber: '4', problem: 'Write the amount as a number from 0, such as 1500 or 1,500.00.' },
      { field: 'estimateLow', lotNumber: '5', problem: 'Write the amount as a number from 0, such as 1500 or 1,500.00.' },
    ])
    const long = lotsIn(`Lot,Title\n1,${'x'.repeat(201)}\n`)
    expect(long).toEqual([{ field: 'title', lotNumber: '1', problem: 'Use at most 200 characters.' }])
  })

  it('leaves out rows that it cannot trust, each with its line', () => {
    const text = `Lot,Title\n1,"A\ndesk"\n01,Chair\n2,Lamp,extra\n3,${'x'.repeat(lotFileLimits.cell + 1)}\n4,Vase,\n`
    expect(fileOf(text.replaceAll('\n', '\r\n')).skipped.map(({ line }) => line)).toEqual([4, 5, 6])
    const { rows, skipped } = fileOf(text)
    expect(rows.map(({ line }) => line)).toEqual([2, 7])
    expect(skipped).toEqual([
      { line: 4, lotNumber: '1', problem: 'repeated', first: 2 },
      { line: 5, lotNumber: '2', problem: 'cells', count: 3, of: 2 },
      { line: 6, lotNumber: '3', problem: 'long', field: 'title' },
    ])
  })

  it('is refused as a whole where no row can be read', () => {
    expect(readLotFile('')).toEqual({ problem: 'empty' })
    expect(readLotFile('Lot,Title\n')).toEqual({ problem: 'empty' })
    expect(readLotFile('Name,Email\nAnn,ann@example.com\n')).toEqual({ problem: 'columns', missing: ['lotNumber', 'title'] })
    expect(readLotFile('Lot,Title\n1,"Desk\n2,Chair\n')).toEqual({ problem: 'quotes' })
    const many = `Lot,Title\n${'1,x\n'.repeat(lotFileLimits.rows + 1)}`
    expect(readLotFile(many)).toEqual({ problem: 'rows', count: lotFileLimits.rows + 1 })
  })
})

describe('a file for a platform', () => {
  const lot = { lotNumber: '1', title: 'word '.repeat(30).trim(), description: 'Oak', notes: '', state: 'Upcoming' as const }

  it('has a title of the length that the platform takes, and the whole title above the description', () => {
    const [, title = '', description] = lotFileCells('liveauctioneers', lot, 'USD')
    expect(title.length).toBeLessThanOrEqual(100)
    expect(title).toMatch(/^word .* word…$/)
    expect(description).toBe(`${lot.title}\nOak`)
  })

  it('has HTML of the length that the platform takes', () => {
    const long = { ...lot, description: 'a & b\n'.repeat(800).trim() }
    const html = lotFileCells('saleroom', long, 'USD')[2] ?? ''
    expect(html.length).toBeLessThanOrEqual(4000)
    expect(html).toMatch(/^a &amp; b<br>.*…$/)
  })
})

describe('callsOf', () => {
  it('keeps the order, the rows and the limits', () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ line: index + 2, cells: { lotNumber: String(index + 1), title: 'x' } }))
    expect(callsOf(rows).map((call) => call.length)).toEqual([100, 100, 50])
    expect(callsOf(rows).flat()).toEqual(rows)
    const large = rows.slice(0, 30).map(({ line, cells }) => ({ line, cells: { ...cells, description: 'x'.repeat(lotFileLimits.cell) } }))
    expect(callsOf(large).map((call) => call.length)).toEqual([9, 9, 9, 3])
  })
})
