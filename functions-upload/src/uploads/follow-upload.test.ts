import { silenceMs } from '@auctionwiz/contracts/jobs'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { describe, expect, it } from 'vitest'
import { failImport } from '../imports/fail-import.ts'
import { importUpload } from '../imports/import-upload.ts'
import { auditEvents } from '../testing/caller.ts'
import { accountId, auctionHouseId, bidderCsv, message, now, uploadId } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { resultCounts, type UploadDocument } from './upload-document.ts'

const setUp = () => {
  const app = uploadApp()
  const asked = { id: uploadId }
  return {
    ...app,
    asked,
    stranger: { ...asked, houseId: 'hse_2' },
    read: (sent: object = asked) => app.call('readUploadStatus', sent),
    list: (page?: string, houseId?: string) => app.call('listUploads', { ...(page && { query: { page } }), ...(houseId && { houseId }) }),
    download: (sent: object = asked) => app.answerTo('downloadUpload', sent),
    retry: () => app.call('retryUpload', asked),
  }
}

const badCsv = 'first,last,email\nAnn,Lee,nowhere\nBob,Ray,bob@example.com\n'

describe('readUploadStatus', () => {
  it('shows an upload to its house and to no other', async () => {
    const { putUpload, read, asked, stranger } = setUp()
    await putUpload([bidderCsv(1)])
    expect(await read()).toMatchObject({ uploadId, status: 'pending', files: [{ name: 'file-0.csv' }] })
    for (const other of [stranger, { ...asked, id: 'upl_2' }]) await expect(read(other)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes no other document for an upload', async () => {
    const { house, read } = setUp()
    await house.write([{ kind: 'create', document: { id: uploadId, type: 'bidder' } }])
    await expect(read()).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('listUploads', () => {
  it('pages through the house’s uploads, newest first', async () => {
    const { putUpload, list } = setUp()
    for (let index = 0; index < 25; index += 1)
      await putUpload([], { id: `upl_${index}`, uploadDate: new Date(now.getTime() + index * 1000).toISOString() })
    const first = await list()
    const second = await list(first.nextPage)
    const ids = [...first.uploads, ...second.uploads].map((upload: Upload) => upload.uploadId)
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => `upl_${24 - index}`))
    expect(second.nextPage).toBeUndefined()
    expect(await list(undefined, 'hse_2')).toEqual({ uploads: [] })
  })
})

describe('downloadUpload', () => {
  it('sends the error file once there is one', async () => {
    const { putUpload, ports, download, stranger } = setUp()
    await putUpload([badCsv], { name: 'Spring/2026' })
    await expect(download()).rejects.toMatchObject({ code: 'not_found' })
    await importUpload(ports)(message, 1)
    const file = await download()
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''Spring_2026-errors.csv",
    })
    expect(await new Response(file.body as BodyInit).text()).toBe(
      'first,last,email,Issues\r\nAnn,Lee,nowhere,Row 2: invalid email format\r\n',
    )
    await expect(download(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('sends it until its day, and then says that it is gone', async () => {
    const { putUpload, ports, read, download, clock } = setUp()
    await putUpload([badCsv])
    await importUpload(ports)(message, 1)
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
    expect((await read()).results.errorFileUntil).toBe(days(30).toISOString())
    clock.now = days(30)
    await expect(download()).resolves.toBeDefined()
    clock.now = days(30.1)
    await expect(download()).rejects.toMatchObject({ code: 'error_file_expired', status: 410 })
  })

  it('is of many parts where many rows are bad', async () => {
    const { putUpload, ports, errorFiles, read, list, download } = setUp()
    const bad = Array.from({ length: 2500 }, (_, index) => `Ann,Lee,nowhere${index}`)
    await putUpload([`first,last,email\n${bad.join('\n')}\n`])
    await importUpload(ports)(message, 1)
    expect(errorFiles.files.size).toBe(3)
    const text = await new Response((await download()).body as BodyInit).text()
    expect(text.match(/nowhere\d+/g)).toEqual(bad.map((line) => line.slice(8)))
    expect(text.match(/first,last/g)).toHaveLength(1)
    const { results } = await read()
    expect(results.rowErrors.map(({ value }: { value: string }) => value)).toEqual(bad.slice(0, 100).map((line) => line.slice(8)))
    expect(await list()).toMatchObject({ uploads: [{ results }] })
  })
})

describe('failImport and retryUpload', () => {
  it('give the reason, and retry the import from where it stopped', async () => {
    const { putUpload, upload, ports, sent, retry, bidders } = setUp()
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

    const retried = await retry()
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

  it('are retried although a person is erased from the files at that moment', async () => {
    const { putUpload, upload, ports, house, store, retry } = setUp()
    await putUpload([bidderCsv(2)], { status: 'processing' })
    const { write } = store
    let searched = false
    store.write = async (...own) => {
      const first = !searched
      searched = true
      if (first) await house.write([{ kind: 'increment', id: uploadId, by: { searches: 1 } }])
      return write(...own)
    }
    await failImport(ports)(message)
    expect(await upload()).toMatchObject({ status: 'error', searches: 1 })
    searched = false
    expect(await retry()).toMatchObject({ status: 'pending' })
    expect(await upload()).toMatchObject({ status: 'pending', searches: 2 })
  })

  it('answer a completed upload as it is and send nothing', async () => {
    const { putUpload, ports, sent, retry, upload } = setUp()
    await putUpload([bidderCsv(2)])
    await importUpload(ports)(message, 1)
    await failImport(ports)(message)
    expect(await retry()).toMatchObject({ status: 'completed' })
    expect(sent).toEqual([])
    expect((await upload()).status).toBe('completed')
  })

  it('answer with the values of the row errors, whatever the upload came to', async () => {
    const { putUpload, upload, ports, house, retry } = setUp()
    await putUpload([badCsv])
    await importUpload(ports)(message, 1)
    const answer = { results: { rowErrors: [{ field: 'email', value: 'nowhere' }] } }
    expect(await retry()).toMatchObject({ status: 'completed', ...answer })
    await house.write([{ kind: 'put', document: { ...(await upload()), status: 'error' } as UploadDocument }])
    expect(await retry()).toMatchObject({ status: 'pending', ...answer })
    expect(await retry()).toMatchObject({ status: 'pending', ...answer })
  })

  it('queue a stalled one again, without a change, and not before', async () => {
    const { putUpload, sent, retry, clock } = setUp()
    await putUpload([bidderCsv(2)])
    expect(await retry()).toMatchObject({ status: 'pending' })
    expect(sent).toEqual([])
    clock.now = new Date(now.getTime() + silenceMs)
    expect(await retry()).toMatchObject({ status: 'pending' })
    expect(sent).toEqual([message])
  })

  it('answer with what the worker made of it when that was faster', async () => {
    const { putUpload, ports, retry } = setUp()
    await putUpload([bidderCsv(2)], { status: 'error', problem: 'The database was too busy.' })
    ports.queue.send = () => importUpload(ports)(message, 1)
    expect(await retry()).toMatchObject({ status: 'completed', results: { recordsImported: 2 } })
  })

  it('leave a record alone that was never written', async () => {
    const { ports, retry } = setUp()
    await failImport(ports)(message)
    await expect(retry()).rejects.toMatchObject({ code: 'not_found' })
  })
})
