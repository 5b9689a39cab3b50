import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { noLots } from '@auctionwiz/domain/lots/totals'
import { lotCountsOf, lotCountsRecord } from '@auctionwiz/records/lot-counts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { addSale, type Sale } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
})

type Cells = Record<string, string>
const rowsOf = (cells: readonly Cells[]) => cells.map((each, index) => ({ line: index + 2, cells: each }))
const send = (cells: readonly Cells[], { dryRun = false, ...sent } = {}) =>
  sale.lot('importLots', { body: { dryRun, rows: rowsOf(cells) }, ...sent })
const outcomes = async (cells: readonly Cells[], sent = {}) =>
  (await send(cells, sent)).rows.map(({ outcome }: { outcome: string }) => outcome)

const desk = { lotNumber: '12A', title: 'Desk', estimateLow: '1,000', estimateHigh: '1,500', reserve: '900' }
const chair = { lotNumber: '13', title: 'Chair', description: 'Of oak' }

describe('importLots', () => {
  it('says what it would do and changes nothing, then does just that, and nothing more when sent again', async () => {
    await sale.lot('createLot', { body: { lotNumber: '13', title: 'Old chair' } })
    const file = [desk, chair, { lotNumber: 'x' }]
    const planned = await send(file, { dryRun: true })
    expect(planned.rows).toEqual([
      { line: 2, lotNumber: '12A', outcome: 'create' },
      { line: 3, lotNumber: '13', outcome: 'update', changed: ['title', 'description'] },
      { line: 4, outcome: 'error', field: 'lotNumber', problem: 'Enter a lot number such as 12 or 12A.' },
    ])
    expect((await sale.lot('listLots')).lots).toMatchObject([{ lotNumber: '13', title: 'Old chair' }])
    expect((await send(file)).rows).toEqual(planned.rows)
    const { lots, totals } = await sale.lot('listLots', { query: 'descriptions=yes' })
    expect(lots).toMatchObject([
      { lotNumber: '12A', title: 'Desk', estimateLow: 1000_00, estimateHigh: 1500_00, reserve: 900_00 },
      { lotNumber: '13', title: 'Chair', description: 'Of oak' },
    ])
    expect(totals).toMatchObject({ lots: 2, estimateLow: 1000_00, reserve: 900_00 })
    expect(await outcomes(file)).toEqual(['unchanged', 'unchanged', 'error'])
    expect((await sale.audits('lot.create')).length + (await sale.audits('lot.update')).length).toBe(3)
  })

  it('keeps what empty and absent cells say nothing of', async () => {
    await send([desk])
    expect(await outcomes([{ lotNumber: '12a', title: '', reserve: '', estimateHigh: '1,600' }])).toEqual(['update'])
    expect((await sale.lot('listLots')).lots).toMatchObject([{ title: 'Desk', reserve: 900_00, estimateHigh: 1600_00 }])
  })

  it('refuses a row by itself, with the reason in the caller’s language', async () => {
    await send([desk])
    await sale.open()
    const { rows } = await send([
      { lotNumber: '12A', startingBid: '5' },
      { lotNumber: '12A' },
      { lotNumber: '14' },
      { ...desk, estimateHigh: '1' },
      chair,
    ])
    expect(rows.map(({ line, problem }: { line: number; problem?: string }) => [line, problem])).toEqual([
      [2, expect.stringContaining('Autumn sale')],
      [3, 'The file has this lot number twice. Keep one of the rows.'],
      [4, 'This field is required.'],
      [5, 'The file has this lot number twice. Keep one of the rows.'],
      [6, undefined],
    ])
    expect((await send([{ ...desk, estimateHigh: '1' }])).rows[0]).toMatchObject({
      ...{ outcome: 'error', field: 'estimateHigh', problem: 'The high estimate must be at least the low one.' },
    })
  })

  it('counts each lot once where the answer of a write is lost', async () => {
    app.loseAnswer('auctions')
    expect(await outcomes([desk, chair])).toEqual(['create', 'create'])
    expect((await sale.lot('listLots')).totals.lots).toBe(2)
  })

  it('adds no lot beyond those that an auction may have', async () => {
    const lots = app.house.in('auctions').within(sale.id)
    await lots.write([lotCountsRecord.put(lotCountsOf({ ...noLots, lots: lotFileLimits.lots - 1 }))])
    const { rows } = await send([desk, chair], { dryRun: true })
    expect(rows).toMatchObject([{ outcome: 'create' }, { outcome: 'error', problem: expect.stringContaining('50,000 lots') }])
  })

  it('takes 100 rows in a call, from those who may import', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ lotNumber: String(index + 1), title: 'Lot' }))
    expect(await send(many)).toMatchObject({ status: 400 })
    expect(await outcomes(many.slice(1))).toEqual(Array.from({ length: 100 }, () => 'create'))
    expect((await sale.lot('listLots', { query: 'limit=200' })).totals.lots).toBe(100)
    expect(await send([desk], { role: 'viewer' } as object)).toMatchObject({ status: 403 })
    expect(
      await sale.lot('importLots', { body: { dryRun: true, rows: [{ line: 1, cells: { lotNumber: 'x'.repeat(20_001) } }] } }),
    ).toMatchObject({
      status: 400,
    })
  })
})

describe('exportLots', () => {
  it('writes the catalogue in the columns of the format, and logs it', async () => {
    await send([desk, chair])
    const { file, status } = await sale.lot('exportLots', { query: 'format=liveauctioneers' })
    expect([status, file]).toEqual([
      200,
      'LotNum,Title,Description,LowEst,HighEst,StartPrice,Reserve Price\r\n12A,Desk,,1000,1500,,900\r\n13,Chair,Of oak,,,,\r\n',
    ])
    expect(await sale.audits('lots.export')).toMatchObject([{ after: { format: 'liveauctioneers' } }])
  })

  it('leaves withdrawn lots out of what platforms get, and gives the house all of it with the results', async () => {
    await send([desk, chair])
    const { lots } = await sale.lot('listLots')
    await sale.open()
    await sale.outcome(lots[0], { action: 'sell', hammer: 1200_00, paddle: '7' })
    await sale.outcome(lots[1], { action: 'withdraw' })
    expect((await sale.lot('exportLots', { query: 'format=hibid' })).file).not.toContain('Chair')
    const { file } = await sale.lot('exportLots', { query: 'format=auctionwiz' })
    expect(file.split('\r\n').slice(1, 3)).toEqual(['12A,Desk,,1000,1500,,900,,Sold,1200,300,7', '13,Chair,Of oak,,,,,,Withdrawn,,,'])
  })

  it('keeps spreadsheets from running a title, and reads it back', async () => {
    await send([{ lotNumber: '1', title: '=cmd()' }])
    expect((await sale.lot('exportLots', { query: 'format=proxibid' })).file).toContain("\r\n1,'=cmd(),,1,1\r\n")
    expect(await outcomes([{ lotNumber: '1', title: "'=cmd()" }])).toEqual(['unchanged'])
  })

  it.each([
    ['viewer', 'format=auctionwiz', 403],
    ['admin', 'format=xls', 400],
  ] as const)('answers a %s who asks for %s with %d', async (role, query, status) => {
    expect(await sale.lot('exportLots', { role, query })).toMatchObject({ status })
  })
})
