import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Clerk.module.css'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'

/** The lot on the block: its number, title, estimate and reserve. */
export const LotOnBlock = clerkPart(
  'lot',
  'lots',
  'bid',
  'prices',
)<{ touch: boolean }>(function LotOnBlock({ clerk: { lot, lots, bid, prices }, touch }) {
  if (!lot) return null
  const { reserve } = lot
  return (
    <section
      className={look('stack', touch ? 'fixed' : 'fillFromContent', touch ? 'gapM' : 'gapXL', 'justified', 'phoneGapXS')}
      aria-label={text.lotNumber({ number: lot.lotNumber })}
    >
      <p className={look('muted', 'row', 'baseline', 'gapM')}>
        {text.lot}
        <strong className={classes(look('strong', 'text', 'oneLine'), styles.huge)}>{lot.lotNumber}</strong>
        {text.ofLots({ count: lots.length })}
      </p>
      <h2 className={look(touch ? 'figure' : 'hero', 'breaks', 'balanced', 'phoneHeading')}>{lot.title}</h2>
      <dl className={look('flex', 'wrap', 'gapSpread')}>
        <Fact label={text.estimate}>{prices.range(lot.estimateLow, lot.estimateHigh) ?? text.noEstimate}</Fact>
        <Fact label={text.reserve}>
          {reserve === undefined ? (
            text.noReserve
          ) : (
            <span className={look('inlineRow', 'gapS')}>
              {prices.price(reserve)}
              {bid !== undefined &&
                (bid >= reserve ? (
                  <span className={look('inlineRow', 'gapXS', 'caption', 'good')}>
                    <Checkmark16Regular />
                    {text.met}
                  </span>
                ) : (
                  <span className={look('caption', 'warning')}>{text.notMet}</span>
                ))}
            </span>
          )}
        </Fact>
        {lot.startingBid !== undefined && <Fact label={text.startingBid}>{prices.price(lot.startingBid)}</Fact>}
      </dl>
    </section>
  )
})

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className={look('caption', 'muted')}>{label}</dt>
    <dd className={look('title', 'phoneBody')}>{children}</dd>
  </div>
)
