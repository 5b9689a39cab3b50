import type { SyncDirection, SyncRun } from '@auctionwiz/contracts/auction-sync'
import type { Format } from '../../app/format.ts'
import { syncText as text } from './messages.ts'

export const directionText = (direction: SyncDirection, platform: string): string =>
  direction === 'both' ? text.directions.both : `${text.directions[direction]} ${platform}`

/** When the last sync was, or that there was none. */
export const lastSyncText = (at: string | undefined, format: Format): string =>
  `${text.lastSync}${text.colon} ${at === undefined ? text.neverSynced : format.zonedTime(at)}`

/** The state of a run in a sentence. */
export const runWords = (run: SyncRun, format: Format): string => {
  const { status, problem, startedAt, completedAt = startedAt, direction, platform, startedBy } = run
  if (run.waitsUntil !== undefined) return text.limitedUntil({ time: format.time(run.waitsUntil) })
  if (status === 'comparing') return text.comparing
  if (status === 'ready') return text.ready({ time: format.dateTime(completedAt) })
  if (status === 'failed') return text.stopped({ problem: problem ? text.why[problem] : '' })
  if (status === 'discarded') return text.discarded
  return text.completed({ direction: directionText(direction, platform), time: format.dateTime(completedAt), who: startedBy })
}
