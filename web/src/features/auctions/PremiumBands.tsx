import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { buyersPremium, premiumParts as partsOf } from '@auctionwiz/domain/auctions/premium'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useFormat } from '../../app/format.ts'
import { writePercent } from '../../app/write-number.ts'
import { Button } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { type AuctionValues, currencyOf } from './auction-form.ts'
import { premiumBand, premiumIn, premiumParts } from './band-texts.ts'
import { auctionFormText as text } from './messages.ts'

interface PremiumBandsProps {
  id: string
  values: AuctionValues
  error: string | undefined
  onChange: (bands: readonly string[]) => void
}

/** The bands of the buyer's premium, and what a buyer pays by them. The first band begins at 0. */
export const PremiumBands = ({ id, values, error, onChange }: PremiumBandsProps) => {
  const bands = values.buyersPremium
  const change = (at: number, part: Partial<{ from: string; percent: string }>) =>
    onChange(
      bands.map((band, index) => {
        const { from, percent } = { ...premiumParts(band), ...(index === at ? part : {}) }
        return premiumBand(from, percent)
      }),
    )
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={text.labels.buyersPremium}
      className={look('grid', 'gapXL', 'fit200')}
      aria-describedby={error && `${id}-error`}
    >
      <div className={look('stack', 'gapS')}>
        <div className={look('grid', 'gapS', 'caption', 'soft', 'columns')} style={columns('1fr 96px 32px')} aria-hidden="true">
          <span>{text.above}</span>
          <span>{text.premium}</span>
        </div>
        {bands.map((band, index) => {
          const { from, percent } = premiumParts(band)
          const number = index + 1
          return (
            // Bands have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: a band has no id, only its place.
            <div key={index} className={look('grid', 'gapS', 'columns')} style={columns('1fr 96px 32px')}>
              <TextInput
                inputMode="decimal"
                aria-label={text.bandFrom({ number })}
                value={index === 0 ? '0' : from}
                readOnly={index === 0}
                onChange={({ target }) => change(index, { from: target.value })}
              />
              <TextInput
                inputMode="decimal"
                aria-label={text.bandPercent({ number })}
                value={percent}
                after="%"
                onChange={({ target }) => change(index, { percent: target.value })}
              />
              {index > 0 && (
                <Button
                  look="subtle"
                  icon={<Dismiss20Regular />}
                  aria-label={text.removeBand({ number })}
                  onClick={() => onChange(bands.filter((_, other) => other !== index))}
                />
              )}
            </div>
          )
        })}
        {error && (
          <p id={`${id}-error`} className={look('caption', 'problem')}>
            {error}
          </p>
        )}
        <div>
          <Button look="link" icon={<Add20Regular />} onClick={() => onChange([...bands, premiumBand('', '')])}>
            {text.addBand}
          </Button>
        </div>
      </div>
      <Example values={values} />
    </fieldset>
  )
}

/** What a buyer pays for a lot whose price lies in two bands, if there are two. */
const Example = ({ values }: { values: AuctionValues }) => {
  const format = useFormat()
  const currency = currencyOf(values)
  const bands = premiumIn(values.buyersPremium, currency)
  if (!bands || bands.length === 0) return null
  const hammer = Math.round((bands[1]?.from ?? (1000 / 1.2) * minorUnits(currency)) * 1.2)
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <div className={look('stack', 'gapS')}>
      <span className={look('caption', 'soft')}>{text.buyerPays}</span>
      <Line label={text.hammer} amount={money(hammer)} />
      {partsOf(hammer, bands).map(({ from, basisPoints, amount, premium }) => (
        <Line key={from} label={text.share({ percent: writePercent(basisPoints / 100), amount: money(amount) })} amount={money(premium)} />
      ))}
      <strong className={look('lineAbove')}>
        <Line label={text.total} amount={money(hammer + buyersPremium(hammer, bands))} />
      </strong>
    </div>
  )
}

const Line = ({ label, amount }: { label: string; amount: string }) => (
  <span className={look('row', 'between', 'gapM')}>
    <span>{label}</span>
    <span className={look('numbers')}>{amount}</span>
  </span>
)
