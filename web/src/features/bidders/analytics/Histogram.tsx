import type { BidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import { type ScoreType, scoreBand } from '@auctionwiz/contracts/scores'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { fill } from '../../../messages/index.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { bandColour } from '../../../ui/ScoreBar.tsx'
import styles from './Analytics.module.css'
import { ChartBlock } from './ChartBlock.tsx'
import { percentOf, tensBars, unscored } from './figures.ts'
import { analyticsText } from './messages.ts'
import { maxOf } from './summaries.ts'

/** How many bidders have a score in each ten, coloured by the band; a press shows them. */
export const Histogram = ({ figures, scoreType }: { figures: BidderAnalytics; scoreType: ScoreType }) => {
  const format = useFormat()
  const bars = tensBars(figures, scoreType)
  const without = unscored(figures, scoreType)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ChartBlock
      title={analyticsText.histogram}
      columns={[analyticsText.score, analyticsText.bidders, analyticsText.percent]}
      rows={bars.map(({ from, to, count, share }) => [
        fill(analyticsText.scores, { from, to }),
        format.number(count),
        fill(analyticsText.shareOnly, { percent: percentOf(share) }),
      ])}
      summary={maxOf(bars, format.number)}
      note={
        without > 0
          ? fill(without === 1 ? analyticsText.unscoredOne : analyticsText.unscored, { count: format.number(without) })
          : undefined
      }
    >
      <ul className={classes(look('flex', 'gapXS'), styles.columns)} aria-label={analyticsText.histogram}>
        {bars.map(({ from, to, count, search }) => (
          <li key={from} className={look('grow')}>
            <AppLink
              to={`${paths.bidders}${search}`}
              className={styles.columnLink}
              aria-label={fill(count === 1 ? analyticsText.tensOne : analyticsText.tens, { from, to, count: format.number(count) })}
            >
              <span className={classes(look('stack', 'end'), styles.plot)}>
                <span
                  className={styles.columnBar}
                  style={{ height: `${(count / highest) * 100}%`, background: bandColour[scoreBand(from)] }}
                  data-count={count > 0 ? format.number(count) : ''}
                />
              </span>
              <span className={classes(look('caption', 'block', 'padRow', 'muted', 'clips'), styles.columnName)}>{from}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </ChartBlock>
  )
}
