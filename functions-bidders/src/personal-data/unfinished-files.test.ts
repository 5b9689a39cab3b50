import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { openedUploadRecord } from '@auctionwiz/records/opened-uploads'
import { describe, expect, it } from 'vitest'
import { annRows, csv, line, otherRow, reason, withPerson } from './testing.ts'

const others = csv(otherRow(1), otherRow(2))
const withAnn = csv(otherRow(1), ...annRows)
const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2])
const folder = 'a1/h1/'

/** A house with files in its incoming folder, and the hours after which an erasure comes. */
const houseWith = async (files: Record<string, string | Uint8Array>) => {
  const house = await withPerson()
  const put = async (path: string, content: string | Uint8Array) =>
    house.incoming.write(path, new Blob([content as string]).stream(), 'application/octet-stream')
  for (const [path, content] of Object.entries(files)) await put(path, content)
  const after = (hours: number): void => {
    house.clock.now = new Date(house.clock.now.getTime() + hours * 3_600_000)
  }
  const left = (): string[] => [...house.incoming.files.keys()].sort()
  const preview = async () => (await house.call('previewErasure', { params: house.params })).unfinishedFiles
  const erase = () => house.call('erasePersonalData', { params: house.params, body: reason })
  return { ...house, put, after, left, preview, erase }
}

describe('files in the incoming folder', () => {
  it('go where they name the person, and where they can’t be searched', async () => {
    const house = await houseWith({
      [`${folder}failed/arr_1/ann.csv`]: withAnn,
      [`${folder}failed/arr_2/others.csv`]: others,
      [`${folder}failed/arr_2/reason.txt`]: 'others.csv, arrived\nNo header\n',
      [`${folder}failed/arr_3/book.xlsx`]: workbook,
      [`${folder}left.csv`]: withAnn,
      'a1/h2/failed/arr_1/ann.csv': withAnn,
    })
    house.after(2)
    expect(await house.preview()).toBe(3)
    expect(await house.erase()).toMatchObject({ success: true })
    expect(house.left()).toEqual([`${folder}failed/arr_2/others.csv`, `${folder}failed/arr_2/reason.txt`, 'a1/h2/failed/arr_1/ann.csv'])
    const { items } = await readerOf(auditRecord, house.house).page({ where: [{ field: 'action', equals: 'bidder.erase' }] }, { limit: 5 })
    expect(items.map(({ document }) => document.after)).toMatchObject([{ unfinishedFiles: 3 }])
  })

  it('stay while they are being taken: they count as sent after the erasure', async () => {
    const house = await houseWith({ [`${folder}list.csv`]: withAnn, [`${folder}sent/snd_1/1/list.csv`]: withAnn })
    expect(await house.preview()).toBe(0)
    await house.erase()
    expect(house.left()).toHaveLength(2)
  })

  it('are found in lines of JSON and in files without a header', async () => {
    const house = await houseWith({
      [`${folder}failed/arr_1/a.jsonl`]: '{"who":"Ann","mail":"ann.pascoe@example.com"}\n',
      [`${folder}failed/arr_2/b.txt`]: line(annRows[0] ?? []),
    })
    await house.erase()
    expect(house.left()).toEqual([])
  })
})

it('removes what arrived of uploads that were begun and not finished, and leaves those under way', async () => {
  const house = await houseWith({})
  const opened = async (id: string) => {
    const path = `${folder}${id}/0`
    await house.openedFiles.write(path, new Blob([withAnn]).stream(), 'text/csv')
    const files = [{ name: 'ann.csv', size: withAnn.length, path }]
    await house.house.write([openedUploadRecord.creation({ id, texts: {}, files, openedAt: house.clock.now.toISOString() })])
  }
  await opened('opn_1')
  house.after(2)
  await opened('opn_2')
  expect(await house.preview()).toBe(1)
  await house.erase()
  expect([...house.openedFiles.files.keys()]).toEqual([`${folder}opn_2/0`])
  expect(await readerOf(openedUploadRecord, house.house).find('opn_1')).toBeUndefined()
  expect(await readerOf(openedUploadRecord, house.house).find('opn_2')).toBeDefined()
})
