import { setTimeout as pause } from 'node:timers/promises'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { createUpload, downloadUpload, readUploadStatus, type Upload } from '@auctionwiz/contracts/uploads'
import { uploadForm } from '../support/files.ts'
import type { Tenant } from '../support/tenant.ts'
import { emptied } from '../support/work-queues.ts'
import type { Disturb } from './disturb.ts'
import type { Running } from './running-stack.ts'

/** Milliseconds for which nothing may answer: longer than any outage. */
const patience = 30 * 60_000

/** Asks until there is an answer: what is down comes back. */
const answered = async <T>(ask: () => Promise<T>): Promise<T> => {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await pause(100)
  }
}

interface Imported {
  /** What the import says of its rows. */
  results: Upload['results']
  /** The rows that failed, as a person downloads them. */
  errorFile: string
}

/** Imports a file and waits until all work that follows it is done. */
export const importFile = async (running: Running, house: Tenant, file: Blob, disturb: Disturb): Promise<Imported> => {
  const caller = () => house.as('admin')
  const form = uploadForm(file)
  // The key makes the ids of both imports equal.
  const { uploadId: id } = await answered(async () => (await caller())(createUpload, { body: form, idempotencyKey: 'faults-1' }))
  const status = () => answered(async () => (await caller())(readUploadStatus, { params: { id } }))
  const disturbing = disturb(running, async () => (await status()).results.recordsProcessed)
  let upload = await status()
  while (upload.status === 'pending' || upload.status === 'processing') {
    await pause(200)
    upload = await status()
  }
  await disturbing
  if (upload.status !== 'completed') throw new Error(`The import ended as ${upload.status}: ${upload.problem}`)
  const areDone = async () => (await answered(async () => (await caller())(listJobs, {}))).jobs.every((job) => job.status === 'completed')
  do await answered(() => emptied(running.info.settings.AzureWebJobsStorage ?? ''))
  while (!(await areDone()))
  const errors = await answered(async () => (await caller())(downloadUpload, { params: { id } }))
  return { results: (await status()).results, errorFile: await (errors as Blob).text() }
}
