import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { noSyncCounts, type SyncLineDocument, type SyncRunDocument, syncLineRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import type { Applied } from './apply-lines.ts'
import type { SyncPorts } from './sync-ports.ts'

export type Held = Versioned<SyncRunDocument>

export interface Result {
  line: SyncLineDocument
  applied: Applied
}

/** Writes the results of lines, the records they changed and the counts of the run in one batch: all or nothing. */
export const store = async (
  { part, ports }: { part: Partition; ports: Pick<SyncPorts, 'now'> },
  { document, version }: Held,
  results: readonly Result[],
): Promise<Held> => {
  const counts = { ...(document.counts ?? noSyncCounts) }
  for (const { applied } of results) {
    counts.total += 1
    if (applied.outcome) counts[applied.outcome] += 1
  }
  const next: SyncRunDocument = { ...document, counts, movedAt: ports.now().toISOString() }
  const lines = results.map(({ line, applied: { writes: _writes, ...applied } }) => {
    const { problem: _before, ...rest } = line
    return syncLineRecord.put({ ...rest, ...applied, waits: false })
  })
  const writes = withoutRepeats(results.flatMap(({ applied }) => applied.writes))
  const [written = ''] = await part.write([syncRunRecord.replacement(next, version), ...lines, ...writes])
  return { document: next, version: written }
}

/** Several lots add to the same totals and note the same due results: once per batch is enough. */
const withoutRepeats = (writes: readonly Write[]): Write[] => {
  const sums = new Map<string, Extract<Write, { kind: 'increment' }>>()
  const puts = new Map<string, Write>()
  const others: Write[] = []
  for (const write of writes) {
    if (write.kind === 'put') puts.set(write.document.id, write)
    else if (write.kind === 'increment') {
      const by = { ...sums.get(write.id)?.by }
      for (const [name, change] of Object.entries(write.by)) by[name] = (by[name] ?? 0) + change
      sums.set(write.id, { ...write, by })
    } else others.push(write)
  }
  return [...others, ...puts.values(), ...sums.values()]
}
