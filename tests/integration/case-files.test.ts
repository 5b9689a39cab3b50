import { readDryRun, startDryRun, startImport } from '@auctionwiz/contracts/dry-runs'
import { readImportUndo, undoImport } from '@auctionwiz/contracts/import-undo'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { listLegalCases, readLegalCase, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

const cases = 400

/** Long texts, so that the largest batch is a large one. */
const csv = [
  'Reference,Title,Type,Category,Priority,Status,Jurisdiction,Amount,Date filed,Defendant,Description',
  ...Array.from({ length: cases }, (_, index) => {
    const [type, status] = index % 2 === 0 ? ['Payment default', 'In review'] : ['Fraud', 'Closed']
    return `M-${index},Case ${index},${type},Post-sale,High,${status},New York,${index + 1}.50,2019-03-09,Ann Lee ${index},${'Märchen '.repeat(600)}`
  }),
].join('\n')

const patiently = async <T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it('imports a file of legal cases after its dry run, nothing new when it is sent again, and undoes it', async () => {
  const call = await (await createTenant(stack)).as('admin')
  const sent = async (name: string) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ name, description: 'Disputes', category: 'legal', review: 'yes' })) form.set(field, value)
    form.set('file_0', new File([csv], 'cases.csv'))
    const { uploadId } = await call(createUpload, { body: form })
    const params = { id: uploadId }
    await call(startDryRun, { params })
    const run = await patiently(
      () => call(readDryRun, { params }),
      ({ state }) => state === 'done' || state === 'failed',
    )
    await call(startImport, { params, body: { number: run.number } })
    const upload = await patiently(
      () => call(readUploadStatus, { params }),
      ({ status }) => status === 'completed' || status === 'error',
    )
    return { run, upload }
  }
  const first = await sent('Old cases')
  expect(first.run.totals).toEqual({ create: cases, update: 0, unchanged: 0, conflict: 0, error: 0 })
  expect(first.upload.results).toMatchObject({ recordsProcessed: cases, recordsImported: cases, failed: 0, incomplete: 0 })
  expect(await call(readLegalCaseTotals, {})).toMatchObject({ total: cases, active: cases / 2, byStatus: { CLOSED: cases / 2 } })
  const found = await call(listLegalCases, { query: { search: 'M-399' } })
  expect(found.cases).toMatchObject([{ title: 'Case 399', status: 'CLOSED', claimAmount: { amount: 40_050 } }])
  const oldest = await call(readLegalCase, { params: { id: first.upload.results.cases?.[0]?.id ?? '' } })
  expect(oldest).toMatchObject({ externalReference: 'M-0', caseNumber: 'LC-1001', automation: { enabled: false } })

  const second = await sent('Once more')
  expect(second.run.totals).toEqual({ create: 0, update: 0, unchanged: cases, conflict: 0, error: 0 })
  expect(second.upload.results).toMatchObject({ recordsImported: 0, duplicates: cases })
  expect(await call(readLegalCase, { params: { id: oldest.id } })).toEqual(oldest)

  const params = { id: first.upload.uploadId }
  const { cases: planned } = await call(readImportUndo, { params, query: {} })
  expect(planned).toMatchObject({ casesRestored: 0, kept: [] })
  await call(undoImport, { params })
  const undone = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'undo-import')?.status
  await expect.poll(undone, { timeout: 120_000, interval: 100 }).toBe('completed')
  const { cases: gone } = await call(readImportUndo, { params, query: {} })
  expect(gone).toEqual({ casesRemoved: cases, casesRestored: 0, kept: [] })
  expect(await call(readLegalCaseTotals, {})).toMatchObject({ total: 0, active: 0 })
})
