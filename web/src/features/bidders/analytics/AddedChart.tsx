import type { BidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import { useFormat } from '../../../app/format.ts'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Analytics.module.css'
import { analyticsText } from './messages.ts'
import { maxAdded } from './summaries.ts'

/** How many bidders were added in each month. */
export const AddedChart = ({ added }: Pick<BidderAnalytics, 'added'>) => {
  const format = useFormat()
  const highest = Math.max(1, ...added.map(({ count }) => count))
  const noon = (month: string) => `${month}-15T12:00:00Z`
  return (
    <ChartBlock
      title={analyticsText.added}
      note={analyticsText.addedNote}
      columns={[analyticsText.month, analyticsText.bidders]}
      rows={added.map(({ month, count }) => [format.month(noon(month)), format.number(count)])}
      summary={maxAdded(added, format)}
      wide
    >
      <ul className={look('flex', 'gapXS', 'phoneGapXXS')} aria-label={analyticsText.added}>
        {added.map(({ month, count }) => (
          <li key={month} className={look('grow')}>
            <span className="visually-hidden">
              {analyticsText.monthCount({ month: format.month(noon(month)), count: format.number(count) })}
            </span>
            <span className={look('stack', 'end', 'padTopXL', 'high144', 'edgeBelow', 'ownColors')} aria-hidden="true">
              <span
                className={classes(look('caption', 'anchor', 'bar', 'phoneTiny'), styles.columnBar)}
                style={{ height: `${(count / highest) * 100}%` }}
                data-count={count > 0 ? format.number(count) : ''}
              />
            </span>
            <span className={look('note', 'block', 'padRow', 'clips', 'centered', 'phoneTiny')} aria-hidden="true">
              {format.monthName(noon(month))}
            </span>
          </li>
        ))}
      </ul>
    </ChartBlock>
  )
}
