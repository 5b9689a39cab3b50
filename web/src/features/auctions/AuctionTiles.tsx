import type { readAuctionTotals } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Auctions.module.css'
import { auctionText } from './messages.ts'

export type AuctionTotals = AnswerOf<typeof readAuctionTotals>

const tiles = ['total', 'active', 'upcoming', 'completed', 'averageBidders'] as const

/** The house's auctions in numbers; dashes until they are known. */
export const AuctionTiles = ({ totals }: { totals: AuctionTotals | undefined }) => {
  const format = useFormat()
  return (
    <dl aria-label={auctionText.tilesLabel} className={classes(look('flex', 'wrap', 'fixed', 'belowM', 'padSidesXXL'), styles.tiles)}>
      {tiles.map((tile) => (
        <div key={tile} className={look('stack', 'numbers')}>
          <dd className={look('figure', 'strong')}>{totals ? format.number(totals[tile]) : '–'}</dd>
          <dt className={look('caption', 'soft')} style={{ order: 1 }}>
            {auctionText.tiles[tile]}
          </dt>
        </div>
      ))}
    </dl>
  )
}
