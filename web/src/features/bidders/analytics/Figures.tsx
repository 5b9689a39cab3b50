import type { BidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { labels } from '../../../messages/label-messages.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Analytics.module.css'
import { percentOf, statusBars, tierBars } from './figures.ts'
import { analyticsText } from './messages.ts'

/** The four figures at the top; each links to the bidders it counts. */
export const Figures = ({ figures, scoreType }: { figures: BidderAnalytics; scoreType: ScoreType }) => {
  const format = useFormat()
  const active = statusBars(figures, scoreType)[0]
  const premium = tierBars(figures, scoreType)[0]
  const share = (value = 0) => analyticsText.share({ percent: percentOf(value) })
  const { average } = figures[scoreType]
  const added = figures.added.at(-1)?.count ?? 0
  return (
    <ul className={classes(look('grid', 'framed', 'roundedLarge', 'clips', 'ruled'), styles.figures)}>
      <Figure
        name={analyticsText.totalBidders}
        value={format.number(figures.total)}
        note={analyticsText.addedThisMonth({ count: format.number(added) })}
        search={`?score=${scoreType}`}
      />
      <Figure
        name={analyticsText.activeBidders}
        value={format.number(active?.count ?? 0)}
        note={share(active?.share)}
        search={active?.search ?? ''}
      />
      <Figure
        name={analyticsText.premiumTier}
        value={format.number(premium?.count ?? 0)}
        note={share(premium?.share)}
        search={premium?.search ?? ''}
      />
      <Figure
        name={analyticsText.avgScore}
        value={average === undefined ? analyticsText.noAverage : format.number(average)}
        note={average === undefined ? analyticsText.noScores : analyticsText.scoreOf({ score: labels.scoreType[scoreType] })}
        search={`?score=${scoreType}`}
      />
    </ul>
  )
}

const Figure = ({ name, value, note, search }: { name: string; value: string; note: string; search: string }) => (
  <li className={look('ground')}>
    <AppLink
      to={`${paths.bidders}${search}`}
      className={look('stack', 'plainLink', 'roundedLarge', 'padSidesXXL', 'padRowL', 'hovers', 'phonePadSidesL', 'phonePadRowM')}
    >
      <span className={look('soft')}>{name}</span>
      <span className={look('figure', 'strong', 'numbers')}>{value}</span>
      <span className={look('note')}>{note}</span>
    </AppLink>
  </li>
)
