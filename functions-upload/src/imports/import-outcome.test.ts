import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf } from '@auctionwiz/records/bidders'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { emptyHouse, message, uploadId } from '../testing/house.ts'
import { uploadOf } from '../uploads/upload-document.ts'
import { importUpload } from './import-upload.ts'

const imported = async (...contents: (string | Uint8Array)[]) => {
  const tenant = emptyHouse()
  await tenant.putUpload(contents)
  await importUpload(tenant.ports)(message, 1)
  return { ...tenant, result: uploadOf(await tenant.upload()) }
}

const { address } = testHouse('hse_1')
const houseIn = (country: string) => testHouse('hse_1', { address: { ...address, country } })

describe('what an import says of rows and columns', () => {
  it('leaves people who share an email with a bidder to staff, and finds those who were added before', async () => {
    const tenant = emptyHouse()
    const csv = 'first,last,email,phone\nJohn,Hartley,office@example.com,212 555 0101\nMary,Hartley,Office@example.com,212 555 0102\n'
    const rows = `${csv}Mary,Hartley-Cole,office@example.com,\n`
    await tenant.putUpload([rows])
    await importUpload(tenant.ports)(message, 1)
    const people = [{ name: 'John Hartley', email: 'office@example.com', phone: '212 555 0101', bidderId: 'B-10001' }]
    expect(await tenant.bidders()).toMatchObject(people)
    const outcome = { recordsProcessed: 3, recordsImported: 1, duplicates: 0, conflicts: 2, failed: 0, noticed: 0 }
    expect(uploadOf(await tenant.upload()).results).toMatchObject(outcome)

    const [john] = await tenant.bidders()
    const { version: _version, ...added } = {
      ...bidderOf({ document: john as BidderDocument, version: '' }),
      id: 'bid_mary',
      bidderId: 'B-10002',
    }
    const mary = { ...added, firstName: 'Mary', name: 'Mary Hartley', email: '', sharedEmail: 'office@example.com' }
    await writeBidders(tenant.house, [{ after: mary }], [{ kind: 'remove', id: uploadId }])
    await tenant.putUpload([rows])
    await importUpload(tenant.ports)(message, 1)
    expect(await tenant.bidders()).toHaveLength(2)
    expect(uploadOf(await tenant.upload()).results).toMatchObject({ recordsImported: 0, duplicates: 3, conflicts: 0 })
  })

  it.each([
    ['Mario,Rossi,1950-03-02', 'Maria,Rossi,1955-07-19'],
    ['Christian,Rossi,', 'Christina,Rossi,'],
    ['Maria,Rossi,', 'Marina,Rossi,'],
    ['John,Hartley Sr.,1940-03-02', 'John,Hartley Jr.,1970-08-15'],
    ['John,Hartley,1940-03-02', 'John,Hartley,1970-08-15'],
    ['M.,Schmidt,', 'Maria,Meier,'],
    ['John,One,', 'John,Two,'],
  ])('leaves the bidder %s as it is where a row with the email is of %s, and asks staff', async (there, other) => {
    const tenant = emptyHouse()
    const importCsv = async (...people: string[]) => {
      await tenant.putUpload([`first,last,dob,email,phone,city\n${people.join('\n')}\n`])
      await importUpload(tenant.ports)(message, 1)
      return uploadOf(await tenant.upload()).results
    }
    await importCsv(`${there},family@example.com,212 555 0101,Boston`)
    const before = await tenant.bidders()
    await tenant.house.write([{ kind: 'remove', id: uploadId }])
    const left = await importCsv(`${other},family@example.com,212 555 0102,Salem`)
    expect(left).toMatchObject({ recordsProcessed: 1, recordsImported: 0, duplicates: 0, conflicts: 1, failed: 0 })
    expect(await tenant.bidders()).toEqual(before)
  })

  it('reads the dates of a column in one order, decided by all rows, also in a resumed import', async () => {
    const tenant = emptyHouse()
    const rows = Array.from({ length: 1500 }, (_, index) => `Ann${index},Lee,ann${index}@example.com,03/02/1980`)
    await tenant.putUpload([`first,last,email,dob\n${rows.join('\n')}\nZoe,Lee,zoe@example.com,13/02/1980\n`])
    const work = importUpload({ ...tenant.ports, limits: { rows: 100, ms: 1_000_000 } })
    await work(message, 1)
    expect((await tenant.upload()).readings).toMatchObject([{ headerLine: 1, columns: [{}, {}, {}, { name: 'dob', dates: 'day-first' }] }])
    await work(message, 1)
    await work(message, 1)
    const bidders = await tenant.bidders()
    expect(new Set(bidders.map(({ dateOfBirth }) => dateOfBirth))).toEqual(new Set(['1980-02-03', '1980-02-13']))
    const results = { failed: 0, incomplete: 0, columns: [{}, {}, {}, { name: 'dob', field: 'dateOfBirth', dates: 'day-first' }] }
    expect(uploadOf(await tenant.upload()).results).toMatchObject(results)
  })

  it.each([
    ['by the country of the house', {}, 'United Kingdom', { dates: 'day-first', assumed: true }],
    ['by the country of the house', {}, 'USA', { dates: 'month-first', assumed: true }],
    ['as was chosen', { dateOrder: 'day-first' as const }, 'USA', { dates: 'day-first' }],
  ])('reads dates that the file leaves open %s', async (_, change, country, read) => {
    const tenant = emptyHouse()
    const { account } = tenant.ports.tenant('acc_1', 'hse_1')
    await account.write([houseRecord.creation(houseIn(country))])
    await tenant.putUpload(['name,email,dob\nAnn Lee,ann@example.com,03/02/1980\n'], change)
    await importUpload(tenant.ports)(message, 1)
    expect(uploadOf(await tenant.upload()).results.columns[2]).toEqual({ file: 'file-0.csv', name: 'dob', field: 'dateOfBirth', ...read })
    expect(await tenant.bidders()).toMatchObject([{ dateOfBirth: read.dates === 'day-first' ? '1980-02-03' : '1980-03-02' }])
  })

  it('takes a row without a value that can’t be read, and lists the row to be corrected', async () => {
    const { result, bidders, errorText } = await imported('name,email,dob\nAnn Lee,ann@example.com,soon\n')
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee' }])
    expect(result.results).toMatchObject({ recordsImported: 1, failed: 0, incomplete: 1, problems: 1, hasErrorFile: true })
    expect(result.results.rowErrors).toMatchObject([{ row: 2, field: 'dateOfBirth', problem: 'date format error', imported: true }])
    expect(errorText()).toContain('Ann Lee,ann@example.com,soon,Row 2: dob: date format error')
  })

  it('finds the header below a title, and says what its columns are read as', async () => {
    const { result, bidders } = await imported('Bidders, autumn 2026\n\nName;Email;Shoe size;Bidder ID\nAnn Lee;ann@example.com;38;B-1\n')
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee', email: 'ann@example.com' }])
    expect(result.results.columns).toEqual(
      [
        { name: 'Name', field: 'fullName' },
        { name: 'Email', field: 'email' },
        { name: 'Shoe size' },
        { name: 'Bidder ID', computed: true },
      ].map((column) => ({ file: 'file-0.csv', ...column })),
    )
  })

  it('keeps Suspended suspended, as far as its uploader may decide on that', async () => {
    const csv = 'name,email,status\nAnn Lee,ann@example.com,Suspended\nBob Ray,bob@example.com,Active\n'
    const tenant = emptyHouse()
    await tenant.putUpload([csv], { statusRights: ['bidders:suspend'] })
    await importUpload(tenant.ports)(message, 1)
    expect(await tenant.bidders()).toMatchObject([{ status: 'Suspended' }, { status: 'Pending' }])
    expect(uploadOf(await tenant.upload()).results.notices).toMatchObject([
      { row: 3, kind: 'status-kept', bidder: { bidderId: 'B-10002' } },
    ])
  })

  it('refuses a mapping that names a column which no file has', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload(['name,email\nAnn Lee,ann@example.com\n'], { mapping: { Mail: 'email' } })
    await importUpload(tenant.ports)(message, 1)
    const problem = 'No file has a column “Mail”, which was chosen. Check its spelling and upload again.'
    expect(await tenant.upload()).toMatchObject({ status: 'error', problem, counts: { recordsProcessed: 0 } })
  })
})
