import type * as calls from '@auctionwiz/contracts/house-exports'
import type { HouseExport } from '@auctionwiz/contracts/house-exports'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobDocument, type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { readHouse } from '@auctionwiz/records/houses'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { expiryOf, exportPath } from './export-house.ts'

const states = { waiting: 'waiting', running: 'running', completed: 'done', error: 'failed' } as const

const exportOf = ({ status, done, total, startedAt, startedBy, completedAt, result }: JobDocument): HouseExport => ({
  state: states[status],
  done,
  total,
  startedAt,
  startedBy,
  ...(completedAt && { finishedAt: completedAt }),
  ...(status === 'completed' && completedAt && { expiresAt: expiryOf(completedAt), bytes: (result.kilobytes ?? 0) * 1024 }),
})

const isExpired = ({ status, completedAt }: JobDocument, now: Date): boolean =>
  status === 'completed' && completedAt !== undefined && expiryOf(completedAt) <= now.toISOString()

export const readHouseExport: UseCase<typeof calls.readHouseExport> = async (_input, { house, now }) => {
  const job = (await readJob(house, 'house-export'))?.document
  return job && !isExpired(job, now) ? { export: exportOf(job) } : {}
}

/** One at a time: what is being made goes on, and is answered as it is. */
export const startHouseExport =
  (queue: JobQueue): UseCase<typeof calls.startHouseExport> =>
  async (_input, context) => {
    const { house, account, auctionHouseId, now, audit } = context
    const before = (await readJob(house, 'house-export'))?.document
    if (isUnderWay(before, now)) return { export: exportOf(before) }
    const { name } = await readHouse(account, auctionHouseId)
    const { write, job } = await startJob(queue, 'house-export', {}, context)
    await house.write([write, audit({ action: 'house.export', subjectType: 'house', subjectId: auctionHouseId, subjectName: name })])
    return { export: exportOf(job) }
  }

export interface DownloadPorts {
  exports: FileStore
  store: DocumentStore
}

/** For a caller who has just proved who they are: a session that was left open must not hand out the house. That it was taken out is in the log. */
export const downloadHouseExport =
  ({ exports, store }: DownloadPorts): UseCase<typeof calls.downloadHouseExport> =>
  async (_input, { house, account, claims, auctionHouseId, now, audit }) => {
    const job = (await readJob(house, 'house-export'))?.document
    if (job?.status !== 'completed' || isExpired(job, now)) throw new Failure('export_expired')
    await requireConfirmed(partitionOf(store, 'identities', [claims.userId]), claims.sessionId, now)
    const { name } = await readHouse(account, auctionHouseId)
    const body = await exports.read(exportPath(claims.accountId, auctionHouseId, job.run)).catch(expired)
    await house.write([audit({ action: 'house.download', subjectType: 'house', subjectId: auctionHouseId, subjectName: name })])
    return { contentType: 'application/zip', fileName: `house-${job.startedAt.slice(0, 10)}.zip`, body }
  }

/** Storage removes the files on its own clock. */
const expired = (error: unknown): never => {
  throw error instanceof Failure && error.code === 'not_found' ? new Failure('export_expired') : error
}
