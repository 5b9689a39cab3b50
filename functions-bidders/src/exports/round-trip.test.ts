import type { Currency } from '@auctionwiz/contracts/fields'
import { newFromRow } from '@auctionwiz/domain/imports/apply'
import { restoreFormula } from '@auctionwiz/domain/imports/csv'
import { csvLines } from '@auctionwiz/domain/imports/csv-lines'
import { headerOf, readingOf } from '@auctionwiz/domain/imports/file-reading'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { validateRow } from '@auctionwiz/domain/imports/rows'
import { expect, it } from 'vitest'
import { type ExportedBidder, exportColumns } from './export-columns.ts'
import { exportFile } from './export-file.ts'

const now = new Date('2026-11-21T09:00:00Z')

const rows: ImportRow[] = [
  {
    firstName: 'Zoë "Zo"',
    lastName: "O'Brien, Jr.",
    email: 'zoe@example.com',
    phone: '+1 212 555 0148',
    address: { street: '=9 Perry Street, Apt 3', city: 'São Paulo', state: 'SP', zip: '01310-100', country: 'Brazil' },
    status: 'Suspended',
    preferredPaymentMethod: 'Wire Transfer',
    preferredCategories: ['Art', 'Jewelry'],
    tags: ['VIP', 'phone bidder'],
    facts: {
      auctions: 12,
      lotsBid: 48,
      wins: 11,
      spent: 1_234_500,
      firstAuction: '2019-03-04T12:00:00.000Z',
      mostRecentAuction: '2026-05-06T12:00:00.000Z',
    },
  },
  { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', address: { zip: '02110' }, facts: {} },
]

/** A bidder as an export reads them. */
const exported = (row: ImportRow, currency: Currency): ExportedBidder => {
  const noScore = { score: 0, tier: 'New' } as ExportedBidder['nationalScore']
  return { ...newFromRow(row, now), bidderId: 'B-10001', currency, nationalScore: noScore, localScore: noScore }
}

const textOf = async (bidders: readonly ExportedBidder[]): Promise<string> => {
  const pages = async function* () {
    yield [...bidders]
  }
  const { body } = exportFile('csv', undefined, pages(), now)
  return new Response(body as BodyInit).text()
}

/** What an import reads of the file, without the columns that it computes itself. */
const readBack = async (text: string, currency: Currency) => {
  const [names = [], ...lines] = csvLines(text).map((cells) => cells.map(restoreFormula))
  const batches = async function* () {
    yield lines
  }
  const reading = await readingOf({ cells: names, line: 1 }, mapHeaders(names), batches(), { chosen: undefined, house: 'month-first' })
  const after = lines.map((cells) => {
    const result = validateRow(cells, headerOf(reading), { currency, now })
    expect(result).toMatchObject({ ok: true, left: [] })
    if (!result.ok) throw new Error('a row of the export can’t be read')
    return exported(result.values, currency)
  })
  const computed = new Set(reading.columns.flatMap((column) => (column.computed ? [column.name] : [])))
  return { names, lines, after, computed }
}

it.each(['USD', 'JPY'] as const)('an import reads every column of an export back, in %s', async (currency) => {
  const before = rows.map((row) => exported(row, currency))
  const { names, after, computed } = await readBack(await textOf(before), currency)
  const columns = exportColumns().filter(({ title }) => !computed.has(title))
  expect(columns).toHaveLength(names.length - computed.size)
  for (const { title, of } of columns) expect({ [title]: after.map(of) }, title).toEqual({ [title]: before.map(of) })
  // Of the first bidder every column says something, so that none is the same for being empty.
  for (const { title, of } of columns) expect(before[0] && of(before[0]), title).toBeTruthy()
})

it.each([
  ['USD', [25_050, 5, 100_000, 123_456_789, 0], ['250.50', '0.05', '1000.00', '1234567.89', '0.00']],
  ['USD', [25_050], ['250.50']],
  ['JPY', [25_050, 5, 0], ['25050', '5', '0']],
] as const)(
  'amounts in %s have the decimals of the currency, and an import reads the same amounts: %j',
  async (currency, amounts, written) => {
    const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', address: {} }
    const before = amounts.map((spent) => exported({ ...ann, facts: { spent } }, currency))
    const { names, lines, after } = await readBack(await textOf(before), currency)
    expect(lines.map((cells) => cells[names.indexOf('Total spent')])).toEqual(written)
    expect(after.map(({ facts }) => facts.spent)).toEqual(amounts)
  },
)
