import { randomBackOff } from '@auctionwiz/platform/core/concurrency/retry'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, StoreError } from '@auctionwiz/platform/core/store/store'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import type { Participation } from '@auctionwiz/records/network-participation'
import { type BidderRef, type NetworkKeys, networkKeys } from './network-keys.ts'
import { readParticipation } from './sharing.ts'

/**
 * Some bidders of the house changed, or are named by change notices; without either, the bidders of the house changed since an instant, or all; or all houses of the
 * account.
 */
export interface NetworkMessage {
  accountId: string
  auctionHouseId?: string
  /** At most `bidderBatch`. */
  bidderIds?: readonly string[]
  since?: string
  /** There are change notices in the house, see `change-notices.ts`. */
  notices?: boolean
  /** Bidders were removed too. */
  removed?: boolean
  /** How often it was put off after failing. */
  rounds?: number
  /** How often it was put off because others worked on the same records. */
  met?: number
  /** The account whose change caused it, where that is another one. */
  causedBy?: string
  /** Settles an objection to what other houses publish of the bidder; the operator sends it. */
  settle?: { objectionId: string; outcome: 'upheld' | 'rejected' }
}

/** The most bidders that one message names. */
export const bidderBatch = 100

export type NetworkQueue = WorkQueue<NetworkMessage>

/** What the worker behind the queue `network` and the job `network` need; no request is given it. */
export interface NetworkPorts {
  house(ref: Pick<BidderRef, 'accountId' | 'auctionHouseId'>): Partition
  account(accountId: string): Partition
  /** All contributions of the people of one bucket; see `contributions.ts`. */
  people(bucket: string): Partition
  keys: NetworkKeys
  isPaid: PaidAccounts
  queue: NetworkQueue
  jobs: JobQueue
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
}

interface Given extends Pick<NetworkPorts, 'queue' | 'jobs' | 'log' | 'now' | 'wait' | 'isPaid'> {
  store: DocumentStore
  /** Of the setting NETWORK_KEY, at least 32 characters. */
  crypto: KeyedCrypto
}

export const networkPorts = ({ store, crypto, ...rest }: Given): NetworkPorts => ({
  house: ({ accountId, auctionHouseId }) => partitionOf(store, 'bidders', [accountId, auctionHouseId]),
  account: (accountId) => partitionOf(store, 'accounts', [accountId]),
  people: (bucket) => partitionOf(store, 'people', [bucket]),
  keys: networkKeys(crypto),
  ...rest,
})

/** Options of `retryConflicts` for workers who meet at the same records: a pause of random length keeps them from meeting again. */
export const networkRetries = ({ wait }: Pick<NetworkPorts, 'wait'>) => ({
  attempts: 6,
  pause: randomBackOff(wait, 100),
  otherwise: (error: StoreError): Promise<never> => Promise.reject(error),
})

/** Whether the account of a house takes part, as of now. */
export const participationOf = (
  { account, isPaid }: Pick<NetworkPorts, 'account' | 'isPaid'>,
  { accountId }: Pick<BidderRef, 'accountId'>,
): Promise<Participation> => readParticipation({ account: account(accountId), accountId, isPaid })
