import type { SyncCounts, SyncRun } from '@auctionwiz/contracts/auction-sync'
import { listed, useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { syncText as text } from './messages.ts'
import { directionText } from './run-words.ts'
import type { AuctionSyncAccess } from './use-auction-sync.ts'

/** The latest syncs of an imported auction, each with what it did and the way to its records. */
export const SyncHistory = ({ access: { data, error, reload } }: { access: AuctionSyncAccess }) => {
  if (!data)
    return error === undefined ? (
      <SkeletonRows rows={3} columns={[160, 240]} />
    ) : (
      <ErrorState compact title={text.failedLoad} error={error} onRetry={reload} />
    )
  if (data.runs.length === 0) return <p className={look('muted', 'noMargin')}>{text.none}</p>
  return (
    <ul aria-label={text.history}>
      {data.runs.map((run) => (
        <RunEntry key={run.id} run={run} />
      ))}
    </ul>
  )
}

const RunEntry = ({ run }: { run: SyncRun }) => {
  const format = useFormat()
  const { id, auctionId, direction, platform, status, startedAt, startedBy, problem, counts } = run
  const outcome = problem
    ? text.why[problem]
    : counts && listed(figuresOf(counts).map(([name, count]) => `${format.number(count)} ${text.counts[name]}`))
  return (
    <li className={look('stack', 'padRow', 'lineBelow')}>
      <span className={look('row', 'wrap', 'between', 'gapM')}>
        <AppLink to={`${paths.auctions}/${auctionId}/platform?run=${id}`}>{format.dateTime(startedAt)}</AppLink>
        <span className={look('note')}>{text.runStatuses[status]}</span>
      </span>
      <span>{text.runBy({ direction: directionText(direction, platform), who: startedBy })}</span>
      {outcome && <span className={look('note')}>{outcome}</span>}
    </li>
  )
}

const names = ['created', 'updated', 'unchanged', 'conflict', 'failed'] as const

const figuresOf = (counts: SyncCounts) => names.map((name) => [name, counts[name]] as const).filter(([, count]) => count > 0)
