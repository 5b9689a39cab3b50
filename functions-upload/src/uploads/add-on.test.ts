import { blockId } from '@auctionwiz/contracts/opened-uploads'
import { expect, it } from 'vitest'
import { importHouse } from '../testing/import-house.ts'

const csv = 'Stock number,Title,Category\nHV-1,Walnut chest,furniture\n,,furniture\n'
const announced = { name: 'Stock', description: 'Of the store', category: 'inventory', files: [{ name: 'a.csv', size: csv.length }] }
const refused = {
  code: 'feature_unavailable',
  status: 403,
  message: 'Access denied: inventory feature not available in your plan',
  details: { feature: 'inventory' },
}

it('refuses new files of inventory to an account without the add-on, sent in a form or announced', async () => {
  const house = importHouse('inventory')
  house.lacking.add('inventory')
  await expect(house.send(csv)).rejects.toMatchObject(refused)
  await expect(house.send(csv, { review: 'yes' })).rejects.toMatchObject(refused)
  await expect(house.call('openUpload', { body: announced })).rejects.toMatchObject(refused)
  expect([[...house.files.files.keys()], house.sent]).toEqual([[], []])
})

it('refuses to complete what was announced while the account had the add-on', async () => {
  const house = importHouse('inventory')
  const { opened } = await house.call('openUpload', { body: announced })
  expect(house.openedFiles.put(opened.files[0].address, blockId(0), new TextEncoder().encode(csv))).toBe(201)
  house.lacking.add('inventory')
  await expect(house.call('completeUpload', { id: opened.openedId })).rejects.toMatchObject(refused)
  expect([[...house.files.files.keys()], house.sent]).toEqual([[], []])
})

it('refuses every step of a review once the account has given up the add-on, and goes on when it has it again', async () => {
  const house = importHouse('inventory')
  const { uploadId: id } = await house.send(csv, { review: 'yes' })
  const { number } = await house.dryRun(id)
  const steps = [
    ['readImportColumns', {}],
    ['chooseImportColumns', { body: { columns: [{ name: 'Title', field: 'title' }], saveAs: 'Stock list' } }],
    ['startDryRun', {}],
    ['startImport', { body: { number } }],
    ['correctRejectedRows', { body: { rows: [{ row: '0-0', cells: [{ column: 1, value: 'Chair' }] }] } }],
  ] as const
  house.lacking.add('inventory')
  for (const [name, sent] of steps) await expect(house.call(name, { id, ...sent }), name).rejects.toMatchObject(refused)
  expect([house.sent, (await house.read(id)).status]).toEqual([[], 'review'])
  house.lacking.delete('inventory')
  await house.call('startImport', { id, body: { number } })
  await house.work()
  expect(await house.read(id)).toMatchObject({ status: 'completed', results: { recordsImported: 1, failed: 1 } })
})

it('refuses to retry an import that stopped, and leaves other imports alone', async () => {
  const house = importHouse('inventory')
  const { uploadId: id } = await house.send(csv)
  house.sent.length = 0
  house.lacking.add('inventory')
  house.clock.now = new Date(house.clock.now.getTime() + 3_600_000)
  await expect(house.call('retryUpload', { id })).rejects.toMatchObject(refused)
  expect(house.sent).toEqual([])
  const bidders = importHouse('bidders', house)
  expect((await bidders.imported('Name,Email\nAnn Lee,ann@lee.example\n')).results.recordsImported).toBe(1)
})
