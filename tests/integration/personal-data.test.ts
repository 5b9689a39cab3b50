import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { createBidderView, listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { listBidders } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { erasePersonalData, exportPersonalData, previewErasure } from '@auctionwiz/contracts/personal-data'
import { createUpload, downloadUpload, readUploadStatus, type Upload } from '@auctionwiz/contracts/uploads'
import { describe, expect, it } from 'vitest'
import { uploadForm } from '../support/files.ts'
import { killApp } from '../support/kill-app.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' }
const body = { reason: 'Asked by letter' }

const imported = async (call: Client, csv: string): Promise<Upload> => {
  const { uploadId } = await call(createUpload, { body: uploadForm(csv, 'spring.csv') })
  for (;;) {
    const upload = await call(readUploadStatus, { params: { id: uploadId } })
    if (upload.status === 'completed' || upload.status === 'error') return upload
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const errorFileOf = async (call: Client, { uploadId }: Upload): Promise<string> =>
  ((await call(downloadUpload, { params: { id: uploadId } })) as Blob).text()

const csv = [
  'First Name,Last Name,Email,Date of birth',
  'Ann,Pascoe,ann.pascoe@example.com,31 Foo 1970',
  'Ann,Pascoe,ann.pascoe(at)example.com,',
  'Bea,Stone,bea(at)example.com,',
  'Cid,Day,cid@example.com,',
].join('\n')

const withRejected = async () => {
  const call = await (await createTenant(stack)).as('admin')
  const { id } = await call(createBidder, { body: ann })
  return { call, params: { id }, upload: await imported(call, csv) }
}

describe('a person who is a bidder and is in rejected rows of an import', () => {
  it('gets these rows, and is gone from them after an erasure that counted them before', async () => {
    const { call, params, upload } = await withRejected()
    expect(upload).toMatchObject({ status: 'completed', results: { recordsImported: 1, duplicates: 1, failed: 2, incomplete: 1 } })
    expect(upload.results.rowErrors.map(({ value }) => value)).toEqual(['31 Foo 1970', 'ann.pascoe(at)example.com', 'bea(at)example.com'])
    const view = { shared: true, columns: [], density: 'comfortable' as const }
    await call(createBidderView, { body: { ...view, name: 'Her', filter: { search: 'ann pascoe' } } })
    await call(createBidderView, { body: { ...view, name: 'Gold', filter: { search: 'ann.pascoe@', tier: ['Gold'] } } })

    const exported = JSON.parse(await ((await call(exportPersonalData, { params })) as Blob).text())
    const rows = exported.records.filter(({ type }: { type: string }) => type === 'rejected-row')
    expect(rows).toMatchObject([
      {
        upload: 'Spring registrations',
        file: 'spring.csv',
        uploadedAt: upload.uploadDate,
        issues: 'Row 2: Date of birth: date format error',
      },
      { issues: 'Row 3: invalid email format' },
    ])
    expect(JSON.stringify(exported)).not.toContain('Stone')

    expect(await call(previewErasure, { params })).toMatchObject({ rejectedRows: 2, savedViews: 2 })
    await call(erasePersonalData, { params, body })
    const file = await errorFileOf(call, upload)
    expect(file).not.toMatch(/pascoe/i)
    expect(file).toContain('[erased],[erased],[erased],,Row 3: invalid email format')
    expect(file).toContain('Bea,Stone,bea(at)example.com,,Row 4: invalid email format')
    const after = await call(readUploadStatus, { params: { id: upload.uploadId } })
    expect(after.results.rowErrors.map(({ value }) => value)).toEqual([undefined, undefined, 'bea(at)example.com'])
    expect((await call(listBidderViews, {})).views).toMatchObject([{ name: 'Gold', filter: { tier: ['Gold'] } }])
  })

  it('is erased whole by the same call after the service was killed in the middle of the first', async () => {
    const { call, params, upload } = await withRejected()
    const first = call(erasePersonalData, { params, body }).catch(() => undefined)
    killApp(stack, 'bidders')
    await first
    for (let erased = false; !erased; ) {
      erased = await call(erasePersonalData, { params, body }).then(
        () => true,
        ({ code }: { code?: string }) => code === 'not_found',
      )
      if (!erased) await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(await errorFileOf(call, upload)).not.toMatch(/pascoe/i)
    await expect(call(previewErasure, { params })).rejects.toMatchObject({ code: 'not_found' })
  }, 60_000)

  it('stays in the rows of another house, which are its own', async () => {
    const { upload, call } = await withRejected()
    const other = await withRejected()
    await other.call(erasePersonalData, { params: other.params, body })
    expect(await errorFileOf(call, upload)).toMatch(/pascoe/i)
    await expect(errorFileOf(other.call, upload)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a person in files that are not imported', () => {
  it('is given their rows, and is gone from the files after an erasure that counted them before', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const { id } = await call(createBidder, { body: ann })
    const params = { id }
    const form = uploadForm(csv, 'spring.csv')
    form.set('file_1', new File(['Name,Note\nAnn Pascoe,call ann.pascoe@example.com\n'], 'notes.csv'))
    const { uploadId } = await call(createUpload, { body: form })
    const read = () => call(readUploadStatus, { params: { id: uploadId } })
    await expect.poll(async () => (await read()).status).toBe('error')
    expect((await read()).problem).toContain('notes.csv')

    const exported = async () => JSON.parse(await ((await call(exportPersonalData, { params })) as Blob).text())
    const rows = (await exported()).records.filter(({ type }: { type: string }) => type === 'waiting-row')
    expect(rows).toMatchObject([
      { file: 'spring.csv', line: 2, upload: 'Spring registrations' },
      { file: 'spring.csv', line: 3 },
      { file: 'notes.csv', line: 2, cells: [{ column: 'Name', value: 'Ann Pascoe' }, { column: 'Note' }] },
    ])
    expect(await call(previewErasure, { params })).toMatchObject({ waitingRows: 3, uncountedUploads: 0 })
    await call(erasePersonalData, { params, body })
    const again = await call(createBidder, { body: ann })
    expect(await call(previewErasure, { params: { id: again.id } })).toMatchObject({ waitingRows: 0 })
  })

  it('is not imported by an import that was under way, which does the rest', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const { id } = await call(createBidder, { body: ann })
    const others = Array.from({ length: 12_000 }, (_, at) => `Bob${at},Ray,bob${at}@example.com`)
    const row = 'Ann,Pascoe,ann.pascoe@example.com'
    const { uploadId } = await call(createUpload, {
      body: uploadForm(['First Name,Last Name,Email', ...others, row, 'Bea,Stone,bea@example.com'].join('\n')),
    })
    const read = () => call(readUploadStatus, { params: { id: uploadId } })
    await expect.poll(async () => (await read()).results.recordsProcessed).toBeGreaterThan(0)
    killApp(stack, 'upload')
    expect(await call(previewErasure, { params: { id } })).toMatchObject({ waitingRows: 1 })
    await call(erasePersonalData, { params: { id }, body })
    const status = () =>
      read().then(
        ({ status }) => status,
        () => 'away',
      )
    await expect.poll(status, { timeout: 90_000 }).toBe('completed')
    const { results } = await read()
    expect(results).toMatchObject({ recordsProcessed: 12_002, recordsImported: 12_001, failed: 1 })
    expect(results.rowErrors).toMatchObject([{ row: 12_002, field: 'row', problem: 'personal data was erased on request' }])
    expect((await call(listBidders, { query: { search: ann.email } })).total).toBe(0)
  }, 120_000)
})

describe('an upload', () => {
  it('is taken once for its key, and another by the same key is refused', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const idempotencyKey = 'spring-registrations-1'
    const first = await call(createUpload, { body: uploadForm(csv), idempotencyKey })
    expect((await call(createUpload, { body: uploadForm(csv), idempotencyKey })).uploadId).toBe(first.uploadId)
    const other = call(createUpload, { body: uploadForm(csv.replace('Cid', 'Dan')), idempotencyKey })
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch', status: 409 })
  })
})
