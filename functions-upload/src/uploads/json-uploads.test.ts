import { zipOf } from '@auctionwiz/domain/files/testing'
import { expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { setUp } from './testing.ts'

const open = () => {
  const app = setUp()
  return { ...app, csvOfFirst: () => app.files.text([...app.files.files.keys()][0] ?? '') }
}

const csv = '"firstName","lastName","email"\n"Ann","Lee","ann@b.example"\n'
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@b.example' }
const texts = { name: 'List', description: 'Of the website', category: 'bidders' }

/** A list of more than 10 MB. */
const large = JSON.stringify(
  Array.from({ length: 1100 }, (_, index) => ({ ...ann, email: `ann${index}@b.example`, note: 'x'.repeat(10_000) })),
)

it('takes JSON of more than 10 MB, whichever part of the form comes first, and keeps its rows alone', async () => {
  for (const order of ['texts first', 'files first'] as const) {
    const { send, files, storedFiles, csvOfFirst } = open()
    expect(await send(formOf([['list.json', large]], texts, order))).toMatchObject({
      status: 'pending',
      files: [{ name: 'list.json', size: large.length, outcome: 'waiting' }],
    })
    expect([files.files.size, storedFiles.files.size]).toEqual([1, 0])
    expect(csvOfFirst().split('\n')).toHaveLength(1102)
  }
})

it('opens an upload of such a file, and refuses a workbook of that size', async () => {
  const { call } = open()
  const body = (name: string) => ({ ...texts, files: [{ name, size: large.length }] })
  expect(await call('openUpload', { body: body('list.json') })).toMatchObject({ opened: { files: [{ name: 'list.json' }] } })
  await expect(call('openUpload', { body: body('list.xlsx') })).rejects.toMatchObject({ code: 'file_unreadable' })
})

it('refuses more than 10 MB in a bidder import', async () => {
  const { call, nothingKept } = open()
  const form = formOf([['list.json', large]], { importType: 'csv' })
  await expect(call('importBidders', { form })).rejects.toMatchObject({ code: 'import_too_large' })
  await nothingKept()
})

it('reads JSON in an archive, and refuses it with the archive', async () => {
  const { send, csvOfFirst } = open()
  const list = { name: 'list.json', content: JSON.stringify([ann]) }
  const lines = { name: 'list.jsonl', content: JSON.stringify(ann) }
  expect(await send(formOf([['pack.zip', zipOf(list, lines)]]))).toMatchObject({
    files: [{ name: 'pack.zip/list.json' }, { name: 'pack.zip/list.jsonl' }],
  })
  expect(csvOfFirst()).toBe(csv)
  for (const [archive, message] of [
    [zipOf({ ...list, declared: 3 }), /pack\.zip\/list\.json is damaged/],
    [zipOf(lines, { ...list, content: '[{"a":1},' }), /list\.json is not valid JSON: it ends too early, in line 1 after 1 whole records/],
    [zipOf({ ...list, content: '' }), /list\.json is empty/],
  ] as const) {
    const refusing = open()
    await expect(refusing.send(formOf([['pack.zip', archive]]))).rejects.toMatchObject({ message: expect.stringMatching(message) })
    await refusing.nothingKept()
  }
})

it('refuses JSON with the record that cannot be read, and keeps nothing', async () => {
  const { send, nothingKept } = open()
  const list = JSON.stringify([ann, ann]).replace('},{', '},{,')
  await expect(send(formOf([['list.json', list]]))).rejects.toMatchObject({
    code: 'file_unreadable',
    message: expect.stringContaining('record 2 can’t be read in line 1'),
  })
  await nothingKept()
})

it('converts nothing before the form has arrived whole', async () => {
  const asked: string[] = []
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const { send } = setUp(async (table) => {
    asked.push(table.file)
    return { problem: 'Not in this test.' }
  })
  const whole = formOf([['list.json', JSON.stringify([ann])]])
  const bytes = new Uint8Array(await new Response(whole.body).arrayBuffer())
  const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<void>()
  const slow = async function* () {
    yield bytes.slice(0, -10)
    hasArrived()
    await rest
    yield bytes.slice(-10)
  }
  const parts = slow()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const sending = send({ ...whole, body })
  await arrived
  expect(asked).toEqual([])
  sendRest()
  await expect(sending).rejects.toMatchObject({ message: expect.stringContaining('Not in this test.') })
  expect(asked).toEqual(['list.json'])
})
