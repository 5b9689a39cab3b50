import type { Upload } from '@auctionwiz/contracts/uploads'
import { expect, it } from 'vitest'
import { workOnUpload } from '../dry-runs/work-on-upload.ts'
import { formOf } from '../testing/caller.ts'
import { uploadApp } from '../testing/upload-app.ts'

const proxibid = [
  'Paddle Number,Username,Name,Status,Email,Phone,Lifetime Hammer,Years with Proxibid,Phone Verified',
  '101,annlee,Ann Lee,Accepted,ann@example.com,212 555 0100,125000,7,Yes',
  '102,bobr,Bob Ray,In Review,bob@example.com,,0,1,No',
].join('\n')
const texts = { name: 'Registered', description: 'From Proxibid', category: 'bidders' }

it('reads the export of another system without a mapping', async () => {
  const app = uploadApp()
  const { uploadId: id }: Upload = await app.call('createUpload', { form: formOf([['registered.csv', proxibid]], texts) })
  const worker = workOnUpload(app.ports)
  for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  const upload: Upload = await app.call('readUploadStatus', { id })
  expect(upload).toMatchObject({ preset: 'Proxibid', results: { recordsImported: 2, failed: 0, incomplete: 0 } })
  expect(upload.savedMapping).toBeUndefined()
  const bidders = await app.bidders()
  expect(bidders.map(({ name, status, facts }) => [name, status, facts.spent])).toEqual([
    ['Ann Lee', 'Active', 0],
    ['Bob Ray', 'Pending', 0],
  ])
})

it('says so before the import, and what the house decides goes first', async () => {
  const app = uploadApp()
  const form = formOf([['registered.csv', proxibid]], { ...texts, review: 'yes' })
  const { uploadId: id }: Upload = await app.call('createUpload', { form })
  const { preset, files } = await app.call('readImportColumns', { id })
  expect(preset).toBe('Proxibid')
  expect(files[0].columns.find(({ name }: { name: string }) => name === 'Status').values).toEqual({
    ...{ 'in review': 'Pending', accepted: 'Active', declined: 'Suspended' },
  })
  const columns = files[0].columns.map(({ name, field }: { name: string; field: string }) => ({ name, field }))
  await app.call('chooseImportColumns', { id, body: { columns, saveAs: 'Our list' } })
  const again: Upload = await app.call('createUpload', { form: formOf([['registered.csv', proxibid]], { ...texts, review: 'yes' }) })
  const known = await app.call('readImportColumns', { id: again.uploadId })
  expect([known.saved.name, known.preset]).toEqual(['Our list', undefined])
})
