import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { QueueLeftovers } from '@auctionwiz/platform/core/queues/queue-leftovers'
import type { FindNaming, FindOwned } from '@auctionwiz/platform/core/records/find-stored'
import type { Revoker } from '@auctionwiz/platform/core/security/revocations'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import type { NetworkPorts } from '../network/network-ports.ts'

/** What the deletion of an account needs; no request is given it. */
export interface RemovalPorts {
  store: DocumentStore
  owned: FindOwned
  naming: FindNaming
  /** All containers of files. */
  folders: readonly { name: string; files: FileStore }[]
  queues: readonly QueueLeftovers[]
  network: NetworkPorts
  revoker: Revoker
  now(): Date
  wait(ms: number): Promise<void>
  /** Says what was done, a line for each step. */
  say(line: string): void
}
