import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import type { OwnTurn } from '@auctionwiz/platform/core/queues/turns/in-turn'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import {
  type SyncLineDocument,
  type SyncLink,
  type SyncRunDocument,
  syncLineRecord,
  syncRunRecord,
} from '@auctionwiz/records/auction-syncs'
import type { SalePlatform } from '../platforms/sale-platform.ts'
import type { Patiently } from './patient-sales.ts'
import type { SyncMessage, SyncPorts } from './sync-ports.ts'

export type Held = Versioned<SyncRunDocument>

/** A run, and where it belongs. */
export interface Place {
  ports: SyncPorts
  message: SyncMessage
  house: Partition
  part: Partition
  /** The run as it was last written. */
  progress: { held: Held }
}

/** What a worker has of a run in one delivery. */
export interface Work extends Place {
  turn: OwnTurn
  link: SyncLink
  sales: SalePlatform
  key: string
  patiently: Patiently
  /** Shows that a long step goes on. */
  beat(): Promise<void>
  /** Call it after each step that is kept. @throws SyncPause once the delivery has worked for long enough */
  pauseWhenLong(): void
}

/** Writes the run with what belongs to its progress in one batch: of two workers of a run only the later one can. @throws StoreError `stale` */
export const advance = async (
  { part, ports, progress }: Pick<Place, 'part' | 'progress'> & { ports: Pick<SyncPorts, 'now'> },
  change: Partial<SyncRunDocument>,
  beside: readonly Write[] = [],
): Promise<void> => {
  const { document, version } = progress.held
  const { waitsUntil: _until, waited: _waited, ...run } = document
  const next: SyncRunDocument = { ...run, movedAt: ports.now().toISOString(), ...change }
  const [written = ''] = await part.write([syncRunRecord.replacement(next, version), ...beside])
  progress.held = { document: next, version: written }
}

export const isOurs = async ({ part, progress: { held } }: Pick<Place, 'part' | 'progress'>): Promise<boolean> =>
  (await readerOf(syncRunRecord, part).find(held.document.id))?.version === held.version

/** Lines per read; one batch of lines alone has room for them. */
const linesPerPage = 96

export const waitingLines = async ({ part, progress }: Pick<Place, 'part' | 'progress'>): Promise<SyncLineDocument[]> => {
  const where = [
    { field: 'plan', equals: progress.held.document.plan ?? '' },
    { field: 'waits', equals: true },
  ] as const
  const orderBy = (['type', 'plan', 'waits', 'sequence'] as const).map((field) => ({ field }))
  const { items } = await readerOf(syncLineRecord, part).page({ where, orderBy }, { limit: linesPerPage })
  return items.map(({ document }) => document)
}

/** What is left of a run that cannot go on fails with this. */
export const failedWith = (problem: SyncProblem) => ({ outcome: 'failed' as const, problem, writes: [] })
