import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { describe, expect, it } from 'vitest'
import { auditEvents, formOf } from '../testing/caller.ts'
import { convertHere } from '../testing/convert-here.ts'
import { accountId, auctionHouseId, bidderCsv } from '../testing/house.ts'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { csv, setUp } from './testing.ts'

const bytesOf = (form: IncomingForm): Promise<Uint8Array> => new Response(form.body as BodyInit).bytes()

/** A connection that breaks after the given number of bytes. */
const cut = async (form: IncomingForm, bytes: number): Promise<IncomingForm> => {
  const sent = (await bytesOf(form)).slice(0, bytes)
  const chunks = [sent]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = chunks.pop()
      if (chunk) controller.enqueue(chunk)
      else controller.error(new Error('socket hang up'))
    },
  })
  return { ...form, body }
}

describe('createUpload', () => {
  it.each(['texts first', 'files first'] as const)('stores files, record, event and message (%s)', async (order) => {
    const { send, files, sent, house } = setUp()
    const upload = await send(
      formOf(
        [
          ['a.csv', csv],
          ['b.CSV', csv],
        ],
        undefined,
        order,
      ),
    )
    expect(upload).toMatchObject({
      name: 'Autumn list',
      status: 'pending',
      progress: 0,
      uploadedBy: 'Vanessa Parr',
      files: [
        { name: 'a.csv', size: csv.length },
        { name: 'b.CSV', size: csv.length },
      ],
    })
    expect([...files.files.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([csv, csv])
    for (const path of files.files.keys()) expect(path.startsWith(`${accountId}/${auctionHouseId}/${upload.uploadId}/`)).toBe(true)
    expect(sent).toEqual([{ accountId, auctionHouseId, uploadId: upload.uploadId, userId: 'usr_1' }])
    expect(await auditEvents(house)).toMatchObject([{ action: 'upload.create', subjectId: upload.uploadId, actorId: 'usr_1' }])
  })

  it.each([
    ['an empty file', [['empty.csv', '']], 'file_empty'],
    ['a binary named .csv', [['photo.csv', Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)]], 'file_type'],
    ['a workbook named .csv', [['book.csv', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)]], 'file_type'],
    ['no workbook, whatever its name says', [['book.xlsx', csv]], 'file_unreadable'],
    ['a picture by its name alone', [['photo.png', csv]], 'file_unreadable'],
    ['a program', [['run.exe', 'MZ']], 'file_unreadable'],
    [
      'a good file followed by an empty one',
      [
        ['a.csv', csv],
        ['b.csv', ''],
      ],
      'file_empty',
    ],
    ['no file', [], 'upload_incomplete'],
  ] as const)('refuses %s and keeps nothing', async (_, files, code) => {
    const { send, nothingKept } = setUp()
    await expect(send(formOf(files))).rejects.toMatchObject({ code })
    await nothingKept()
  })

  it.each([
    ['no description', { name: 'x', category: 'bidders' }, 'upload_incomplete'],
    ['a blank name', { name: ' ', description: 'x', category: 'bidders' }, 'upload_incomplete'],
    ['an unknown category', { name: 'x', description: 'x', category: 'furniture' }, 'invalid_request'],
    ['an unknown field', { name: 'x', description: 'x', category: 'bidders', colour: 'red' }, 'invalid_request'],
    ['a long name', { name: 'x'.repeat(121), description: 'x', category: 'bidders' }, 'invalid_request'],
    ['a huge description', { name: 'x', description: 'x'.repeat(20_000), category: 'bidders' }, 'invalid_request'],
  ] as const)('refuses %s, also when it comes after the files', async (_, fields, code) => {
    for (const order of ['texts first', 'files first'] as const) {
      const { send, nothingKept } = setUp()
      await expect(send(formOf([['a.csv', csv]], fields, order))).rejects.toMatchObject({ code })
      await nothingKept()
    }
  })

  it.each(['multipart/form-data; boundary=', 'multipart/form-data; xboundary=x', 'multipart/form-data; boundary="'])(
    'refuses a form whose parts cannot be told (%s)',
    async (contentType) => {
      const { send, nothingKept } = setUp()
      await expect(send({ ...formOf([['a.csv', csv]]), contentType })).rejects.toMatchObject({ code: 'unsupported_media' })
      await nothingKept()
    },
  )

  it('names an unknown field, whatever it is called', async () => {
    const fields = JSON.parse('{"name":"x","description":"x","category":"bidders","__proto__":"x"}')
    const { details } = await setUp()
      .send(formOf([['a.csv', csv]], fields))
      .catch((error) => error)
    expect(Object.keys(details.fields)).toEqual(['__proto__'])
  })

  it('turns the workbooks of a form into CSV one after the other', async () => {
    let under = 0
    const atOnce: number[] = []
    const { send } = setUp(async (...args) => {
      under += 1
      atOnce.push(under)
      const converted = await convertHere(...args)
      under -= 1
      return converted
    })
    const names = ['1.xlsx', '2.csv', '3.xlsx', '4.xlsx']
    const { files } = await send(formOf(names.map((name) => [name, name === '2.csv' ? csv : bidderWorkbook(200)])))
    expect(files).toMatchObject(names.map((name) => ({ name })))
    expect(atOnce).toEqual([1, 1, 1])
  })

  it('stops at the first workbook that can’t be read', async () => {
    const asked: string[] = []
    const { send, nothingKept } = setUp(async (table, ...args) => {
      asked.push(table.file)
      return convertHere(table, ...args)
    })
    const sending = send(formOf(['1.xlsx', '2.xlsx', '3.xlsx'].map((name) => [name, name === '2.xlsx' ? 'PK' : bidderWorkbook(200)])))
    await expect(sending).rejects.toMatchObject({ code: 'file_unreadable', message: expect.stringContaining('2.xlsx') })
    expect(asked).toEqual(['1.xlsx', '2.xlsx'])
    await nothingKept()
  })

  it('refuses more than 20 files', async () => {
    const { send, nothingKept } = setUp()
    await expect(send(formOf(Array.from({ length: 21 }, () => ['a.csv', csv] as const)))).rejects.toMatchObject({ code: 'invalid_request' })
    await nothingKept()
  })

  it('refuses files beyond the limit in all, and reads the request to its end', async () => {
    const { send, nothingKept } = setUp()
    const half = new Uint8Array(uploadLimit / 2 + 10).fill(97)
    await expect(
      send(
        formOf([
          ['a.csv', half],
          ['b.csv', half],
        ]),
      ),
    ).rejects.toMatchObject({ code: 'upload_too_large' })
    await nothingKept()
  })

  it('reports an interrupted upload and keeps nothing', async () => {
    for (const bytes of [10, 200, 600]) {
      const { send, nothingKept } = setUp()
      await expect(send(await cut(formOf([['a.csv', bidderCsv(300)]]), bytes))).rejects.toMatchObject({ code: 'upload_interrupted' })
      await nothingKept()
    }
  })

  it('refuses a form that ends too early', async () => {
    const { send, nothingKept } = setUp()
    const form = formOf([['a.csv', bidderCsv(300)]])
    const bytes = await bytesOf(form)
    const body = new Response(bytes.slice(0, bytes.length - 30)).body as ReadableStream<Uint8Array>
    await expect(send({ ...form, body })).rejects.toMatchObject({ code: 'upload_interrupted' })
    await nothingKept()
  })

  it('keeps nothing and says busy when the queue or the file store can not take it', async () => {
    const unavailable = new StoreError('busy', 'storage: 503')
    const queueDown = setUp()
    queueDown.ports.queue.send = () => Promise.reject(unavailable)
    await expect(queueDown.send(formOf([['a.csv', csv]]))).rejects.toMatchObject({ code: 'busy' })
    await queueDown.nothingKept()

    const filesDown = setUp()
    filesDown.files.write = () => Promise.reject(unavailable)
    await expect(filesDown.send(formOf([['a.csv', bidderCsv(5000)]]))).rejects.toMatchObject({ code: 'busy' })
    await filesDown.nothingKept()
  })
})
