import type { Fault } from '../faults.ts'
import type { Stats } from '../stats.ts'
import type { Catalog } from '../store/catalog.ts'
import type { WriteQueue } from '../store/group-commit.ts'
import type { QueryWorker } from '../worker/client.ts'

/** What the handlers of requests work with. */
export interface Context extends Pick<WriteQueue, 'write' | 'writeInSteps' | 'alone'> {
  readonly catalog: Catalog
  readonly queries: QueryWorker
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly faults: Fault[]
  stats: Stats
}
