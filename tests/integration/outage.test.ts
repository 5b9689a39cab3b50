import { listBidders } from '@auctionwiz/contracts/bidders'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { afterEach, expect, it } from 'vitest'
import { bidderCsv, uploadForm } from '../support/files.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const faults = `${stack.urls.cosmos}/_local/faults`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => fetch(faults, { method: 'DELETE' }))

it('an import, and the work that follows it, end by themselves after the database was away for a minute', async () => {
  const call = await (await createTenant(stack)).as('admin')
  const { uploadId } = await call(createUpload, { body: uploadForm(bidderCsv(4000, 'o')) })
  const look = () => call(readUploadStatus, { params: { id: uploadId } }).catch(() => undefined)
  for (let seen = await look(); (seen?.results.recordsProcessed ?? 0) === 0; seen = await look()) await pause(20)
  await fetch(faults, { method: 'POST', body: JSON.stringify({ path: '', status: 503, count: 0 }) })
  await expect(call(listBidders, {})).rejects.toMatchObject({ status: 503, code: 'busy' })
  // As long as five deliveries take, after which a message is poison.
  await pause(60_000)
  await fetch(faults, { method: 'DELETE' })
  await expect.poll(async () => (await look())?.status, { timeout: 120_000 }).toBe('completed')
  expect((await look())?.results).toMatchObject({ recordsProcessed: 4000, failed: 0, duplicates: 0 })
  expect((await call(listBidders, {})).total).toBe(4000)
  const search = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'duplicates')?.status
  await expect.poll(search, { timeout: 60_000 }).toBe('completed')
}, 300_000)
