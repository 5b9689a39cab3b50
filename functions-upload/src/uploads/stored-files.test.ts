import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { auditEvents, formOf } from '../testing/caller.ts'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { csv, setUp } from './testing.ts'

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
