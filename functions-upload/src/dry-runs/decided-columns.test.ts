import type { ImportFile } from '@auctionwiz/contracts/import-mappings'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { reviewed, texts } from './testing.ts'

it('reads columns as was decided, and the next file with the same columns by itself', async () => {
  const odd = 'Wer,Adresse,Zahlt,Seit\nAnn Lee,ann@example.com,CHK,03/04/2020\nBob Ray,bob@example.com,Bank giro,05/06/2021'
  const house = await reviewed(odd)
  const { files }: { files: ImportFile[] } = await house.call('readImportColumns', { id: house.id })
  const columns = files[0]?.columns ?? []
  expect(columns.map(({ name, field }) => [name, field])).toEqual([
    ['Wer', 'ignored'],
    ['Adresse', 'email'],
    ['Zahlt', 'ignored'],
    ['Seit', 'ignored'],
  ])
  expect(columns[1]).toMatchObject({ byContents: true })
  expect(columns[3]).toMatchObject({ dates: 'month-first', open: true, openDates: ['03/04/2020', '05/06/2021'] })
  const decided = [
    { name: 'Wer', field: 'fullName' },
    { name: 'Adresse', field: 'email' },
    { name: 'Zahlt', field: 'preferredPaymentMethod', values: { 'bank giro': 'Wire Transfer' } },
    { name: 'Seit', field: 'firstAuction', dates: 'day-first' },
  ]
  await house.call('chooseImportColumns', { id: house.id, body: { columns: decided, saveAs: 'Kundenliste' } })
  const { number } = await house.run()
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  const known = (await house.bidders()).map((one) => [one.firstName, one.preferredPaymentMethod, one.facts.firstAuction?.slice(0, 10)])
  expect(known).toEqual([
    ['Ann', 'Check', '2020-04-03'],
    ['Bob', 'Wire Transfer', '2021-06-05'],
  ])
  const next = odd.replaceAll('ann@', 'ann2@').replaceAll('bob@', 'bob2@')
  const { review: _review, ...direct } = texts
  const upload: Upload = await house.call('createUpload', { form: formOf([['next.csv', next]], direct) })
  await house.work()
  expect(await house.call('readUploadStatus', { id: upload.uploadId })).toMatchObject({
    status: 'completed',
    savedMapping: 'Kundenliste',
    results: { recordsImported: 2, failed: 0 },
  })
  const { mappings } = await house.call('listImportMappings')
  expect(mappings).toMatchObject([{ name: 'Kundenliste', savedBy: 'Vanessa Parr' }])
  const [{ id }] = mappings
  expect(await house.call('renameImportMapping', { id, body: { name: 'Liste' } })).toMatchObject({ name: 'Liste' })
  await house.call('removeImportMapping', { id })
  expect(await house.call('listImportMappings')).toEqual({ mappings: [] })
})

it('reads columns whatever their names are', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'E-Mail']
  const house = await reviewed(`${names.join(',')}\nAnn,Lee,chk,ann@example.com`)
  const columns = [
    { name: '__proto__', field: 'firstName' },
    { name: 'constructor', field: 'lastName' },
    { name: 'toString', field: 'preferredPaymentMethod', values: { chk: 'Check' } },
    { name: 'E-Mail', field: 'email' },
  ]
  await house.call('chooseImportColumns', { id: house.id, body: { columns, saveAs: 'Odd names' } })
  const { files }: { files: ImportFile[] } = await house.call('readImportColumns', { id: house.id })
  expect(files[0]?.columns.map(({ name, field }) => [name, field])).toEqual(columns.map(({ name, field }) => [name, field]))
  const { number, totals } = await house.run()
  expect(totals).toMatchObject({ create: 1 })
  await house.call('startImport', { id: house.id, body: { number } })
  await house.work()
  expect(await house.bidders()).toMatchObject([{ firstName: 'Ann', lastName: 'Lee', preferredPaymentMethod: 'Check' }])
  const next: Upload = await house.call('createUpload', {
    form: formOf([['next.csv', `${names.join(',')}\nBob,Ray,chk,bob@example.com`]], {
      name: 'Next',
      description: 'Next',
      category: 'bidders',
    }),
  })
  await house.work()
  expect(await house.call('readUploadStatus', { id: next.uploadId })).toMatchObject({ results: { recordsImported: 1, failed: 0 } })
})
