import type { BidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import { type ScoreType, scoreBand } from '@auctionwiz/contracts/scores'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { bandColour } from '../../../ui/ScoreBar.tsx'
import styles from './Analytics.module.css'
import { type Bar, notScoredBar, percentOf, tensBars } from './figures.ts'
import { analyticsText } from './messages.ts'
import { maxOf } from './summaries.ts'

/** How many bidders have a score in each ten, coloured by the band, and how many have none yet, in grey; a press shows them. */
export const Histogram = ({ figures, scoreType }: { figures: BidderAnalytics; scoreType: ScoreType }) => {
  const format = useFormat()
  const bars = tensBars(figures, scoreType)
  const without = notScoredBar(figures, scoreType)
  const highest = Math.max(1, without.count, ...bars.map(({ count }) => count))
  return (
    <ChartBlock
      title={analyticsText.histogram}
      columns={[analyticsText.score, analyticsText.bidders, analyticsText.percent]}
      rows={[
        ...bars.map((bar) => ({ ...bar, name: analyticsText.scores({ from: bar.from, to: bar.to }) })),
        ...(without.count > 0 ? [without] : []),
      ].map(({ name, count, share }) => [name, format.number(count), analyticsText.shareOnly({ percent: percentOf(share) })])}
      summary={maxOf(bars, format.number)}
    >
      <ul className={look('flex', 'gapXS', 'phoneGapXXS')} aria-label={analyticsText.histogram}>
        {bars.map((bar) => (
          <Column
            key={bar.from}
            bar={bar}
            highest={highest}
            label={analyticsText.tens(bar)}
            name={String(bar.from)}
            colour={bandColour[scoreBand(bar.from)]}
          />
        ))}
        {without.count > 0 && (
          <Column
            bar={without}
            highest={highest}
            label={analyticsText.notScoredCount({
              count: without.count,
            })}
            name={analyticsText.notScoredShort}
            colour="var(--tierPipOff)"
          />
        )}
      </ul>
    </ChartBlock>
  )
}

interface ColumnProps {
  bar: Bar
  /** The count of the highest column. */
  highest: number
  label: string
  name: string
  colour: string
}

const Column = ({ bar: { count, search }, highest, label, name, colour }: ColumnProps) => {
  const format = useFormat()
  return (
    <li className={look('grow')}>
      <AppLink to={`${paths.bidders}${search}`} className={look('block', 'plainLink', 'rounded', 'hovers')} aria-label={label}>
        <span className={look('stack', 'end', 'padTopXL', 'high144', 'edgeBelow', 'ownColors')}>
          <span
            className={classes(look('caption', 'anchor', 'bar', 'phoneTiny'), styles.columnBar)}
            style={{ height: `${(count / highest) * 100}%`, background: colour }}
            data-count={count > 0 ? format.number(count) : ''}
          />
        </span>
        <span className={look('note', 'block', 'padRow', 'clips', 'centered', 'phoneTiny')}>{name}</span>
      </AppLink>
    </li>
  )
}
