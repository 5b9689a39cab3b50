import { recommendations } from '@auctionwiz/contracts/bidder-assessments'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { assessmentText as text } from './messages.ts'
import type { AssessmentAccess } from './use-assessment.ts'

/** How many bidders have which recommendation; how far the assessment is, or whether it is out of date. */
export const AssessmentProgress = ({ access: { summary, start, starting, startError } }: { access: AssessmentAccess }) => {
  const format = useFormat()
  const run = summary?.run
  const of = run && { done: format.number(run.done), total: format.number(run.total) }
  const all = run && recommendations.reduce((sum, one) => sum + run.counts[one], 0)
  return (
    <div className={look('fixed', 'padPage', 'padTopM')}>
      {run && all !== undefined && (
        <dl className={look('flex', 'gapXL', 'belowS')}>
          {recommendations.map((one) => (
            <div key={one} className={look('stack', 'numbers')}>
              <dd className={look('figure', 'strong')}>{format.number(run.counts[one])}</dd>
              <dt className={look('caption', 'soft')} style={{ order: 1 }}>
                {text.recommendations[one]}
              </dt>
            </div>
          ))}
          <div className={look('stack', 'numbers', 'atEnd', 'right')}>
            <dd className={look('figure', 'strong')}>{format.number(all)}</dd>
            <dt className={look('caption', 'soft')} style={{ order: 1 }}>
              {text.assessed({ count: all })}
            </dt>
          </div>
        </dl>
      )}
      <div className={look('belowS')} role="status">
        {run && of && run.status === 'running' && !run.stopped && (
          <div className={look('stack', 'gapXS')}>
            <span className={look('note')}>{text.progress(of)}</span>
            <ProgressBar label={text.progress(of)} value={run.done} max={Math.max(1, run.total)} />
          </div>
        )}
        {run?.stopped && of && (
          <span className={look('row', 'wrap', 'gapS')}>
            {text.stopped(of)}
            <Button small busy={starting} onClick={start}>
              {text.resume}
            </Button>
          </span>
        )}
        {run?.completedAt && run.status === 'completed' && (
          <span className={look('row', 'wrap', 'gapS')}>
            <span className={look('note')}>{text.run({ score: text.scores[run.scoreType], time: format.dateTime(run.completedAt) })}</span>
            {summary?.stale && (
              <>
                <span>{summary.stale.auction ? text.staleAuction : text.staleBidders({ count: summary.stale.bidders })}</span>
                <Button small busy={starting} onClick={start}>
                  {text.update}
                </Button>
              </>
            )}
          </span>
        )}
        {startError !== undefined && <span>{text.startFailed({ problem: errorMessage(startError) })}</span>}
      </div>
    </div>
  )
}
