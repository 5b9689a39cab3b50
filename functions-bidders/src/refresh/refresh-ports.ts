import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { AccountRegistry } from '@auctionwiz/records/account-registry'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import type { BidderRef } from '../network/network-keys.ts'
import type { NetworkQueue } from '../network/network-ports.ts'

/** Asks for the houses of an account to be brought up to date; without one, for the accounts from `next` on to be asked so. */
export interface RefreshMessage {
  /** The day, in UTC, such as 2026-11-21. A house is worked on once for each. */
  night: string
  accountId?: string
  next?: string
}

/** What the worker behind the queue `refresh` needs. */
export interface RefreshPorts {
  accounts: AccountRegistry
  account(accountId: string): Partition
  house(ref: Pick<BidderRef, 'accountId' | 'auctionHouseId'>): Partition
  queue: WorkQueue<RefreshMessage>
  jobs: JobQueue
  network: NetworkQueue
  isPaid: PaidAccounts
  log: Logger
  now(): Date
}
