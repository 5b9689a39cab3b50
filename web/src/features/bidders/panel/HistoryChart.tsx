import type { ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'
import { useFormat } from '../../../app/format.ts'
import { labels } from '../../../messages/label-messages.ts'
import { GridLine } from '../../../ui/charts/GridLine.tsx'
import chart from '../../../ui/charts/Plot.module.css'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { bidderText } from '../messages.ts'
import { type HistoryPoint, lastYear, notable, type ScoreHistory } from '../score-history.ts'
import { monthTicks, percent, shareOf, steppedPath } from './chart-scale.ts'
import styles from './HistoryChart.module.css'
import { causeShown } from './score-cause.ts'

export interface HistoryChartProps {
  history: readonly ScoreChange[]
  scoreType: ScoreType
  /** Milliseconds since 1970; the right end of the chart. */
  now: number
}

/** 12 months of a score as a stepped line. The sharpest rise and fall are labelled with their cause. */
export const HistoryChart = ({ history, scoreType, now }: HistoryChartProps) => {
  const format = useFormat()
  const drawn = lastYear(history, scoreType, now)
  if (!drawn) return <p className={look('muted')}>{bidderText.noHistory}</p>
  const { points, low, high, from, until } = drawn
  const x = (at: number) => shareOf(at, from, until)
  const y = (score: number) => 1 - shareOf(score, low, high)
  const last = points.at(-1)?.score ?? 0
  return (
    <div role="img" aria-label={summary(drawn, scoreType)} className={classes(look('caption', 'container'), styles.chart)}>
      <div className={classes(look('anchor'), styles.plot)}>
        {[high, (high + low) / 2, low].map((line) => (
          <GridLine key={line} top={percent(y(line))}>
            {line}
          </GridLine>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={classes(look('fullWidth', 'fullHeight', 'placed'), chart.line)}
          aria-hidden="true"
        >
          <path d={steppedPath(points.map((point) => ({ x: x(point.at) * 100, y: y(point.score) * 100 })))} />
        </svg>
        {notable(points).map((point) => (
          <Mark key={point.at} point={point} x={x(point.at)} y={y(point.score)} />
        ))}
        <span className={classes(look('strong', 'placed', 'padLeftMNudge'), styles.end)} style={{ top: percent(y(last)) }}>
          {last}
        </span>
      </div>
      <div className={classes(look('aboveS', 'muted', 'anchor', 'high24'), styles.axis)}>
        {monthTicks(from, until).map((tick, index) => (
          <span className={look('oneLine', 'placed')} key={tick} style={{ left: percent(x(tick)) }}>
            {index === 0 ? format.month(new Date(tick).toISOString()) : format.monthName(new Date(tick).toISOString())}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Below this share of the height a cause is placed above its dot, so that it does not cover the months. */
const lowest = 0.75

/** A cause ends at the edge of the plot, whose width is 100cqi. */
const roomBeside = (x: number): string => `min(240px, ${Math.round(Math.max(x, 1 - x) * 1e4) / 100}cqi)`

/** A hollow dot at a change, with its cause on the side with more space. */
const Mark = ({ point, x, y }: { point: HistoryPoint; x: number; y: number }) => (
  <span
    className={classes(look('placed', 'ground', 'round', 'wide8', 'high8'), styles.mark)}
    style={{ left: percent(x), top: percent(y) }}
    data-side={x > 0.5 ? 'left' : 'right'}
    data-change={point.change < 0 && y < lowest ? 'down' : 'up'}
  >
    <span className={look('placed', 'cut', 'soft')} title={causeShown(point)} style={{ maxWidth: roomBeside(x) }}>
      {causeShown(point)}
    </span>
  </span>
)

const summary = ({ points }: ScoreHistory, scoreType: ScoreType): string => {
  const scores = points.map((point) => point.score)
  return bidderText.chartLabel({
    score: labels.scoreType[scoreType],
    first: scores[0] ?? 0,
    last: scores.at(-1) ?? 0,
    low: Math.min(...scores),
    high: Math.max(...scores),
  })
}
