import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'
import { eraseFromSources } from '@auctionwiz/records/source-files/erase-from-sources'
import { describe, expect, it } from 'vitest'
import { workOnUpload } from '../dry-runs/work-on-upload.ts'
import { auditEvents, formOf } from '../testing/caller.ts'
import { accountId, auctionHouseId, now } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'

const csv = [
  'First Name,Last Name,Email,Phone,Shoe size',
  'Ann,Lee,ann@example.com,,',
  'Bob,Ray,bob(at)example,,44',
  'Cid,Day,cid@example.com,12,',
  ',Elm,,,',
  'Ann,Lee,ann@example,212 555 0100,',
  'Flo,Fox',
].join('\n')

/** An upload of these files that is imported. */
const imported = async (files: [string, string][] = [['people.csv', csv]], app = uploadApp()) => {
  const texts = { name: 'Autumn list', description: 'Bidders of the autumn sale', category: 'bidders' }
  const { uploadId: id }: Upload = await app.call('createUpload', { form: formOf(files, texts) })
  const work = async (): Promise<void> => {
    const worker = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  }
  await work()
  const status = (): Promise<Upload> => app.call('readUploadStatus', { id })
  const rows = async (): Promise<RejectedRow[]> => (await app.call('listRejectedRows', { id })).rows
  /** Corrects the row on a line. */
  const correction = async (line: number, values: Record<string, string>) => {
    const found = (await rows()).find((row) => row.line === line)
    if (!found) throw new Error(`no rejected row on line ${line}`)
    const cells = Object.entries(values).map(([field, value]) => ({
      column: found.cells.find((cell) => cell.field === field)?.column,
      value,
    }))
    return { row: found.row, cells }
  }
  const correct = async (...corrections: object[]) => app.call('correctRejectedRows', { id, body: { rows: corrections } })
  const download = async (): Promise<string> => new Response((await app.answerTo('downloadUpload', { id })).body as BodyInit).text()
  return { ...app, id, work, status, rows, correction, correct, download }
}

const sumOf = ({ recordsImported, duplicates, conflicts, failed }: Upload['results']): number =>
  recordsImported + duplicates + conflicts + failed

describe('rejected rows', () => {
  it('are listed cell by cell with what is wrong, those imported without a value aside', async () => {
    const { rows } = await imported()
    expect((await rows()).map(({ line, problems }) => [line, problems.map(({ field }) => field)])).toEqual([
      [3, ['email']],
      [5, ['firstName', 'email']],
      [6, ['email']],
      [7, ['row', 'email']],
    ])
    const [bob, , , flo] = await rows()
    expect(bob).toMatchObject({ file: 'people.csv', problems: [{ value: 'bob(at)example', problem: 'invalid email format' }] })
    expect(bob?.cells.map(({ name, field, value }) => [name, field, value])).toEqual([
      ['First Name', 'firstName', 'Bob'],
      ['Last Name', 'lastName', 'Ray'],
      ['Email', 'email', 'bob(at)example'],
      ['Phone', 'phone', ''],
    ])
    expect(flo?.problems[0]?.problem).toBe('2 cells, but the header has 5')
  })

  it('are imported as part of their upload once they are corrected, and the totals add up', async () => {
    const house = await imported()
    const before = await house.status()
    expect(before.results).toMatchObject({ recordsProcessed: 6, recordsImported: 2, failed: 4, incomplete: 1, problems: 6 })
    const answer = await house.correct(
      await house.correction(3, { email: 'bob@example.com' }),
      await house.correction(6, { email: 'ann@example.com' }),
      await house.correction(5, { email: 'elm@example.com' }),
    )
    expect(answer).toMatchObject({ taken: 2, refused: [{ problems: [{ field: 'firstName' }] }], upload: { status: 'pending' } })
    expect(sumOf(answer.upload.results)).toBe(answer.upload.results.recordsProcessed)
    await house.work()
    const { results, status, files } = await house.status()
    expect(status).toBe('completed')
    expect(results).toMatchObject({
      recordsProcessed: 6,
      recordsImported: 3,
      duplicates: 1,
      failed: 2,
      corrected: 2,
      incomplete: 1,
      problems: 4,
    })
    expect(sumOf(results)).toBe(6)
    expect(results.rowErrors.map(({ row, field, value }) => [row, field, value])).toEqual([
      [4, 'phone', '12'],
      [5, 'firstName', ''],
      [5, 'email', ''],
      [7, 'row', 'Flo,Fox'],
    ])
    expect(files.map(({ name }) => name)).toEqual(['people.csv'])
    expect((await house.bidders()).map(({ email, phone }) => [email, phone])).toEqual([
      ['ann@example.com', '212 555 0100'],
      ['bob@example.com', undefined],
      ['cid@example.com', undefined],
    ])
    expect((await house.rows()).map(({ line }) => line)).toEqual([5, 7])
    expect(house.files.files.size).toBe(0)
    expect((await auditEvents(house.house)).map(({ action }) => action)).toContain('upload.correct')
  })

  it('are left out of the error file once they are corrected', async () => {
    const house = await imported()
    await house.correct(await house.correction(3, { email: 'bob@example.com' }))
    await house.work()
    const text = await house.download()
    expect(text).toMatch(/^First Name,Last Name,Email,Phone,Shoe size \(not imported\),Issues\r\n/)
    expect(text).not.toContain('Bob')
    expect(text).toContain('Row 5')
  })

  it('have no error file left when the last one is corrected', async () => {
    const house = await imported([['people.csv', 'First Name,Last Name,Email\nBob,Ray,bob']])
    expect((await house.status()).results.hasErrorFile).toBe(true)
    await house.correct(await house.correction(2, { email: 'bob@example.com' }))
    await house.work()
    expect((await house.status()).results).toMatchObject({ hasErrorFile: false, rowErrors: [], failed: 0, recordsImported: 1 })
  })

  it('come back with another reason when a value is left out', async () => {
    const house = await imported()
    await house.correct(await house.correction(3, { email: 'bob@example.com', phone: 'none' }))
    await house.work()
    const { results } = await house.status()
    expect(results).toMatchObject({ recordsImported: 3, failed: 3, incomplete: 2 })
    expect(results.rowErrors.at(-1)).toMatchObject({ row: 3, field: 'phone', value: 'none', imported: true })
    expect(await house.download()).toContain('Row 3: phone number format error')
  })

  it('keep the columns of their own file', async () => {
    const house = await imported([
      ['one.csv', 'Email,First Name,Last Name\nbob,Bob,Ray'],
      ['two.csv', 'Last Name,Phone,Email,First Name\nElm,212 555 0100,eve,Eve'],
    ])
    const [one, two] = await house.rows()
    expect([one?.file, two?.file]).toEqual(['one.csv', 'two.csv'])
    await house.correct(
      { row: one?.row, cells: [{ column: 0, value: 'bob@example.com' }] },
      { row: two?.row, cells: [{ column: 2, value: 'eve@example.com' }] },
    )
    await house.work()
    expect((await house.bidders()).map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ['Bob Ray', 'bob@example.com', undefined],
      ['Eve Elm', 'eve@example.com', '212 555 0100'],
    ])
  })

  it('are taken once, also when two users send them', async () => {
    const house = await imported()
    const bob = await house.correction(3, { email: 'bob@example.com' })
    await house.correct(bob)
    await expect(house.correct(bob)).rejects.toMatchObject({ code: 'upload_running' })
    await house.work()
    await expect(house.correct(bob)).rejects.toMatchObject({ code: 'stale_version' })
    await expect(house.correct({ row: '9-0', cells: [] })).rejects.toMatchObject({ code: 'stale_version' })
    expect((await house.status()).results.recordsProcessed).toBe(6)
  })

  it('are undone with their upload', async () => {
    const house = await imported()
    await house.correct(await house.correction(3, { email: 'bob@example.com' }))
    await house.work()
    const parts = await Promise.all(
      [0, 1].map((number) => readerOf(importChangeRecord, house.house).find(importChangeId(house.id, number))),
    )
    expect(parts.map((part) => part?.document.created.length)).toEqual([2, 1])
    const { undoUntil } = await house.status()
    expect(undoUntil).toBeDefined()
  })

  it('can be erased while they wait for their import', async () => {
    const house = await imported()
    await house.correct(await house.correction(3, { email: 'bob@example.com' }))
    const bob = { firstName: 'Bob', lastName: 'Ray', email: 'bob@example.com' }
    const place = { house: house.house, files: house.files, accountId, auctionHouseId }
    expect(await eraseFromSources(place, { id: 'bid_bob', keys: personKeys(bob) }, now)).toBe(1)
    await house.work()
    expect((await house.bidders()).map(({ email }) => email)).not.toContain('bob@example.com')
    expect((await house.status()).results).toMatchObject({ recordsProcessed: 6, failed: 4 })
  })
})
