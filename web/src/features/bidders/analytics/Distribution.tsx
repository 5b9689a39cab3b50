import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Analytics.module.css'
import { ChartBlock } from './ChartBlock.tsx'
import { type Bar, percentOf } from './figures.ts'
import { analyticsText } from './messages.ts'
import { maxOf } from './summaries.ts'

/** A bar for each category with its count and percent; a press shows its bidders. */
export const Distribution = ({ title, column, bars }: { title: string; column: string; bars: readonly Bar[] }) => {
  const format = useFormat()
  const percent = ({ share }: Bar) => analyticsText.shareOnly({ percent: percentOf(share) })
  return (
    <ChartBlock
      title={title}
      columns={[column, analyticsText.bidders, analyticsText.percent]}
      rows={bars.map((bar) => [bar.name, format.number(bar.count), percent(bar)])}
      summary={maxOf(bars, format.number)}
    >
      <ul aria-label={title}>
        {bars.map((bar) => (
          <li key={bar.name}>
            <AppLink
              to={`${paths.bidders}${bar.search}`}
              className={classes(look('grid', 'center', 'gapS', 'plainLink', 'rounded', 'tall32', 'phoneTall'), styles.bar)}
            >
              <span>{bar.name}</span>
              <span className={classes(look('clips', 'roundedSmall', 'track', 'ownColors'), styles.track)} aria-hidden="true">
                <span className={look('block', 'fullHeight', 'bar')} style={{ width: `${bar.share * 100}%` }} />
              </span>
              <span className={look('strong', 'right', 'numbers')}>{format.number(bar.count)}</span>
              <span className={look('muted', 'right', 'numbers')}>{percent(bar)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </ChartBlock>
  )
}
