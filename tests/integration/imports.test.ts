import { listBidders } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { createUpload, downloadUpload, listUploads, readUploadStatus, type Upload } from '@auctionwiz/contracts/uploads'
import { describe, expect, it } from 'vitest'
import { bidderCsv, uploadForm } from '../support/files.ts'
import { killApp } from '../support/kill-app.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

const ended = async (call: Client, uploadId: string): Promise<Upload> => {
  for (;;) {
    const upload = await call(readUploadStatus, { params: { id: uploadId } }).catch(() => undefined)
    if (upload?.status === 'completed' || upload?.status === 'error') return upload
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const imported = async (call: Client, form: FormData): Promise<Upload> => ended(call, (await call(createUpload, { body: form })).uploadId)

describe('a bidder file', () => {
  it('is imported with counts, row errors and an error file', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const upload = await imported(call, uploadForm(bidderCsv(250, 'a', (row) => row % 50 === 0)))
    expect(upload).toMatchObject({
      status: 'completed',
      progress: 100,
      results: { recordsProcessed: 250, recordsImported: 245, failed: 5, duplicates: 0 },
    })
    expect(upload.results.rowErrors[0]).toMatchObject({ row: 51, field: 'email', problem: 'invalid email format' })
    expect((await call(listBidders, { query: { search: 'importer' } })).total).toBe(245)
    const file = (await call(downloadUpload, { params: { id: upload.uploadId } })) as Blob
    expect((await file.text()).trim().split(/\r?\n/)).toHaveLength(6)
    expect((await call(listUploads, {})).uploads.map(({ uploadId }) => uploadId)).toEqual([upload.uploadId])
  })

  it('updates whom it meets again instead of doubling them', async () => {
    const call = await (await createTenant(stack)).as('admin')
    await imported(call, uploadForm(bidderCsv(120, 'b')))
    const again = await imported(call, uploadForm(bidderCsv(150, 'b')))
    expect(again.results).toMatchObject({ recordsProcessed: 150, recordsImported: 30, duplicates: 120 })
    expect((await call(listBidders, {})).total).toBe(150)
  })

  it('is finished after the worker was killed again and again, with nothing lost and nothing doubled', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const { uploadId } = await call(createUpload, { body: uploadForm(bidderCsv(6000, 'k', (row) => row % 1000 === 0)) })
    for (let kill = 0; kill < 3; kill += 1) {
      const before = (await call(readUploadStatus, { params: { id: uploadId } }).catch(() => undefined))?.results.recordsProcessed ?? 0
      for (;;) {
        const now = await call(readUploadStatus, { params: { id: uploadId } }).catch(() => undefined)
        if (now && (now.results.recordsProcessed > before || now.status === 'completed')) break
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      killApp(stack, 'upload')
    }
    const upload = await ended(call, uploadId)
    expect(upload).toMatchObject({
      status: 'completed',
      results: { recordsProcessed: 6000, recordsImported: 5994, failed: 6, duplicates: 0 },
    })
    expect((await call(listBidders, {})).total).toBe(5994)
  }, 180_000)
})

describe('a file that cannot be read', () => {
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('First Name,Last Name,Email\nZoë,Müller,zoe@example.com\n', 'utf16le'),
  ])
  const windows = Buffer.from('First Name,Last Name,Email\nZo\xeb,M\xfcller,zoe@example.com\n', 'latin1')

  it.each([
    ['is empty', '', 'bidders.csv', 'file_empty'],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'bidders.csv', 'file_type'],
  ])('%s and is refused at once', async (_name, content, name, code) => {
    const call = await (await createTenant(stack)).as('admin')
    await expect(call(createUpload, { body: uploadForm(content, name) })).rejects.toMatchObject({ code })
    expect((await call(listUploads, {})).uploads).toEqual([])
  })

  it('lacks a column, says which, and leaves nothing behind', async () => {
    const call = await (await createTenant(stack)).as('admin')
    const upload = await imported(call, uploadForm('Name,City\nAnn Pascoe,London\n'))
    expect(upload.status).toBe('error')
    expect(upload.problem).toMatch(/email/i)
    expect((await call(listBidders, {})).total).toBe(0)
  })

  it.each([
    ['UTF-16', utf16],
    ['Windows-1252', windows],
  ])('is read when it is %s', async (_name, content) => {
    const call = await (await createTenant(stack)).as('admin')
    expect(await imported(call, uploadForm(content))).toMatchObject({ status: 'completed', results: { recordsImported: 1 } })
    expect((await call(listBidders, {})).bidders[0]?.name).toBe('Zoë Müller')
  })
})
