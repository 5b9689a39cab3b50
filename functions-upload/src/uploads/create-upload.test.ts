import { uploadLimit } from '@auctionwiz/contracts/uploads'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { type ConvertTable, convertTable } from '../tables/convert-table.ts'
import { auditEvents, formOf } from '../testing/caller.ts'
import { accountId, auctionHouseId, bidderCsv } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { bidderWorkbook } from '../testing/workbooks.ts'

const setUp = (convert: ConvertTable = (file, bytes) => convertTable(file, bytes)) => {
  const app = uploadApp({ convert })
  const send = (form: IncomingForm, key?: string) => app.call('createUpload', { form, ...(key && { key }) })
  const nothingKept = async () => {
    expect([...app.files.files.keys(), ...app.storedFiles.files.keys()]).toEqual([])
    expect(app.sent).toEqual([])
    expect(await storedIn(app.house).count({ type: 'upload' })).toBe(0)
  }
  return { ...app, send, nothingKept }
}

const csv = bidderCsv(3)

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
    const { send } = setUp(async (file, bytes) => {
      under += 1
      atOnce.push(under)
      const converted = await convertTable(file, bytes)
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
    const { send, nothingKept } = setUp(async (file, bytes) => {
      asked.push(file)
      return convertTable(file, bytes)
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

  it('answers a repeated request with the first upload', async () => {
    const { send, files, sent } = setUp()
    const first = await send(formOf([['a.csv', csv]]), 'key-12345678')
    expect(await send(formOf([['a.csv', csv]]), 'key-12345678')).toEqual(first)
    expect(files.files.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['another file', [['a.csv', csv.replace('Ann1', 'Bob1')]], undefined],
    ['another name of the file', [['b.csv', csv]], undefined],
    [
      'a file more',
      [
        ['a.csv', csv],
        ['b.csv', csv],
      ],
      undefined,
    ],
    ['another text', [['a.csv', csv]], { name: 'Spring list', description: 'x', category: 'bidders' }],
  ] as const)('refuses a repeated key with %s, and keeps nothing of it', async (_, others, fields) => {
    const { send, files, sent } = setUp()
    await send(formOf([['a.csv', csv]]), 'key-12345678')
    await expect(send(formOf(others, fields), 'key-12345678')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(files.files.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('refuses the other of two requests at the same moment with one key and different files', async () => {
    const { send, files } = setUp()
    const both = [csv, bidderCsv(4)].map((content) => send(formOf([['a.csv', content]]), 'key-12345678'))
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'idempotency_mismatch' } })
    expect(files.files.size).toBe(1)
  })

  it('takes a repeated request in whatever order its parts come', async () => {
    const { send } = setUp()
    const first = await send(formOf([['a.csv', csv]]), 'key-12345678')
    expect(await send(formOf([['a.csv', csv]], undefined, 'files first'), 'key-12345678')).toEqual(first)
  })

  it('lets one of two requests with the same key win, and keeps only its file', async () => {
    const { send, files, house } = setUp()
    const [one, other] = await Promise.all([send(formOf([['a.csv', csv]]), 'key-12345678'), send(formOf([['a.csv', csv]]), 'key-12345678')])
    expect(other).toEqual(one)
    expect(files.files.size).toBe(1)
    expect(await storedIn(house).count({ type: 'upload' })).toBe(1)
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

describe('files that are stored', () => {
  const pdf = '%PDF-1.7\n%%EOF\n'
  const stored = { name: 'Consignment', description: 'The contract', category: 'operations' }

  it.each(['texts first', 'files first'] as const)(
    'are complete at once in a category that is not imported, tables too (%s)',
    async (order) => {
      const { send, files, storedFiles, sent, house } = setUp()
      const named = [
        ['contract.pdf', pdf],
        ['parties.csv', csv],
      ] as const
      const upload = await send(formOf(named, stored, order))
      expect(upload).toMatchObject({
        status: 'completed',
        progress: 100,
        category: 'operations',
        files: [
          { name: 'contract.pdf', size: pdf.length, kind: 'pdf', outcome: 'stored', number: 0 },
          { name: 'parties.csv', size: csv.length, kind: 'csv', outcome: 'stored', number: 1 },
        ],
      })
      expect([...storedFiles.files.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([pdf, csv])
      expect(files.files.size).toBe(0)
      expect(sent).toEqual([])
      expect(await auditEvents(house)).toMatchObject([
        { action: 'upload.create', after: { files: [{ name: 'contract.pdf' }, { name: 'parties.csv' }] } },
      ])
    },
  )

  it.each(['texts first', 'files first'] as const)('lie beside a table that is imported (%s)', async (order) => {
    const { send, files, storedFiles, sent } = setUp()
    const sentFiles = [
      ['terms.pdf', pdf],
      ['book.xlsx', bidderWorkbook(20)],
      ['a.csv', csv],
    ] as const
    const upload = await send(formOf(sentFiles, undefined, order))
    expect(upload.files).toMatchObject([
      { name: 'book.xlsx', outcome: 'waiting' },
      { name: 'a.csv', outcome: 'waiting' },
      { name: 'terms.pdf', outcome: 'stored', number: 0 },
    ])
    expect(files.files.size).toBe(2)
    expect(storedFiles.files.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['a picture that is none', 'photo.png', 'x', 'photo.png is not what its extension says'],
    ['a kind that is not taken', 'page.html', '<p>', 'page.html is of a kind that can’t be stored'],
  ] as const)('are refused with the reason: %s', async (_, name, content, reason) => {
    const { send, nothingKept } = setUp()
    await expect(
      send(
        formOf(
          [
            ['a.pdf', pdf],
            [name, content],
          ],
          stored,
        ),
      ),
    ).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(reason),
    })
    await nothingKept()
  })

  it('are sent as they came, as a download, to their house alone', async () => {
    const { send, answerTo } = setUp()
    const { uploadId } = await send(formOf([['Vertrag Nr 7.pdf', pdf]], stored))
    const sent = { id: uploadId, query: { file: '0' } }
    const answer = await answerTo('downloadUpload', sent)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Vertrag%20Nr%207.pdf",
      'x-content-type-options': 'nosniff',
    })
    expect(await new Response(answer.body as BodyInit).text()).toBe(pdf)
    for (const other of [{ ...sent, query: { file: '1' } }, { ...sent, houseId: 'hse_2' }, { id: uploadId }])
      await expect(answerTo('downloadUpload', other)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are found by a part of their name, or of the upload’s', async () => {
    const { send, call } = setUp()
    await send(formOf([['Förderer.pdf', pdf]], stored))
    await send(formOf([['lots.pdf', pdf]], { ...stored, name: 'Spring sale' }))
    const found = async (search: string) =>
      (await call('listUploads', { query: { search } })).uploads.map(({ name }: { name: string }) => name)
    expect(await found('FORDER')).toEqual(['Consignment'])
    expect(await found('spring')).toEqual(['Spring sale'])
    expect(await found('.pdf')).toHaveLength(2)
    expect(await found('nothing')).toEqual([])
  })

  it('go with their upload', async () => {
    const { send, call, storedFiles } = setUp()
    const { uploadId } = await send(formOf([['contract.pdf', pdf]], stored))
    await call('deleteUpload', { id: uploadId })
    expect(storedFiles.files.size).toBe(0)
  })

  it.each(['texts first', 'files first'] as const)('but for an archive of tables, which are imported (%s)', async (order) => {
    const { send, files, storedFiles } = setUp()
    const inner = CFB.utils.cfb_new()
    CFB.utils.cfb_add(inner, '/people.csv', new TextEncoder().encode(csv))
    CFB.utils.cfb_add(inner, '/book.xlsx', bidderWorkbook(3))
    const zip = Uint8Array.from(CFB.write(inner, { type: 'array', fileType: 'zip', compression: true }) as number[])
    const upload = await send(formOf([['pack.zip', zip]], undefined, order))
    expect(upload.files.map(({ name }: { name: string }) => name).sort()).toEqual(['pack.zip/book.xlsx', 'pack.zip/people.csv'])
    expect(files.files.size).toBe(2)
    expect(storedFiles.files.size).toBe(0)
    const asStored = await send(formOf([['pack.zip', zip]], stored))
    expect(asStored.files).toMatchObject([{ name: 'pack.zip', kind: 'archive', outcome: 'stored' }])
  })

  it('but for an archive with a table that can’t be read, which is refused', async () => {
    const { send, nothingKept } = setUp()
    const inner = CFB.utils.cfb_new()
    CFB.utils.cfb_add(inner, '/people.csv', new TextEncoder().encode(csv))
    CFB.utils.cfb_add(inner, '/photo.jpg', new TextEncoder().encode('x'))
    const zip = Uint8Array.from(CFB.write(inner, { type: 'array', fileType: 'zip' }) as number[])
    await expect(send(formOf([['pack.zip', zip]]))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('photo.jpg, which can’t be imported'),
    })
    await nothingKept()
  })
})
