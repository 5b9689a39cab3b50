import type { Auction } from '@auctionwiz/contracts/auctions'
import { readAssessmentOutcome } from '@auctionwiz/contracts/bidder-assessments'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { writePercent } from '../../app/write-number.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { shareOfInvited } from './calibration.ts'
import { assessmentText as text } from './messages.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

const Calibration = lazyPart(() => import('./Calibration.tsx'))

type Outcome = AnswerOf<typeof readAssessmentOutcome>
type Band = Outcome['bands'][number]

/** What follows an invitation. */
const results = ['registered', 'bid', 'won', 'paid'] as const

/** Whether the recommendations turned out right: the same figures as a chart and as a table. */
export const OutcomeView = ({ auction }: { auction: Auction }) => {
  const { data, error, reload } = useQuery(readAssessmentOutcome, { params: { auctionId: auction.id } })
  const [view, setView] = useState<'chart' | 'table'>('chart')
  if (error !== undefined && !data) return <ErrorState compact title={text.outcomeFailed} error={error} onRetry={reload} />
  if (!data) return <SkeletonRows rows={4} columns={[120, 80, 80, 80]} />
  if (data.bands.every(({ counts }) => counts.assessed === 0))
    return (
      <EmptyState compact title={text.noOutcomeTitle}>
        {text.noOutcomeText}
      </EmptyState>
    )
  return (
    <section aria-label={text.chart} className={look('stack', 'gapM')}>
      <p>{text.outcomeText}</p>
      <SegmentedSwitch
        label={text.viewSwitch}
        options={[
          { value: 'chart', label: text.chartView },
          { value: 'table', label: text.tableView },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'chart' ? (
        <Chart bands={data.bands} />
      ) : (
        <OutcomeTable
          label={text.table}
          first={text.recommendation}
          rows={data.bands.map((band) => ({ ...band, name: text.recommendations[band.recommendation] }))}
        />
      )}
      <h3 className={look('heading', 'aboveM')}>{text.calibration}</h3>
      <p>{text.calibrationText}</p>
      <Suspense fallback={null}>
        <Calibration scores={data.scores} view={view} />
      </Suspense>
      <p className={look('note')}>{text.outcomeNote}</p>
      {data.notAssessed > 0 && <p className={look('note')}>{text.notAssessed({ count: data.notAssessed })}</p>}
    </section>
  )
}

/** Of each recommendation the share of those invited who went on, from the lowest to the highest: bars that grow mean it was right. */
const Chart = ({ bands }: { bands: readonly Band[] }) => (
  <ul className={look('stack', 'gapL')}>
    {[...bands].reverse().map((band) => (
      <li key={band.recommendation}>
        <p className={look('row', 'between', 'belowXS')}>
          <span className={look('strong')}>{text.recommendations[band.recommendation]}</span>
          <span className={look('note')}>
            {band.matchScore === undefined ? text.noneInvited : text.meanOf({ score: String(Math.round(band.matchScore)) })}
          </span>
        </p>
        {results.map((stage) => (
          <Bar key={stage} band={band} stage={stage} />
        ))}
      </li>
    ))}
  </ul>
)

const Bar = ({ band, stage }: { band: Band; stage: (typeof results)[number] }) => {
  const format = useFormat()
  const share = shareOfInvited(band.counts, stage)
  const count = format.number(band.counts.invited)
  return (
    <p className={look('grid', 'label104', 'center', 'gapColumnsS', 'tall24')}>
      <span className={look('note')}>{text.stages[stage]}</span>
      <span className={look('anchor', 'tall24', 'row')}>
        <span className="visually-hidden">{share === undefined ? text.noneInvited : text.share({ percent: String(share), count })}</span>
        <span
          className={look('roundedSmall', 'placed', 'ownColors', 'high10')}
          style={{ left: 0, width: `${(share ?? 0) * 0.88}%`, background: 'var(--colorBrandBackground)' }}
          aria-hidden="true"
        />
        <span className={look('numbers', 'atEnd')} aria-hidden="true">
          {share === undefined ? '–' : writePercent(share)}
        </span>
      </span>
    </p>
  )
}
