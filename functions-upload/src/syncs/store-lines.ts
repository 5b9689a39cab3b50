import type { Write } from '@auctionwiz/platform/core/store/store'
import { noSyncCounts, type SyncLineDocument, syncLineRecord } from '@auctionwiz/records/auction-syncs'
import { isNumberingGuard, unlessNumbering } from '@auctionwiz/records/lot-numberings'
import type { Applied } from './apply-lines.ts'
import { advance, type Place } from './run-work.ts'

export interface Result {
  line: SyncLineDocument
  applied: Applied
}

/** Writes the results of lines, the records they changed and the counts of the run in one batch: all or nothing. */
export const store = async (place: Place, results: readonly Result[]): Promise<void> => {
  const counts = { ...(place.progress.held.document.counts ?? noSyncCounts) }
  for (const { applied } of results) {
    counts.total += 1
    if (applied.outcome) counts[applied.outcome] += 1
  }
  const lines = results.map(({ line, applied: { writes: _writes, ...applied } }) => {
    const { problem: _before, ...rest } = line
    return syncLineRecord.put({ ...rest, ...applied, waits: false })
  })
  await advance(place, { counts }, [...lines, ...withoutRepeats(results.flatMap(({ applied }) => applied.writes))])
}

/** Several lots add to the same totals, note the same due results and keep off a numbering: once per batch is enough. */
export const withoutRepeats = (writes: readonly Write[]): Write[] => {
  const sums = new Map<string, Extract<Write, { kind: 'increment' }>>()
  const puts = new Map<string, Write>()
  const others: Write[] = []
  const guard = writes.some(isNumberingGuard) ? unlessNumbering() : []
  for (const write of writes) {
    if (isNumberingGuard(write)) continue
    if (write.kind === 'put') puts.set(write.document.id, write)
    else if (write.kind === 'increment') {
      const by = { ...sums.get(write.id)?.by }
      for (const [name, change] of Object.entries(write.by)) by[name] = (by[name] ?? 0) + change
      sums.set(write.id, { ...write, by })
    } else others.push(write)
  }
  return [...guard, ...others, ...puts.values(), ...sums.values()]
}
