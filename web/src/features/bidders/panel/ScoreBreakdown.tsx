import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type ScoreType, shownScore } from '@auctionwiz/contracts/scores'
import { readScoringSettings } from '@auctionwiz/contracts/scoring'
import { pointsToNextTier } from '@auctionwiz/domain/scores/tiers'
import { nationalSettings } from '@auctionwiz/domain/scores/weights'
import { DataLine20Regular } from '@fluentui/react-icons/headless/svg/data-line'
import { Table20Regular } from '@fluentui/react-icons/headless/svg/table'
import { type ReactNode, useId, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { Spacer } from '../../../ui/Page.tsx'
import { ScoreBar, TierPips } from '../../../ui/ScoreBar.tsx'
import { bidderText } from '../messages.ts'
import { recentChange } from '../score-history.ts'
import { waterfall } from '../waterfall.ts'
import { waterfallSummary } from '../waterfall-summary.ts'
import { HistoryChart } from './HistoryChart.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { ManualScore } from './ManualScore.tsx'
import { NetworkEvents } from './NetworkEvents.tsx'
import { PartsTable } from './PartsTable.tsx'
import styles from './ScoreBreakdown.module.css'
import { Waterfall } from './Waterfall.tsx'

/** One score in full: its value, its parts, and its history. */
export const ScoreBreakdown = ({ bidder, scoreType }: { bidder: Bidder; scoreType: ScoreType }) => {
  const [now] = useState(() => Date.now())
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  return (
    <>
      <ScoreHead bidder={bidder} scoreType={scoreType} now={now} />
      {scoreType === 'local' && <ManualScore bidder={bidder} />}
      {score.parts.length === 0 ? (
        <p className={look('padTopL', 'muted')}>{bidderText.noParts}</p>
      ) : (
        <Switched
          title={bidderText.makesUp}
          summary={waterfallSummary(waterfall(score))}
          chart={<Waterfall key={`${bidder.id} ${scoreType}`} bidder={bidder} scoreType={scoreType} />}
          table={<PartsTable score={score} scoreType={scoreType} />}
        />
      )}
      <Switched
        title={bidderText.historyTitle}
        mark={bidderText.historySpan}
        chart={<HistoryChart history={bidder.scoreHistory} scoreType={scoreType} now={now} />}
        table={<HistoryTable history={bidder.scoreHistory} scoreType={scoreType} />}
      />
      {scoreType === 'national' && <NetworkEvents bidder={bidder} />}
    </>
  )
}

const ScoreHead = ({ bidder, scoreType, now }: { bidder: Bidder; scoreType: ScoreType; now: number }) => {
  const format = useFormat()
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const shown = shownScore(score)
  const { data: rules } = useQuery(readScoringSettings, scoreType === 'local' ? {} : null)
  const settings = scoreType === 'national' ? nationalSettings : rules
  const assigned = scoreType === 'local' && bidder.localManual?.tier !== undefined
  const next = settings && !assigned ? pointsToNextTier(score, settings.thresholds) : undefined
  const moved = recentChange(bidder.scoreHistory, scoreType, now)
  return (
    <div className={look('row', 'gapL', 'padBottomL', 'lineBelow')}>
      <span className={look('strong', 'hero')}>{shown ?? '—'}</span>
      <div className={classes(look('stack', 'grow', 'gapSNudge'), styles.beside)}>
        <div className={look('row', 'wrap', 'gapColumnsL')}>
          <TierPips tier={score.tier} />
          {next && next.points > 0 && <span className={look('note')}>{bidderText.belowTier(next)}</span>}
          {moved && moved.points !== 0 && (
            <span className={look('caption', 'atEnd', 'strong', moved.points < 0 ? 'problem' : 'good')}>
              {(moved.points < 0 ? bidderText.sinceDown : bidderText.sinceUp)({
                points: Math.abs(moved.points),
                date: format.day(new Date(moved.since).toISOString()),
              })}
            </span>
          )}
        </div>
        <ScoreBar score={shown} size="bar" />
        {shown === undefined && <span className={look('note')}>{bidderText.provisional({ score: score.score })}</span>}
        <span className={look('note')}>{bidderText.updated({ date: format.zonedTime(score.lastUpdated) })}</span>
      </div>
    </div>
  )
}

interface SwitchedProps {
  title: string
  mark?: string
  /** The chart's summary for screen readers; a chart that is an image has its own. */
  summary?: string
  chart: ReactNode
  table: ReactNode
}

/** A section that shows a chart or the same figures as a table. */
const Switched = ({ title, mark, summary, chart, table }: SwitchedProps) => {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section aria-label={title} aria-describedby={summary && id} className={look('padTopM')}>
      <div className={look('row', 'gapS', 'belowXS', 'tall32')}>
        <h3 className={look('body')}>{title}</h3>
        {mark && <span className={look('small', 'muted')}>{mark}</span>}
        <Spacer />
        <Button
          look="subtle"
          icon={asTable ? <DataLine20Regular /> : <Table20Regular />}
          aria-label={`${title}: ${asTable ? bidderText.chart : bidderText.table}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? bidderText.chart : bidderText.table}
        </Button>
      </div>
      {summary && (
        <p id={id} className="visually-hidden">
          {summary}
        </p>
      )}
      {asTable ? table : chart}
    </section>
  )
}
