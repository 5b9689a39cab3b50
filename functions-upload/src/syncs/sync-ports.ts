import { id } from '@auctionwiz/contracts/fields'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Notifier } from '@auctionwiz/records/notify'
import type { PlatformPorts } from '../platforms/platform-connection.ts'

/** Requests the work on a run of an auction's sync. */
export interface SyncMessage {
  accountId: string
  auctionHouseId: string
  auctionId: string
  runId: string
}

export type SyncQueue = WorkQueue<SyncMessage>

/** What the worker behind the queue `syncs` needs. */
export interface SyncPorts extends PlatformPorts {
  /** The two partitions that a sync works in. */
  tenant(accountId: string, auctionHouseId: string): { house: Partition; account: Partition }
  queue: SyncQueue
  /** For the results of sales that are over. */
  jobs: JobQueue
  notify: Notifier
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
  /** The limit of milliseconds for applying lines in one delivery; another delivery does the rest. */
  limitMs: number
}

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedSyncMessage = (message: unknown): SyncMessage => {
  const { accountId, auctionHouseId, auctionId, runId } = (message ?? {}) as Partial<Record<keyof SyncMessage, unknown>>
  return { accountId: idOf(accountId), auctionHouseId: idOf(auctionHouseId), auctionId: idOf(auctionId), runId: idOf(runId) }
}

const idOf = (value: unknown): string => {
  const parsed = id.safeParse(value)
  if (!parsed.success) throw new TypeError('not a message of a sync')
  return parsed.data
}
