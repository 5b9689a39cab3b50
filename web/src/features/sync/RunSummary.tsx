import type { SyncCounts, SyncRun } from '@auctionwiz/contracts/auction-sync'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { FigureSum } from '../../ui/FigureSum.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { syncText as text } from '../sync-runs/messages.ts'
import { runWords } from '../sync-runs/run-words.ts'
import type { AuctionSyncAccess } from '../sync-runs/use-auction-sync.ts'

interface RunSummaryProps {
  run: SyncRun
  access: AuctionSyncAccess
  /** Tries the failed records again, in a run of its own. */
  onRetry: () => void
  /** Only the latest run can be decided or retried. */
  isLatest: boolean
  /** Why the user may not sync. */
  mayNot: string | undefined
}

/** What a run would do or did, as a sum, and its next step. */
export const RunSummary = ({ run, access: { busy, decide }, onRetry, isLatest, mayNot }: RunSummaryProps) => {
  const { id, status, planned, counts } = run
  const format = useFormat()
  const failed = counts?.failed ?? 0
  const nothing = planned !== undefined && planned.created + planned.updated + planned.conflict === 0
  return (
    <section className={look('stack', 'fixed', 'gapM', 'padPage', 'padTopM', 'padBottomL', 'lineBelow')}>
      <p role="status" className={look('noMargin', 'breaks')}>
        {runWords(run, format)}
      </p>
      {run.stalled && <p className={look('noMargin', 'muted')}>{text.stalled}</p>}
      {(status === 'comparing' || status === 'applying') && <RunProgress run={run} />}
      {status === 'ready' && planned && <Sum counts={planned} words={plannedWords()} />}
      {status === 'completed' && counts && <Sum counts={counts} words={text.counts} />}
      {isLatest && status === 'ready' && (
        <div className={look('row', 'wrap', 'gapS')}>
          <Button
            look="primary"
            busy={busy}
            reason={mayNot ?? (nothing ? text.nothingToApply : undefined)}
            onClick={() => void decide(id, 'apply')}
          >
            {text.apply}
          </Button>
          <Button reason={mayNot} disabled={busy} onClick={() => void decide(id, 'discard')}>
            {text.discard}
          </Button>
        </div>
      )}
      {isLatest && status === 'completed' && failed > 0 && (
        <div>
          <Button busy={busy} reason={mayNot} onClick={onRetry}>
            {text.retry({ count: failed })}
          </Button>
        </div>
      )}
    </section>
  )
}

const RunProgress = ({ run: { status, counts, planned } }: { run: SyncRun }) => {
  const format = useFormat()
  if (status === 'comparing' || !planned) return <ProgressBar label={text.comparing} />
  const done = counts?.total ?? 0
  const label = text.applying({ done: format.number(done), total: format.number(planned.total) })
  return (
    <>
      <span className={look('numbers')}>{label}</span>
      <ProgressBar label={label} value={done} max={Math.max(planned.total, 1)} />
    </>
  )
}

const names = ['created', 'updated', 'unchanged', 'conflict', 'failed'] as const
type Words = Record<(typeof names)[number], string>

const plannedWords = (): Words => {
  const { create, update, ...same } = text.planned
  return { created: create, updated: update, unchanged: same.unchanged, conflict: same.conflict, failed: same.failed }
}

const Sum = ({ counts, words }: { counts: SyncCounts; words: Words }) => {
  const addsUp = names.reduce((sum, name) => sum + counts[name], 0) === counts.total
  return (
    <div className={look('row', 'wrap', 'between', 'gapM')}>
      <FigureSum
        parts={names.map((name) => ({ label: words[name], value: counts[name], isProblem: name === 'failed' }))}
        total={{ label: text.records, value: counts.total }}
      />
      {addsUp && <span className={look('note')}>{text.addsUp}</span>}
    </div>
  )
}
