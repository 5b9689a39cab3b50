import type { Standing } from '@auctionwiz/contracts/bidder-analytics'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { calendarFormat, useFormat } from '../../../app/format.ts'
import { labels } from '../../../messages/label-messages.ts'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { GridLine } from '../../../ui/charts/GridLine.tsx'
import chart from '../../../ui/charts/Plot.module.css'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { percent, shareOf } from '../panel/chart-scale.ts'
import styles from './Analytics.module.css'
import { type AveragePoint, averages, axisOf } from './figures.ts'
import { analyticsText } from './messages.ts'

/** The average score at the end of each month, as a line. */
export const AverageChart = ({ trend, scoreType }: { trend: readonly Standing[]; scoreType: ScoreType }) => {
  const calendar = calendarFormat()
  const format = useFormat()
  const points = averages(trend, scoreType)
  return (
    <ChartBlock
      title={analyticsText.average}
      note={points.length === 0 ? analyticsText.noScores : points.length === 1 ? analyticsText.youngHistory : undefined}
      columns={[analyticsText.month, analyticsText.average]}
      rows={points.map(({ day, average }) => [calendar.month(day), format.number(average)])}
    >
      {points.length > 0 && <Line points={points} label={labelOf(points, scoreType)} />}
      <div className={classes(look('note', 'flex', 'aboveS', 'phoneTiny'), styles.scale)} aria-hidden="true">
        {points.map(({ day }) => (
          <span className={look('fill', 'centered', 'clips')} key={day}>
            {calendar.monthName(day)}
          </span>
        ))}
      </div>
    </ChartBlock>
  )
}

const labelOf = (points: readonly AveragePoint[], scoreType: ScoreType): string => {
  const values = points.map(({ average }) => average)
  return analyticsText.averageLabel({
    score: labels.scoreType[scoreType],
    months: points.length,
    first: values[0] ?? 0,
    last: values.at(-1) ?? 0,
    low: Math.min(...values),
    high: Math.max(...values),
  })
}

const Line = ({ points, label }: { points: readonly AveragePoint[]; label: string }) => {
  const { low, high } = axisOf(points.map(({ average }) => average))
  const x = (index: number) => (index + 0.5) / points.length
  const y = (average: number) => 1 - shareOf(average, low, high)
  const last = points.at(-1)
  return (
    <div role="img" aria-label={label} className={classes(look('anchor', 'aboveL', 'high128'), styles.scale)}>
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
        <polyline points={points.map(({ average }, index) => `${x(index) * 100},${y(average) * 100}`).join(' ')} />
      </svg>
      {points.map(({ day, average }, index) => (
        <span
          key={day}
          className={look('placed', 'onPoint', 'bar', 'round', 'wide6', 'high6')}
          style={{ left: percent(x(index)), top: percent(y(average)) }}
          title={`${calendarFormat().date(day)}: ${average}`}
        />
      ))}
      {last && (
        <span
          className={look('strong', 'placed', 'midway', 'padLeftMNudge')}
          style={{ left: percent(x(points.length - 1)), top: percent(y(last.average)) }}
        >
          {last.average}
        </span>
      )}
    </div>
  )
}
