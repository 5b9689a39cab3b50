import { blockId, blockSize, type OpenedUpload, openedUploadDays } from '@auctionwiz/contracts/opened-uploads'
import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../testing/caller.ts'
import { accountId, auctionHouseId, bidderCsv } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const csv = bytesOf(bidderCsv(3))
const texts = { name: 'Autumn list', description: 'Bidders of the autumn sale', category: 'bidders' }

const setUp = () => {
  const app = uploadApp()
  const open = async (files: readonly (readonly [name: string, content: Uint8Array])[], more: object = {}, key?: string) => {
    const announced = files.map(([name, content]) => ({ name, size: content.byteLength }))
    const answer = await app.call('openUpload', { body: { ...texts, files: announced, ...more }, ...(key && { key }) })
    return answer.opened as OpenedUpload
  }
  /** Sends the blocks of a file that have not arrived. @returns the status of each */
  const send = ({ files }: OpenedUpload, index: number, content: Uint8Array): number[] => {
    const { address = '', arrived = [] } = files[index] ?? {}
    const places = Array.from({ length: Math.ceil(content.byteLength / blockSize) }, (_, place) => place)
    return places
      .filter((place) => !arrived.includes(place))
      .map((place) => app.openedFiles.put(address, blockId(place), content.slice(place * blockSize, (place + 1) * blockSize)))
  }
  const complete = ({ openedId }: OpenedUpload, houseId?: string) =>
    app.call('completeUpload', { id: openedId, ...(houseId && { houseId }) })
  const opened = () => storedIn(app.house).count({ type: 'opened-upload' })
  const nothingKept = async () => {
    expect([...app.files.files.keys(), ...app.storedFiles.files.keys(), ...app.openedFiles.files.keys()]).toEqual([])
    expect(app.sent).toEqual([])
    expect(await storedIn(app.house).count({ type: 'upload' })).toBe(0)
    expect(await opened()).toBe(0)
  }
  return { ...app, open, send, complete, opened, nothingKept }
}

describe('an opened upload', () => {
  it('becomes the upload that its form would have made', async () => {
    const { open, send, complete, files, openedFiles, sent, house, opened } = setUp()
    const upload = await open([['a.csv', csv]])
    expect(send(upload, 0, csv)).toEqual([201])
    const answer = await complete(upload)
    expect(answer).toMatchObject({ ...texts, status: 'pending', files: [{ name: 'a.csv', size: csv.byteLength }] })
    expect([...files.files.values()]).toEqual([csv])
    expect([...openedFiles.files.keys()]).toEqual([])
    expect(sent).toEqual([{ accountId, auctionHouseId, uploadId: answer.uploadId, userId: 'usr_1' }])
    expect(await auditEvents(house)).toMatchObject([{ action: 'upload.create', subjectId: answer.uploadId }])
    expect(await opened()).toBe(0)
  })

  it('waits for its review when that was asked for', async () => {
    const { open, send, complete, sent } = setUp()
    const upload = await open([['a.csv', csv]], { review: 'yes' })
    send(upload, 0, csv)
    expect(await complete(upload)).toMatchObject({ status: 'review' })
    expect(sent).toEqual([])
  })

  it('stores what is not imported', async () => {
    const { open, send, complete, storedFiles } = setUp()
    const pdf = bytesOf('%PDF-1.4\n%%EOF\n')
    const upload = await open([['contract.pdf', pdf]], { category: 'legal' })
    send(upload, 0, pdf)
    expect(await complete(upload)).toMatchObject({ status: 'completed', files: [{ name: 'contract.pdf', outcome: 'stored' }] })
    expect([...storedFiles.files.values()]).toEqual([pdf])
  })

  it('puts the blocks of a large file together, whatever their order', async () => {
    const { open, openedFiles, complete, files } = setUp()
    const large = bytesOf(bidderCsv(150_000))
    expect(large.byteLength).toBeGreaterThan(blockSize)
    const upload = await open([['a.csv', large]])
    const address = upload.files[0]?.address ?? ''
    openedFiles.put(address, blockId(1), large.slice(blockSize))
    openedFiles.put(address, blockId(0), large.slice(0, blockSize))
    await complete(upload)
    expect([...files.files.values()]).toEqual([large])
  })

  it('is completed once', async () => {
    const { open, send, complete, sent } = setUp()
    const upload = await open([['a.csv', csv]])
    send(upload, 0, csv)
    const first = await complete(upload)
    expect(await complete(upload)).toEqual(first)
    expect(sent).toHaveLength(1)
  })

  it('is completed once by two calls at the same time', async () => {
    const { open, send, complete, files, house } = setUp()
    const upload = await open([['a.csv', csv]])
    send(upload, 0, csv)
    const [first, second] = await Promise.all([complete(upload), complete(upload)])
    expect(second).toEqual(first)
    expect(files.files.size).toBe(1)
    expect(await storedIn(house).count({ type: 'upload' })).toBe(1)
  })

  it('is completed by a second call when the first one ended before its message was sent', async () => {
    const { open, send, complete, ports, sent, files, house } = setUp()
    const upload = await open([['a.csv', csv]])
    send(upload, 0, csv)
    const { send: sendMessage } = ports.queue
    ports.queue.send = async () => {
      throw new Error('killed')
    }
    await expect(complete(upload)).rejects.toMatchObject({ code: 'internal' })
    ports.queue.send = sendMessage
    const answer = await complete(upload)
    expect(sent).toMatchObject([{ uploadId: answer.uploadId }])
    expect([...files.files.values()]).toEqual([csv])
    expect(await storedIn(house).count({ type: 'upload' })).toBe(1)
  })

  it('says that blocks are missing, and takes them later', async () => {
    const { open, send, complete } = setUp()
    const upload = await open([
      ['a.csv', csv],
      ['b.csv', csv],
    ])
    send(upload, 0, csv)
    await expect(complete(upload)).rejects.toMatchObject({ code: 'upload_interrupted' })
    send(upload, 1, csv)
    expect(await complete(upload)).toMatchObject({ status: 'pending' })
  })
})

describe('what was announced', () => {
  it.each([
    ['more bytes', bytesOf(bidderCsv(4))],
    ['fewer bytes', csv.slice(1)],
  ])('is not what arrives: %s are refused and removed', async (_, content) => {
    const { open, openedFiles, complete, nothingKept } = setUp()
    const upload = await open([['a.csv', csv]])
    openedFiles.put(upload.files[0]?.address ?? '', blockId(0), content)
    await expect(complete(upload)).rejects.toMatchObject({ code: 'file_size_differs', status: 400 })
    await nothingKept()
  })

  it('refuses further blocks', async () => {
    const { open, send, openedFiles, complete, nothingKept } = setUp()
    const upload = await open([['a.csv', csv]])
    send(upload, 0, csv)
    openedFiles.put(upload.files[0]?.address ?? '', blockId(7), csv)
    await expect(complete(upload)).rejects.toMatchObject({ code: 'file_size_differs' })
    await nothingKept()
  })

  it.each([
    ['a binary named .csv', 'photo.csv', Uint8Array.from({ length: 300_000 }, (_, index) => index % 251), 'file_type'],
    ['no workbook, whatever its name says', 'book.xlsx', csv, 'file_unreadable'],
    ['a picture by its name alone', 'photo.png', csv, 'file_unreadable'],
  ])('has other content: %s is refused and removed', async (_, name, content, code) => {
    const { open, send, complete, nothingKept } = setUp()
    const upload = await open([[name, content]])
    send(upload, 0, content)
    await expect(complete(upload)).rejects.toMatchObject({ code })
    await nothingKept()
  })

  it.each([
    [
      'files beyond the limit in all',
      [
        { name: 'a.csv', size: uploadLimit },
        { name: 'b.csv', size: 1 },
      ],
      'upload_too_large',
      413,
    ],
    ['an empty file', [{ name: 'a.csv', size: 0 }], 'file_empty', 400],
    ['a program', [{ name: 'run.exe', size: 9 }], 'file_unreadable', 400],
    ['a workbook beyond its limit', [{ name: 'a.xlsx', size: 11 * 1024 * 1024 }], 'file_unreadable', 400],
    ['no file', [], 'invalid_request', 400],
    ['a negative size', [{ name: 'a.csv', size: -1 }], 'invalid_request', 400],
  ])('is refused before anything is sent: %s', async (_, files, code, status) => {
    const { call, nothingKept } = setUp()
    await expect(call('openUpload', { body: { ...texts, files } })).rejects.toMatchObject({ code, status })
    await nothingKept()
  })

  it('needs the right to correct figures, as the form does', async () => {
    const { call } = setUp()
    const body = { ...texts, figures: 'replace', files: [{ name: 'a.csv', size: 9 }] }
    const refused = call('openUpload', { body, adjusted: ['-bidders:history_edit'] })
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a grant', () => {
  it('ends, and is renewed with what has arrived', async () => {
    const { open, send, call, clock } = setUp()
    const upload = await open([['a.csv', csv]])
    clock.now = new Date(upload.grantedUntil)
    expect(send(upload, 0, csv)).toEqual([403])
    const renewed = await call('grantBlocks', { id: upload.openedId })
    expect(renewed.files[0].arrived).toEqual([])
    expect(send(renewed, 0, csv)).toEqual([201])
    expect((await call('grantBlocks', { id: upload.openedId })).files[0].arrived).toEqual([0])
  })

  it.each(['grantBlocks', 'completeUpload', 'discardOpenedUpload'])('of another house is not found by %s', async (name) => {
    const { open, call, opened } = setUp()
    const { openedId } = await open([['a.csv', csv]])
    await expect(call(name, { id: openedId, houseId: 'hse_2' })).rejects.toMatchObject({ code: 'not_found', status: 404 })
    expect(await opened()).toBe(1)
  })

  it('is gone with the opened upload when sending is stopped', async () => {
    const { open, send, call, nothingKept, complete } = setUp()
    const upload = await open([['a.csv', csv]])
    send(upload, 0, csv)
    expect(await call('discardOpenedUpload', { id: upload.openedId })).toEqual({ success: true })
    await nothingKept()
    await expect(complete(upload)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('opening again', () => {
  const large = bytesOf(bidderCsv(150_000))

  it('goes on with the blocks of the same files, and takes the newer texts', async () => {
    const { open, openedFiles, send, complete } = setUp()
    const first = await open([['a.csv', large]])
    openedFiles.put(first.files[0]?.address ?? '', blockId(0), large.slice(0, blockSize))
    const again = await open([['a.csv', large]], { name: 'Winter list', resumes: first.openedId })
    expect([again.openedId, again.files[0]?.arrived]).toEqual([first.openedId, [0]])
    send(again, 0, large)
    expect(await complete(again)).toMatchObject({ name: 'Winter list' })
  })

  it('begins again with other files, or after the first one ended', async () => {
    const { open, openedFiles } = setUp()
    const first = await open([['a.csv', large]])
    openedFiles.put(first.files[0]?.address ?? '', blockId(0), large.slice(0, blockSize))
    const other = await open([['b.csv', large]], { resumes: first.openedId })
    const gone = await open([['a.csv', large]], { resumes: 'opn_gone' })
    expect([other.openedId === first.openedId, other.files[0]?.arrived, gone.files[0]?.arrived]).toEqual([false, [], []])
  })

  it('with the same key is the same upload, with other content refused', async () => {
    const { open } = setUp()
    const first = await open([['a.csv', csv]], {}, 'key-12345678')
    expect((await open([['a.csv', csv]], {}, 'key-12345678')).openedId).toBe(first.openedId)
    await expect(open([['a.csv', large]], {}, 'key-12345678')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('leaves nothing for ever: the database removes what was not completed', async () => {
    const { open, house } = setUp()
    await open([['a.csv', csv]])
    const { items } = await storedIn(house).query<{ id: string; ttl?: number; type: string }>({ type: 'opened-upload' }, { limit: 2 })
    expect(items).toMatchObject([{ ttl: openedUploadDays * 86_400 }])
  })
})
