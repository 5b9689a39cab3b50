import { silenceMs } from '@auctionwiz/contracts/jobs'
import { Failure } from '@auctionwiz/platform/core/failure'
import { describe, expect, it } from 'vitest'
import { failImport } from '../imports/fail-import.ts'
import { importUpload } from '../imports/import-upload.ts'
import { auditEvents, callerOf } from '../testing/caller.ts'
import { accountId, auctionHouseId, bidderCsv, emptyHouse, message, now, uploadId } from '../testing/house.ts'
import { downloadUploadErrors } from './download-upload-errors.ts'
import { listUploads } from './list-uploads.ts'
import { readUploadStatus } from './read-upload-status.ts'
import { retryUpload } from './retry-upload.ts'
import { resultCounts, type UploadDocument } from './upload-document.ts'

const setUp = () => {
  const tenant = emptyHouse()
  const context = callerOf(tenant.ports.tenant(accountId, auctionHouseId))
  const stranger = callerOf(tenant.ports.tenant(accountId, 'hse_2'))
  const input = { params: { id: uploadId }, query: undefined, body: undefined, form: undefined, idempotencyKey: undefined }
  return { ...tenant, context, stranger, input }
}

const badCsv = 'first,last,email\nAnn,Lee,nowhere\nBob,Ray,bob@example.com\n'

describe('readUploadStatus', () => {
  it('tells an upload to its house and to no other', async () => {
    const { putUpload, context, stranger, input } = setUp()
    await putUpload([bidderCsv(1)])
    expect(await readUploadStatus(input, context)).toMatchObject({ uploadId, status: 'pending', files: [{ name: 'file-0.csv' }] })
    for (const [who, id] of [
      [stranger, uploadId],
      [context, 'upl_2'],
    ] as const)
      await expect(readUploadStatus({ ...input, params: { id } }, who)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes no other document for an upload', async () => {
    const { house, context, input } = setUp()
    await house.write([{ kind: 'create', document: { id: uploadId, type: 'bidder' } }])
    await expect(readUploadStatus(input, context)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('listUploads', () => {
  it('pages through the house’s uploads, newest first', async () => {
    const { putUpload, context, stranger, input } = setUp()
    for (let index = 0; index < 25; index += 1)
      await putUpload([], { id: `upl_${index}`, uploadDate: new Date(now.getTime() + index * 1000).toISOString() })
    const list = (page?: string) => listUploads({ ...input, params: undefined, query: page === undefined ? {} : { page } }, context)
    const first = await list()
    const second = await list(first.nextPage)
    const ids = [...first.uploads, ...second.uploads].map((upload) => upload.uploadId)
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => `upl_${24 - index}`))
    expect(second.nextPage).toBeUndefined()
    expect(await listUploads({ ...input, params: undefined, query: {} }, stranger)).toEqual({ uploads: [] })
  })
})

describe('downloadUploadErrors', () => {
  it('sends the error file once there is one', async () => {
    const { putUpload, ports, errorFiles, context, stranger, input } = setUp()
    await putUpload([badCsv], { name: 'Spring/2026' })
    const download = downloadUploadErrors({ errorFiles })
    await expect(download(input, context)).rejects.toMatchObject({ code: 'not_found' })
    await importUpload(ports)(message, 1)
    const file = await download(input, context)
    expect(file).toMatchObject({ contentType: 'text/csv; charset=utf-8', fileName: 'Spring_2026-errors.csv' })
    expect(await new Response(file.body as BodyInit).text()).toBe(
      'first,last,email,Issues\r\nAnn,Lee,nowhere,Row 2: invalid email format\r\n',
    )
    await expect(download(input, stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('sends it until its day, and then says that it is gone', async () => {
    const { putUpload, ports, errorFiles, context, input } = setUp()
    await putUpload([badCsv])
    await importUpload(ports)(message, 1)
    const download = downloadUploadErrors({ errorFiles })
    const days = (count: number) => ({ ...context, now: new Date(now.getTime() + count * 86_400_000) })
    expect((await readUploadStatus(input, context)).results.errorFileUntil).toBe(days(30).now.toISOString())
    await expect(download(input, days(30))).resolves.toBeDefined()
    await expect(download(input, days(30.1))).rejects.toMatchObject({ code: 'error_file_expired', status: 410 })
  })

  it('is of many parts where many rows are bad', async () => {
    const { putUpload, ports, errorFiles, context, input } = setUp()
    const bad = Array.from({ length: 2500 }, (_, index) => `Ann,Lee,nowhere${index}`)
    await putUpload([`first,last,email\n${bad.join('\n')}\n`])
    await importUpload(ports)(message, 1)
    expect(errorFiles.files.size).toBe(3)
    const text = await new Response((await downloadUploadErrors({ errorFiles })(input, context)).body as BodyInit).text()
    expect(text.match(/nowhere\d+/g)).toEqual(bad.map((line) => line.slice(8)))
    expect(text.match(/first,last/g)).toHaveLength(1)
    const { results } = await readUploadStatus(input, context)
    expect(results.rowErrors.map(({ value }) => value)).toEqual(bad.slice(0, 100).map((line) => line.slice(8)))
    expect(await listUploads({ ...input, params: undefined, query: {} }, context)).toMatchObject({ uploads: [{ results }] })
  })
})

describe('failImport and retryUpload', () => {
  it('tell the reason, and take the import up where it stopped', async () => {
    const { putUpload, upload, ports, sent, context, input, bidders } = setUp()
    await putUpload([bidderCsv(2000)])
    const { house, account } = ports.tenant(accountId, auctionHouseId)
    let writes = 0
    const busyFromEighth = {
      ...house,
      write: (...[own]: Parameters<typeof house.write>) => {
        writes += 1
        return writes > 7 ? Promise.reject(new TypeError('a defect')) : house.write(own)
      },
    }
    await expect(importUpload({ ...ports, tenant: () => ({ house: busyFromEighth, account }) })(message, 5)).rejects.toThrow('a defect')
    await failImport(ports)(message)
    const failed = await upload()
    expect(failed.status).toBe('error')
    expect(failed.problem).toBe(
      `An unexpected error stopped the import. ${failed.counts.recordsProcessed} records are done and stay. Choose Retry to go on with the rest.`,
    )
    expect(failed.counts.recordsProcessed).toBeGreaterThan(0)

    const retried = await retryUpload({ queue: ports.queue })(input, context)
    expect(retried).toMatchObject({ status: 'pending' })
    expect(retried.problem).toBeUndefined()
    expect(sent).toEqual([message])
    expect(await auditEvents(house)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'upload.retry', before: { problem: failed.problem } }),
        expect.objectContaining({ action: 'upload.fail', after: { problem: failed.problem, ...resultCounts(failed.counts) } }),
      ]),
    )
    await importUpload(ports)(message, 1)
    expect(await upload()).toMatchObject({ status: 'completed', counts: { recordsProcessed: 2000, recordsImported: 2000 } })
    expect(await bidders()).toHaveLength(2000)
  })

  it('are not kept from it by somebody who is erased from the files at that moment', async () => {
    const { putUpload, upload, ports, context, input } = setUp()
    await putUpload([bidderCsv(2)], { status: 'processing' })
    const { house, account } = ports.tenant(accountId, auctionHouseId)
    let searched = false
    const beside = {
      ...house,
      write: async (...[own]: Parameters<typeof house.write>) => {
        if (!searched) await house.write([{ kind: 'increment', id: uploadId, by: { searches: 1 } }])
        searched = true
        return house.write(own)
      },
    }
    await failImport({ ...ports, tenant: () => ({ house: beside, account }) })(message)
    expect(await upload()).toMatchObject({ status: 'error', searches: 1 })
    searched = false
    expect(await retryUpload({ queue: ports.queue })(input, { ...context, house: beside })).toMatchObject({ status: 'pending' })
    expect(await upload()).toMatchObject({ status: 'pending', searches: 2 })
  })

  it('answer a completed upload as it is and send nothing', async () => {
    const { putUpload, ports, sent, context, input, upload } = setUp()
    await putUpload([bidderCsv(2)])
    await importUpload(ports)(message, 1)
    await failImport(ports)(message)
    expect(await retryUpload({ queue: ports.queue })(input, context)).toMatchObject({ status: 'completed' })
    expect(sent).toEqual([])
    expect((await upload()).status).toBe('completed')
  })

  it('answer with the values of the row errors, whatever the upload came to', async () => {
    const { putUpload, upload, ports, house, context, input } = setUp()
    await putUpload([badCsv])
    await importUpload(ports)(message, 1)
    const answer = { results: { rowErrors: [{ field: 'email', value: 'nowhere' }] } }
    const retry = retryUpload({ queue: ports.queue })
    expect(await retry(input, context)).toMatchObject({ status: 'completed', ...answer })
    await house.write([{ kind: 'put', document: { ...(await upload()), status: 'error' } as UploadDocument }])
    expect(await retry(input, context)).toMatchObject({ status: 'pending', ...answer })
    expect(await retry(input, context)).toMatchObject({ status: 'pending', ...answer })
  })

  it('ask again for one that has stalled, without a change, and not before', async () => {
    const { putUpload, ports, sent, context, input } = setUp()
    await putUpload([bidderCsv(2)])
    expect(await retryUpload({ queue: ports.queue })(input, context)).toMatchObject({ status: 'pending' })
    expect(sent).toEqual([])
    const later = { ...context, now: new Date(now.getTime() + silenceMs) }
    expect(await retryUpload({ queue: ports.queue })(input, later)).toMatchObject({ status: 'pending' })
    expect(sent).toEqual([message])
  })

  it('answer with what the worker made of it when that was faster', async () => {
    const { putUpload, ports, context, input } = setUp()
    await putUpload([bidderCsv(2)], { status: 'error', problem: 'The database was too busy.' })
    const queue = { send: () => importUpload(ports)(message, 1) }
    expect(await retryUpload({ queue })(input, context)).toMatchObject({ status: 'completed', results: { recordsImported: 2 } })
  })

  it('leave a record alone that was never written', async () => {
    const { ports, context, input } = setUp()
    await failImport(ports)(message)
    await expect(retryUpload({ queue: ports.queue })(input, context)).rejects.toBeInstanceOf(Failure)
  })
})
