import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { buyerOf } from './buyers.ts'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import { bidsOf } from './sale/sale-state.ts'

/** The bids on the lot that were taken on this screen, the current one first. */
export const BidsTaken = clerkPart(
  'lot',
  'bidding',
  'buyers',
  'prices',
)(function BidsTaken({ clerk: { lot, bidding, buyers, prices } }) {
  const bids = bidsOf(bidding)
  if (!lot) return null
  return (
    <section className={look('belowXL')} aria-label={text.bidsOn({ number: lot.lotNumber })}>
      <div className={look('row', 'between', 'belowXS')}>
        <h2 className={look('body')}>{text.bidsOn({ number: lot.lotNumber })}</h2>
        <span className={look('caption', 'muted')}>{text.bids({ count: bids.length })}</span>
      </div>
      {bids.length === 0 ? (
        <p className={look('caption', 'muted')}>{text.noBids}</p>
      ) : (
        <>
          <ol>
            {bids.slice(0, 5).map(({ amount, paddle }, index) => (
              <li
                key={amount}
                className={classes(
                  look('lineBelow', 'numbers', 'grid', 'center', 'tall36', 'columns'),
                  index === 0 ? look('strong') : look('soft'),
                )}
                style={columns('96px 56px 1fr')}
              >
                <span>{prices.price(amount)}</span>
                <span>{paddle || '–'}</span>
                <span className={look('cut')}>{buyerOf(buyers, paddle)?.name}</span>
              </li>
            ))}
          </ol>
          <p className={look('caption', 'muted', 'aboveS')}>{text.bidsHere}</p>
        </>
      )}
    </section>
  )
})

/** What comes after the lot on the block; a press offers it now. */
export const NextLots = clerkPart(
  'lots',
  'lot',
  'totals',
  'prices',
  'choose',
)<{ count: number }>(function NextLots({ clerk, count }) {
  const { lots, lot, totals, prices, choose } = clerk
  const format = useFormat()
  const place = lots.findIndex(({ id }) => id === lot?.id) + 1
  const next = [...lots.slice(place), ...lots.slice(0, Math.max(0, place - 1))].filter(({ state }) => state === 'Upcoming').slice(0, count)
  return (
    <section aria-label={text.nextLots}>
      <div className={look('row', 'between', 'belowXS')}>
        <h2 className={look('body')}>{text.nextLots}</h2>
        <span className={look('caption', 'muted')}>{text.toComeCount({ count: format.number(totals.toCome) })}</span>
      </div>
      {next.length === 0 && <p className={look('caption', 'muted')}>{text.noNextLots}</p>}
      <ol>
        {next.map((one) => (
          <li key={one.id} className={look('lineBelow')}>
            <button
              type="button"
              className={look('row', 'gapM', 'fullWidth', 'noBorder', 'clear', 'left', 'flush', 'pointer', 'tall56', 'hoversRow')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one.id)}
            >
              <strong className={look('fixed', 'wide48')}>{one.lotNumber}</strong>
              <span className={look('grow')}>
                <span className={look('block', 'cut')}>{one.title}</span>
                <span className={look('block', 'caption', 'muted')}>
                  {prices.range(one.estimateLow, one.estimateHigh) ?? text.noEstimate}
                </span>
              </span>
              <span className="visually-hidden">{text.choose({ number: one.lotNumber })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
})

export const SaleTotalsLine = clerkPart(
  'totals',
  'prices',
)(function SaleTotalsLine({ clerk: { totals, prices } }) {
  const format = useFormat()
  return (
    <dl className={look('row', 'gapXL', 'fixed', 'padSidesXXL', 'lineAbove', 'tall64')}>
      <Total label={text.hammerTotal}>
        <strong>{prices.price(totals.hammer)}</strong>
      </Total>
      <Total label={text.soldCount}>{text.soldOf({ sold: format.number(totals.sold), offered: format.number(totals.offered) })}</Total>
      <Total label={text.toCome}>{text.lots({ count: totals.toCome })}</Total>
    </dl>
  )
})

const Total = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className={look('caption', 'muted')}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
