import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { RejectedRows } from '@auctionwiz/records/rejected-rows'
import { eraseFromSources } from '@auctionwiz/records/source-files/erase-from-sources'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../testing/caller.ts'
import { bidderCsv, emptyHouse, message, now, uploadId } from '../testing/house.ts'
import { readErrorValues } from '../uploads/error-values.ts'
import { uploadOf } from '../uploads/upload-document.ts'
import { bidderMaker } from './bidder-from-row.ts'
import { importUpload } from './import-upload.ts'

const imported = async (...contents: (string | Uint8Array)[]) => {
  const tenant = emptyHouse()
  await tenant.putUpload(contents)
  await importUpload(tenant.ports)(message, 1)
  return { ...tenant, result: uploadOf(await tenant.upload()) }
}

describe('importUpload', () => {
  it('stores every good row, counts and completes', async () => {
    const { result, bidders, files, house } = await imported(bidderCsv(2500))
    expect(result).toMatchObject({
      status: 'completed',
      progress: 100,
      results: { recordsProcessed: 2500, recordsImported: 2500, duplicates: 0, failed: 0, hasErrorFile: false, errors: [] },
    })
    const stored = await bidders()
    expect(new Set(stored.map(({ bidderId }) => bidderId)).size).toBe(2500)
    expect(stored[0]).toMatchObject({
      firstName: 'Ann1000',
      status: 'Pending',
      bidderId: 'B-11000',
      uniqueKey: 'email:ann1000@example.com',
      auctionHouseId: 'hse_1',
    })
    expect(stored[0]?.scoreHistory.map(({ cause }) => cause)).toEqual(['Imported from Autumn list', 'Imported from Autumn list'])
    expect([...files.files.keys()]).toEqual([])
    expect(await auditEvents(house)).toMatchObject([{ action: 'upload.complete', actorId: 'usr_1', after: { recordsImported: 2500 } }])
  })

  it('has the house rescored when its rules were saved while it ran', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([bidderCsv(3)])
    const saved = { savedAt: now.toISOString(), savedBy: 'Una', number: 1 }
    const document = { id: 'scoring-settings', type: 'scoringSettings', ...defaultRules, ...saved }
    await tenant.house.write([{ kind: 'put', document }])
    await importUpload(tenant.ports)(message, 1)
    expect(tenant.jobs.map(({ kind }) => kind).sort()).toEqual(['duplicates', 'rescore'])
    const job = await storedIn(tenant.house).read('job:rescore')
    expect(job?.document).toMatchObject({ status: 'waiting', input: { cause: 'Score settings changed by Una' } })
  })

  it('names bad rows, counts them and offers them as a file', async () => {
    const csv =
      'First name,Last name,Email,Phone\nAnn,Lee,ann@example.com,\n=cmd(),,bad mail,12\n\nBob,Ray,bob@example.com,+1 212 555 0148\nCid,Day\n'
    const { result, errorText, house, upload } = await imported(csv)
    expect(result.results).toMatchObject({
      recordsProcessed: 4,
      recordsImported: 2,
      duplicates: 0,
      failed: 2,
      problems: 4,
      hasErrorFile: true,
    })
    expect(result.results.errors).toEqual([
      'Row 3: missing required field Last name',
      'Row 3: invalid email format',
      'Row 3: phone number format error',
      'Row 6: 2 cells, but the header has 4',
    ])
    expect(JSON.stringify(await upload())).not.toContain('bad mail')
    const values = await readErrorValues(house, [await upload()])
    expect(uploadOf(await upload(), values.get(uploadId)).results.rowErrors[1]).toEqual({
      file: 'file-0.csv',
      row: 3,
      field: 'email',
      value: 'bad mail',
      problem: 'invalid email format',
    })
    const problems = 'missing required field Last name; invalid email format; phone number format error'
    expect(errorText()).toBe(
      `\ufeffFirst name,Last name,Email,Phone,Issues\r\n'=cmd(),,bad mail,12,"Row 3: ${problems}"\r\nCid,Day,,,"Row 6: 2 cells, but the header has 4"\r\n`,
    )
  })

  it('keeps by whom rejected rows are found in documents that fit the store, in letters of three bytes as well', async () => {
    const tenant = emptyHouse()
    const name = (seed: number) =>
      Array.from({ length: 24 }, (_, at) => String.fromCharCode(0x4e00 + ((seed * 131 + at * 7) % 20_000))).join('')
    const slipped = (row: number) => Array.from({ length: 20 }, (_, at) => `${name(row * 40 + at)} ${name(row * 77 + at)}`).join(',')
    await tenant.putUpload([`first,last,email\n${Array.from({ length: 968 }, (_, row) => slipped(row)).join('\n')}`])
    await importUpload(tenant.ports)(message, 1)
    expect((await tenant.upload()).counts).toMatchObject({ failed: 968 })
    const { items } = await storedIn(tenant.house).query({ type: 'rejected-rows' }, { limit: 10 })
    // A request to the store has at most 2 MiB.
    expect(items.map((one) => Buffer.byteLength(JSON.stringify(one)) < 1_500_000)).toEqual([true])
  })

  it('leaves what was erased of rejected rows erased when it stores their window again', async () => {
    const tenant = emptyHouse()
    await tenant.putUpload([`${bidderCsv(200)}Bea,Stone,bea(at)example.com\n`])
    const { house, account } = tenant.ports.tenant('acc_1', 'hse_1')
    let writes = 0
    const killed = {
      ...house,
      write: (...[own]: Parameters<typeof house.write>) => {
        writes += 1
        return writes > 4 ? Promise.reject(new Error('killed')) : house.write(own)
      },
    }
    await expect(importUpload({ ...tenant.ports, tenant: () => ({ house: killed, account }) })(message, 1)).rejects.toThrow('killed')
    expect(tenant.errorText()).toContain('Stone')
    const keys = personKeys({ firstName: 'Bea', lastName: 'Stone', email: 'bea@example.com' })
    const place = { house: tenant.house, files: tenant.files, accountId: 'acc_1', auctionHouseId: 'hse_1' }
    expect(await eraseFromSources(place, { id: 'bid_1', keys }, now)).toBe(1)

    await importUpload(tenant.ports)(message, 1)
    const upload = await tenant.upload()
    expect(upload).toMatchObject({ status: 'completed', counts: { recordsImported: 200, failed: 1 } })
    expect(tenant.errorText()).not.toContain('Stone')
    const value = '[erased]'
    expect((await storedIn(tenant.house).read<RejectedRows>('rej_1_0'))?.document).toMatchObject({ people: [], values: [{ at: 0, value }] })
    expect(uploadOf(upload, (await readErrorValues(tenant.house, [upload])).get(uploadId)).results.rowErrors).toEqual([
      { file: 'file-0.csv', row: 202, field: 'row', value, problem: 'personal data was erased on request' },
    ])
  })

  it('counts a row as a duplicate whose email came before or is in the house, and updates', async () => {
    const tenant = emptyHouse()
    const maker = bidderMaker({
      auctionHouseId: 'hse_1',
      currency: 'USD',
      rules: defaultRules,
      now,
      cause: 'Bidder added',
      figures: 'grow',
    })
    const there = maker.create({ firstName: 'Old', lastName: 'Name', email: 'old@example.com', address: {}, facts: {} }, 'bid_old', 1)
    await tenant.house.write([{ kind: 'create', document: { ...bidderDocument({ ...there, phone: '212 555 0100' }) } }])
    const rows = [
      'Old,Name-New,OLD@example.com,Berlin',
      'Ann,One,ann@example.com,Paris',
      'Ann,One-Two,Ann@Example.com,',
      'Ann,One-Two,ann@example.com,',
    ]
    await tenant.putUpload([`first,last,email,city\n${rows.join('\n')}`])
    await importUpload(tenant.ports)(message, 1)

    expect((await tenant.upload()).counts).toEqual({ recordsProcessed: 4, recordsImported: 4, duplicates: 3, failed: 0 })
    expect(await tenant.bidders()).toMatchObject([
      { firstName: 'Ann', lastName: 'One-Two', address: { city: 'Paris' } },
      { id: 'bid_old', name: 'Old Name-New', phone: '212 555 0100', address: { city: 'Berlin' }, bidderId: 'B-10001' },
    ])
  })

  it('meets duplicates across batches, windows and files', async () => {
    const { result, bidders } = await imported(bidderCsv(1500) + bidderCsv(1500).split('\n').slice(1).join('\n'), bidderCsv(300, 1401))
    expect(result.results).toMatchObject({ recordsProcessed: 3300, recordsImported: 1700, duplicates: 1600, failed: 0 })
    expect(await bidders()).toHaveLength(1700)
  })

  it('changes nothing when the same file comes again', async () => {
    const tenant = await imported(bidderCsv(120))
    const before = await tenant.bidders()
    const second = emptyHouse(tenant.store)
    second.ports.files = second.files
    await tenant.house.write([{ kind: 'remove', id: uploadId }])
    await second.putUpload([bidderCsv(120)])
    await importUpload(second.ports)(message, 1)
    expect((await second.upload()).counts).toEqual({ recordsProcessed: 120, recordsImported: 120, duplicates: 120, failed: 0 })
    expect(await second.bidders()).toEqual(before)
  })

  it('stores nothing of any file when one has an unusable header', async () => {
    const { result, bidders } = await imported(bidderCsv(50), 'First Name,Phone\nAnn,1')
    expect(result).toMatchObject({
      status: 'error',
      problem:
        'The file file-1.csv has no columns "Last name" and "Email". Add the columns to the first line of the file and upload it again.',
      results: { recordsProcessed: 0 },
    })
    expect(await bidders()).toEqual([])
  })

  it.each([
    ['only blank lines', '\n\n', 'no header row'],
    ['a header alone', 'first,last,email\n\n', 'a header but no records'],
    ['a quote in the header that is never closed', 'first,"last,email\na,b,c@d.ef\n', 'first line'],
  ])('refuses a file with %s', async (_, content, problem) => {
    const { result } = await imported(content)
    expect(result).toMatchObject({ status: 'error', problem: expect.stringContaining(problem) })
  })

  it('rejects rows with open quotes or beyond 1 MB, and imports the rest', async () => {
    const { result, bidders } = await imported(
      `${bidderCsv(2)}"Bob,Ray,bob@example.com\nCid,Day,cid@example.com\n${'x'.repeat(1_100_000)},Big,big@example.com\nDan,Fox,dan@example.com\n`,
    )
    expect(result.results).toMatchObject({ recordsProcessed: 6, recordsImported: 4, failed: 2 })
    expect(result.results.errors).toEqual([expect.stringMatching(/^Row 4: a quote/), expect.stringMatching(/^Row 6: longer than 1 MB/)])
    expect((await bidders()).map(({ firstName }) => firstName)).toEqual(['Ann1', 'Ann2', 'Cid', 'Dan'])
  })
})
