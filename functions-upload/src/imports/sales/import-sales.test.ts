import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { lotRecord } from '@auctionwiz/records/lots'
import { rejectedRowsNaming, rowsNaming } from '@auctionwiz/records/rejected-rows'
import { countInSources } from '@auctionwiz/records/source-files/search-sources'
import { describe, expect, it } from 'vitest'
import { accountId, auctionHouseId } from '../../testing/house.ts'
import { bookOf, fileOf, sheetOf } from '../../testing/workbooks.ts'
import { saleHouse } from './testing.ts'

const header = 'Auction,Auction date,Lot,Title,Low estimate,High estimate,Hammer price,Paddle,Buyer email,Buyer name'
const row = (...cells: string[]): string => cells.join(',')

const results = [
  header,
  row('American Furniture', '2024-03-09', '1', 'Walnut chest', '800', '1200', '1500.00', '12', 'ann@example.com', 'Ann Lee'),
  row('American Furniture', '2024-03-09', '2', 'Pine table', '100', '150', '', '', '', ''),
  row('American Furniture', '2024-03-09', '3', 'Mirror', '200', '300', '250', '14', 'bob@example.com', 'Bob Ray'),
  row('Silver', '2024-05-02', '1', 'Tea pot', '', '', '90.50', '7', 'ann@example.com', 'Ann Lee'),
].join('\n')

describe('a file of auctions', () => {
  it('brings auctions with lots, results and who bought them', async () => {
    const house = saleHouse()
    const upload = await house.imported(results)
    expect(upload).toMatchObject({
      status: 'completed',
      results: { recordsProcessed: 4, recordsImported: 4, duplicates: 0, failed: 0, incomplete: 0 },
    })
    const sales = await house.sales()
    expect([...sales.keys()].sort()).toEqual(['American Furniture', 'Silver'])
    expect(upload.results.auctions?.map(({ title }) => title)).toEqual(['American Furniture', 'Silver'])
    const furniture = sales.get('American Furniture')
    expect(furniture?.lots.map(({ lotNumber, title, state, hammer, paddle }) => [lotNumber, title, state, hammer, paddle])).toEqual([
      ['1', 'Walnut chest', 'Sold', 150_000, '12'],
      ['2', 'Pine table', 'Unsold', undefined, undefined],
      ['3', 'Mirror', 'Sold', 25_000, '14'],
    ])
    expect(furniture?.lots.map(({ resultFromFile }) => resultFromFile)).toEqual([true, true, true])
    expect(furniture?.auction).toMatchObject({ startDate: '2024-03-09T15:00:00.000Z', span: { held: true } })
    const people = await house.bidders()
    expect(people.map(({ email, name }) => [email, name])).toEqual([
      ['ann@example.com', 'Ann Lee'],
      ['bob@example.com', 'Bob Ray'],
    ])
    expect(sales.get('Silver')?.registrations.map(({ paddle, bidderId }) => [paddle, bidderId])).toEqual([['7', people[0]?.id]])
    expect(house.jobs.map(({ kind }) => kind).sort()).toEqual(['duplicates', 'results'])
  })

  it('changes nothing when it is sent again, and only what differs when it was edited', async () => {
    const house = saleHouse()
    await house.imported(results)
    const before = await house.sales()
    const again = await house.imported(results, { name: 'Once more' })
    expect(again.results).toMatchObject({ recordsProcessed: 4, recordsImported: 0, duplicates: 4, failed: 0 })
    expect(await house.sales()).toEqual(before)
    const edited = await house.imported(results.replace('Walnut chest', 'Walnut chest of drawers'), { name: 'Edited' })
    expect(edited.results).toMatchObject({ duplicates: 4, failed: 0 })
    expect((await house.sales()).get('American Furniture')?.lots[0]).toMatchObject({ title: 'Walnut chest of drawers', hammer: 150_000 })
  })

  it('leaves a result that was recorded here as recorded here, unless it states another', async () => {
    const house = saleHouse()
    await house.imported(results)
    for (const { auction, lots } of (await house.sales()).values()) {
      const part = recordsOf(lotRecord, house.house.in('auctions').within(auction.id))
      for (const { resultFromFile: _fromFile, ...recorded } of lots) await part.put(recorded)
    }
    const stored = async () => (await house.sales()).get('American Furniture')?.lots[0]
    await house.imported(results, { name: 'Once more', figures: 'replace' })
    expect(await stored()).not.toHaveProperty('resultFromFile')
    await house.imported(results.replace('1500.00', '1600.00'), { name: 'Corrected', figures: 'replace' })
    expect(await stored()).toMatchObject({ hammer: 160_000, resultFromFile: true })
  })

  it('adds buyers of a similar name as bidders of their own, without the email that they share', async () => {
    const house = saleHouse()
    const family = ['Paul Hartley', 'Paula Hartley', 'Paul Hartley Jr.', 'P. Hartley']
    const rows = family.map((name, at) =>
      row('Silver', '2024-05-02', String(at + 1), 'Spoon', '', '', '10', String(at + 1), 'h@example.com', name),
    )
    await house.imported([header, ...rows].join('\n'))
    const found = (await house.bidders()).map(({ name, email, sharedEmail }) => [name, email, sharedEmail ?? ''])
    expect(found.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))).toEqual([
      ['Paul Hartley', 'h@example.com', ''],
      ['Paul Hartley Jr.', '', 'h@example.com'],
      ['Paula Hartley', '', 'h@example.com'],
    ])
  })

  it('keeps a result on record unless figures are replaced', async () => {
    const house = saleHouse()
    await house.imported(results)
    const other = results.replace('1500.00', '1600.00')
    const kept = await house.imported(other)
    expect(kept.results).toMatchObject({ failed: 1, duplicates: 3 })
    expect(kept.results.rowErrors).toMatchObject([{ row: 2, field: 'row', problem: expect.stringContaining('another result on record') }])
    const replaced = await house.imported(other, { figures: 'replace' })
    expect(replaced.results).toMatchObject({ failed: 0, duplicates: 4 })
    expect((await house.sales()).get('American Furniture')?.lots[0]).toMatchObject({ hammer: 160_000, paddle: '12' })
  })

  it('costs the value, not the row, where an optional one can’t be read, and the row where it would be another lot or price', async () => {
    const house = saleHouse()
    const upload = await house.imported(
      [
        header,
        row('Silver', '2024-05-02', '1', 'Tea pot', 'about 50', '', '90', '7', 'no address', 'Ann Lee'),
        row('Silver', '2024-05-02', 'first', 'Spoon', '', '', '10', '', '', ''),
        row('Silver', '2024-05-02', '3', 'Fork', '', '', 'ten', '', '', ''),
        row('Silver', '2024-05-02', '4', '', '', '', '10', '', '', ''),
        row('Unknown', '', '5', 'Bowl', '', '', '10', '', '', ''),
      ].join('\n'),
    )
    expect(upload.results).toMatchObject({ recordsProcessed: 5, recordsImported: 1, failed: 4, incomplete: 1 })
    expect(upload.results.rowErrors.map(({ row, field, imported }) => [row, field, imported])).toEqual([
      [2, 'estimateLow', true],
      [2, 'email', true],
      [2, 'fullName', true],
      [3, 'lotNumber', undefined],
      [4, 'hammer', undefined],
      [5, 'row', undefined],
      [6, 'row', undefined],
    ])
    expect((await house.sales()).get('Silver')?.lots).toMatchObject([{ hammer: 9000, paddle: '7' }])
  })

  it('takes corrected rows as a part of the same upload', async () => {
    const house = saleHouse()
    const { uploadId } = await house.imported([header, row('Silver', '', '1', 'Tea pot', '', '', '90', '7', '', '')].join('\n'))
    const { rows } = await house.call('listRejectedRows', { id: uploadId })
    expect(rows).toMatchObject([{ problems: [{ field: 'row', problem: expect.stringContaining('no auction with this title') }] }])
    await house.call('correctRejectedRows', {
      id: uploadId,
      body: { rows: [{ row: rows[0].row, cells: [{ column: 1, value: '2024-05-02' }] }] },
    })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsProcessed: 1, recordsImported: 1, failed: 0, corrected: 1 })
    expect((await house.sales()).get('Silver')?.lots).toHaveLength(1)
  })

  it('is read from the sheet of a workbook that names lots', async () => {
    const house = saleHouse()
    const people = sheetOf([
      ['First Name', 'Last Name', 'Email'],
      ['Ann', 'Lee', 'ann@example.com'],
    ])
    const sheet = sheetOf(results.split('\n').map((one) => one.split(',')))
    const { uploadId } = await house.send([['sale.xlsx', fileOf(bookOf(people, sheet))]])
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsProcessed: 4, recordsImported: 4 })
  })

  it('names bids and buyers by username where the file has no address, and the highest bid wins', async () => {
    const house = saleHouse()
    const lots = ['lot_id,title,category,hammer_price,number_of_bids,starts_at,ends_at']
    lots.push('900001,Radio,Radios,12.50,3,2001-12-03T18:10:40.000Z,2001-12-10T18:10:40.000Z')
    lots.push('900002,Lamp,Lamps,5.00,0,2001-12-04T18:10:40.000Z,2001-12-13T18:10:40.000Z')
    const bids = ['lot_id,bidder,amount', '900001,kit,10.00', '900001,sam,12.50', '900001,kit,11.00', '900003,kit,1.00']
    const mapping = JSON.stringify({ category: 'auction', bidder: 'handle', amount: 'bidAmount' })
    const { uploadId } = await house.send(
      [
        ['lots.csv', lots.join('\n')],
        ['bids.csv', bids.join('\n')],
      ],
      { csvMapping: mapping },
    )
    await house.work()
    const { results: counted } = await house.read(uploadId)
    expect(counted).toMatchObject({ recordsProcessed: 6, recordsImported: 4, duplicates: 1, failed: 1 })
    const sales = await house.sales()
    const people = new Map((await house.bidders()).map(({ id, name }) => [id, name]))
    const radios = sales.get('Radios')
    expect(radios?.registrations.map(({ bidderId }) => people.get(bidderId)).sort()).toEqual(['kit', 'sam'])
    const buyer = radios?.registrations.find(({ paddle }) => paddle === radios.lots[0]?.paddle)
    expect(people.get(buyer?.bidderId ?? '')).toBe('sam')
    expect(sales.get('Lamps')?.lots).toMatchObject([{ lotNumber: '1', state: 'Unsold' }])
    expect(radios?.auction).toMatchObject({
      auctionType: 'Online',
      startDate: '2001-12-03T18:10:40.000Z',
      endDate: '2001-12-10T18:10:40.000Z',
    })
  })
})

it('finds the rows of a buyer by the username alone, so that an erasure reaches them', async () => {
  const house = saleHouse()
  const csv = ['Lot,Title,Auction,Auction date,Username,Hammer', '1,Radio,Radios,2024-05-02,kit,10', 'two,Lamp,Radios,2024-05-02,Kit,20']
  await house.imported(csv.join('\n'))
  const [kit] = await house.bidders()
  expect(kit).toMatchObject({ name: 'kit', email: '' })
  const keys = personKeys({ firstName: 'kit', lastName: '', email: '' })
  const found: number[] = []
  for await (const { document } of rejectedRowsNaming(house.house, keys)) found.push(rowsNaming(document, keys).size)
  expect(found).toEqual([1])
  const waiting = await house.send([['sale.csv', csv.join('\n')]], { review: 'yes' })
  await house.dryRun(waiting.uploadId)
  const place = { house: house.house, files: house.files, accountId, auctionHouseId }
  expect(await countInSources(place, keys)).toEqual({ rows: 2, uncounted: 0 })
})

describe('the dry run of a file of auctions', () => {
  it('shows what the import then does, row by row', async () => {
    const house = saleHouse()
    await house.imported(results)
    const csv = [
      results.replace('Pine table', 'Pine desk'),
      row('Silver', '2024-05-02', '2', 'Spoons', '', '', '40', '9', 'cid@example.com', 'Cid Day'),
      row('Silver', '2024-05-02', '2', 'Spoons', '', '', '41', '', '', ''),
      row('Silver', '2024-05-02', '0', 'Knife', '', '', '', '', '', ''),
    ].join('\n')
    const { uploadId } = await house.send([['sale.csv', csv]], { review: 'yes' })
    const columns = await house.call('readImportColumns', { id: uploadId })
    expect(columns.category).toBe('auctions')
    expect(columns.files[0].columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['auction', 'auctionDate', 'lotNumber', 'title', 'estimateLow', 'estimateHigh', 'hammer', 'paddle', 'email', 'fullName'],
    ])
    const before = await house.sales()
    const run = await house.dryRun(uploadId)
    expect(run).toMatchObject({ state: 'done', rows: 7, totals: { create: 1, update: 1, unchanged: 3, conflict: 0, error: 2 } })
    expect(await house.sales()).toEqual(before)
    const rows = await house.plannedRows(uploadId)
    expect(rows.map(({ line, outcome, name }) => [line, outcome, name])).toEqual([
      [7, 'error', '2 Spoons'],
      [8, 'error', '0 Knife'],
      [3, 'update', '2 Pine desk'],
      [6, 'create', '2 Spoons'],
      [2, 'unchanged', '1 Walnut chest'],
      [4, 'unchanged', '3 Mirror'],
      [5, 'unchanged', '1 Tea pot'],
    ])
    const rejected = await house.call('listRejectedRows', { id: uploadId })
    expect(rejected.rows).toHaveLength(2)
    await house.call('startImport', { id: uploadId, body: { number: run.number } })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsImported: 1, duplicates: 4, failed: 2 })
  })
})
