import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { CountStored, FindStored } from '@auctionwiz/platform/core/records/find-stored'
import type { AnyRecord } from '@auctionwiz/platform/core/records/record'
import { outdatedQueries, upgradeStored } from '@auctionwiz/platform/core/records/upgrade-stored'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'

interface UpgradeParts {
  store: DocumentStore
  records: readonly AnyRecord[]
  find: FindStored
  count: CountStored
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
  say(line: string): void
}

/** Milliseconds until a database that was busy is asked again. */
const pauseMs = 5_000
/** Documents after which the progress is shown. */
const every = 1_000

/** Says for each stored noun how many documents are of an older version. @returns how many in all */
export const reportOutdated = async ({ records, count, say }: Pick<UpgradeParts, 'records' | 'count' | 'say'>): Promise<number> => {
  let total = 0
  for (const record of records)
    for (const query of outdatedQueries(record)) {
      const older = await count(query)
      if (older > 0) say(`  ${query.container} ${record.definition.type}: ${older} before version ${record.version}`)
      total += older
    }
  say(total === 0 ? 'All documents are of the present version.' : `${total} documents are of an older version.`)
  return total
}

/**
 * Upgrades all documents of older versions and ends when none is left. Safe beside the running services and their own timer, and to repeat.
 * @returns how many are left because they are damaged; the log names them
 */
export const upgradeRecords = async (parts: UpgradeParts): Promise<number> => {
  const { log, say, wait } = parts
  let before = await reportOutdated(parts)
  while (before > 0) {
    const { left } = await upgradeStored({ ...parts, log, limitMs: Number.POSITIVE_INFINITY, onUpgraded: progress(say) })()
    if (left) await wait(pauseMs)
    const after = await reportOutdated(parts)
    // What a run without a pause does not change never will: these documents don't fit their declaration.
    if (!left && after >= before) return after
    before = after
  }
  return 0
}

const progress = (say: UpgradeParts['say']) => {
  const done = new Map<string, number>()
  return (type: string, count: number): void => {
    const sum = (done.get(type) ?? 0) + count
    if (Math.floor(sum / every) > Math.floor((sum - count) / every)) say(`  ${type}: ${sum} upgraded so far`)
    done.set(type, sum)
  }
}
