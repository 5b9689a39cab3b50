import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { expect, it } from 'vitest'
import { uploadRecord } from '../uploads.ts'
import { eraseFromSources } from './erase-from-sources.ts'
import { countInSources } from './search-sources.ts'

const now = new Date('2026-11-21T09:00:00Z')
const keys = personKeys({ firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' })
const csv = 'First Name,Last Name,Email\nAnn,Pascoe,ann.pascoe@example.com\nBea,Stone,bea@example.com\n'

const withUploads = async (...ids: string[]) => {
  const files = memoryFiles(1000, () => now)
  const house = partitionOf(
    memoryStore(() => now),
    'bidders',
    ['a1', 'h1'],
  )
  for (const id of ids) {
    const path = `a1/h1/${id}/f_1/0`
    files.files.set(path, new TextEncoder().encode(csv))
    const document = {
      id,
      name: id,
      description: '',
      category: 'bidders' as const,
      uploadDate: now.toISOString(),
      uploadedBy: 'Vanessa Parr',
      correlationId: 'req_1',
      status: 'error' as const,
      progress: 0,
      counts: { recordsProcessed: 0, recordsImported: 0, duplicates: 0, failed: 0 },
      rowErrors: [],
      checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0 },
      files: [{ name: 'x.csv', size: csv.length, path, encoding: 'utf-8' as const }],
    }
    await recordsOf(uploadRecord, house).create(document)
  }
  const text = (id: string): string => files.text(`a1/h1/${id}/f_1/0`)
  return { place: { house, files, accountId: 'a1', auctionHouseId: 'h1' }, text }
}

it('reads so much of files in one request, and says how many uploads are beyond it', async () => {
  const { place } = await withUploads('upl_1', 'upl_2', 'upl_3')
  expect(await countInSources(place, keys)).toEqual({ rows: 3, uncounted: 0 })
  expect(await countInSources(place, keys, 2 * csv.length)).toEqual({ rows: 2, uncounted: 1 })
  expect(await countInSources(place, keys, 1)).toEqual({ rows: 1, uncounted: 2 })
})

it('continues where a call reached its limit, and reports all rows at its end', async () => {
  const { place, text } = await withUploads('upl_1', 'upl_2', 'upl_3')
  const person = { id: 'bid_1', keys }
  for (const id of ['upl_2', 'upl_3']) {
    await expect(eraseFromSources(place, person, now, 1)).rejects.toMatchObject({ code: 'busy' })
    expect(text(id)).toBe(csv)
  }
  expect(await eraseFromSources(place, person, now, 1)).toBe(3)
  for (const id of ['upl_1', 'upl_2', 'upl_3']) expect(text(id)).not.toMatch(/pascoe/i)
  expect(text('upl_1')).toContain('bea@example.com')
})

it('searches again for a person who has another address by now', async () => {
  const { place, text } = await withUploads('upl_1')
  const other = personKeys({ firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com' })
  expect(await eraseFromSources(place, { id: 'bid_1', keys: other }, now)).toBe(0)
  expect(text('upl_1')).toBe(csv)
  expect(await eraseFromSources(place, { id: 'bid_1', keys: [...other, ...keys] }, now)).toBe(1)
  expect(text('upl_1')).not.toMatch(/pascoe/i)
})
