import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { formOf } from '../testing/caller.ts'
import { bidderCsv } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { bidderWorkbook, bookOf, fileOf, sheetOf } from '../testing/workbooks.ts'
import type { UploadDocument } from './upload-document.ts'

const setUp = () => {
  const app = uploadApp()
  const send = (form: IncomingForm) => app.call('importBidders', { form })
  const work = async () => {
    for (const message of app.sent.splice(0)) await importUpload(app.ports)(message, 1)
  }
  return { ...app, send, work }
}

const csv = { importType: 'csv' }

describe('importBidders', () => {
  it('takes a file and imports it, with the figures so far', async () => {
    const { send, work, bidders, files } = setUp()
    const answer = await send(formOf([['spring.csv', bidderCsv(3)]], csv))
    expect(answer).toMatchObject({
      name: 'spring.csv',
      status: 'pending',
      totalProcessed: 0,
      successful: 0,
      failed: 0,
      duplicates: 0,
      errors: [],
    })
    await work()
    expect(await bidders()).toHaveLength(3)
    expect([...files.files.keys()]).toEqual([])
  })

  it('reads columns by the mapping where headers have no meaning', async () => {
    const { send, work, bidders } = setUp()
    const mapping = { A: 'firstName', B: 'lastName', C: 'email' }
    await send(formOf([['x.csv', 'A,B,C\nAnn,Lee,ann@example.com\n']], { ...csv, csvMapping: JSON.stringify(mapping) }))
    await work()
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee', email: 'ann@example.com' }])
  })

  it.each([
    ['spring.xlsx', bidderWorkbook(3)],
    ['spring.xls', bidderWorkbook(3, 'biff8')],
    [
      'spring.json',
      JSON.stringify({ bidders: [0, 1, 2].map((n) => ({ firstName: `Ann${n}`, lastName: 'Lee', email: `ann${n}@example.com` })) }),
    ],
    ['spring.jsonl', [0, 1, 2].map((n) => `{"firstName":"Ann${n}","lastName":"Lee","email":"ann${n}@example.com"}\n`).join('')],
    ['spring.tsv', bidderCsv(3, 0).replaceAll(',', '\t')],
    [
      'spring.xml',
      `<bidders>${[0, 1, 2].map((n) => `<bidder><firstName>Ann${n}</firstName><lastName>Lee</lastName><email>ann${n}@example.com</email></bidder>`).join('')}</bidders>`,
    ],
  ])('imports %s, and keeps its name and size', async (name, content) => {
    const { send, work, bidders } = setUp()
    const answer = await send(formOf([[name, content]], csv))
    expect(answer).toMatchObject({ name, files: [{ name, size: content.length }] })
    await work()
    expect(await bidders()).toMatchObject([0, 1, 2].map((n) => ({ name: `Ann${n} Lee`, email: `ann${n}@example.com` })))
  })

  it('names the row of a workbook that can’t be imported', async () => {
    const { send, work, house, bidders } = setUp()
    const rows = [
      ['First Name', 'Last Name', 'Email', 'Phone'],
      ['Ann', 'Lee', 'ann@example.com', '', '', 'a note outside of the columns'],
      ['Bo', 'Ray', 'nowhere'],
    ]
    const { uploadId } = await send(formOf([['spring.xlsx', fileOf(bookOf(sheetOf(rows)))]], csv))
    await work()
    expect(await bidders()).toHaveLength(1)
    const stored = await storedIn(house).read<UploadDocument>(uploadId)
    expect(stored?.document).toMatchObject({
      status: 'completed',
      rowErrors: [{ file: 'spring.xlsx', row: 3, field: 'email' }],
    })
  })

  it('refuses a workbook or JSON file that can’t be read, and keeps nothing', async () => {
    const { send, sent, files } = setUp()
    await expect(send(formOf([['b.xlsx', 'a,b\n']], csv))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringMatching(/^The file b\.xlsx is not an Excel workbook/),
    })
    await expect(send(formOf([['b.json', '']], csv))).rejects.toMatchObject({ code: 'file_empty' })
    await expect(send(formOf([['b.pdf', 'x']], csv))).rejects.toMatchObject({
      message: expect.stringContaining('CSV, TSV, XLSX, XLS, JSON or XML'),
    })
    expect(sent).toEqual([])
    expect([...files.files.keys()]).toEqual([])
  })

  it.each([
    ['no JSON', '{', 'Use JSON.'],
    ['a list', '[]', 'Use an object'],
    ['of a first line that is a record', '{"Ann":"fullName"," ann@example.com":"email"}', 'Add a first line with column names'],
    ['of a column that is not there', '{"Mail":"email"}', 'No file has a column “Mail”, which was chosen.'],
    ['an unknown field', '{"A":"shoeSize"}', 'There is no field shoeSize. Use one of: firstName'],
  ])('refuses a mapping that is %s', async (_name, csvMapping, text) => {
    const { send, sent, files } = setUp()
    const refused = send(formOf([['x.csv', bidderCsv(1)]], { ...csv, csvMapping }))
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: { csvMapping: expect.stringContaining(text) } },
    })
    expect(sent).toEqual([])
    expect([...files.files.keys()]).toEqual([])
  })

  it('reads the document’s own shape of a record', async () => {
    const { send, work, bidders } = setUp()
    const address = { street: '2 Oak St', city: 'Boston', state: 'MA', zip: '02101', country: 'USA' }
    const record = {
      name: 'Ann Lee',
      email: 'ann@example.com',
      address,
      preferredCategories: ['Art', 'Coins & Currency'],
      tags: [],
      notes: [{}],
    }
    await send(formOf([['b.json', JSON.stringify([record])]], csv))
    await work()
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee', address, preferredCategories: ['Art', 'Coins & Currency'], tags: [] }])
  })

  it('finds the sheet with the bidders behind a cover sheet, and names the one it read', async () => {
    const { send, work, house, bidders } = setUp()
    const cover = sheetOf([['Autumn sale'], ['Prepared by', 'Una']])
    const people = [
      ['Name', 'Email'],
      ['Ann Lee', 'ann@example.com'],
    ]
    await send(formOf([['x.xlsx', fileOf(bookOf(cover, sheetOf(people)))]], csv))
    await work()
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee' }])
    const { uploadId } = await send(formOf([['y.xlsx', fileOf(bookOf(cover, sheetOf([['Nobody']])))]], csv))
    await work()
    const problem = 'The sheet “Sheet 1”, which was read from the file y.xlsx, has no columns "First name", "Last name" and "Email".'
    expect((await storedIn(house).read<UploadDocument>(uploadId))?.document.problem).toContain(problem)
  })

  it('keeps what was chosen for the files', async () => {
    const { send, house } = setUp()
    const chosen = {
      csvMapping: '{"Email":"email","Last Name":"ignored","First Name":"fullName"}',
      dateOrder: 'day-first',
      figures: 'replace',
    }
    const { uploadId } = await send(formOf([['x.csv', bidderCsv(1)]], { ...csv, ...chosen }))
    expect((await storedIn(house).read<UploadDocument>(uploadId))?.document).toMatchObject({
      mapping: { Email: 'email', 'Last Name': 'ignored', 'First Name': 'fullName' },
      dateOrder: 'day-first',
      figures: 'replace',
      statusRights: ['bidders:approve', 'bidders:suspend'],
    })
  })

  it('lets only users who may correct figures replace them', async () => {
    const { sent, files, call } = setUp()
    const form = formOf([['x.csv', bidderCsv(1)]], { ...csv, figures: 'replace' })
    await expect(call('importBidders', { form, role: 'staff' })).rejects.toMatchObject({ code: 'forbidden' })
    expect(sent).toEqual([])
    expect([...files.files.keys()]).toEqual([])
  })

  it.each(['people.txt', 'people.pdf'])('refuses %s as the screen does', async (name) => {
    const { send, files } = setUp()
    await expect(send(formOf([[name, bidderCsv(1)]], csv))).rejects.toMatchObject({ code: 'file_type' })
    expect([...files.files.keys()]).toEqual([])
  })

  it('refuses more than 10 MB, no file, and another type, and keeps nothing', async () => {
    const { send, sent, files } = setUp()
    const large = `First Name,Last Name,Email\n${'x'.repeat(10 * 1024 * 1024)}`
    await expect(send(formOf([['x.csv', large]], csv))).rejects.toMatchObject({ code: 'import_too_large' })
    await expect(send(formOf([], csv))).rejects.toMatchObject({ code: 'upload_incomplete' })
    await expect(send(formOf([['x.csv', bidderCsv(1)]], { importType: 'parquet' }))).rejects.toMatchObject({ code: 'invalid_request' })
    expect(sent).toEqual([])
    expect([...files.files.keys()]).toEqual([])
  })
})
