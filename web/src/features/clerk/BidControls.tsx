import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { type FormEvent, useRef, useState } from 'react'
import { readNumber } from '../../app/typed-number.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionButton } from './ActionButton.tsx'
import styles from './Clerk.module.css'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import type { Clerk } from './use-clerk.ts'

interface BidControlsProps {
  touch: boolean
  /** The field for another amount is open. */
  typing: boolean
  onType: (open: boolean) => void
}

/** The current bid, and the bids that can follow. */
export const BidControls = clerkPart(...(['auction', 'bid', 'next', 'prices', 'raise', 'bidBack', 'take'] as const))<BidControlsProps>(
  function BidControls({ clerk, touch, typing, onType }) {
    const { bid, next, prices, raise, bidBack } = clerk
    const [first, second] = next
    const step = bid !== undefined && first !== undefined ? prices.price(first - bid) : undefined
    return (
      <section
        className={classes(
          look('grid', 'bottom', 'lineAbove'),
          touch ? look('oneColumn', 'gapM', 'padTopL') : look('twoColumns', 'gapXXXL', 'padTopXXL'),
        )}
        aria-label={text.currentBid}
      >
        <div className={look('shrinks')}>
          <p className={look('muted')}>{text.currentBid}</p>
          <p
            className={classes(
              look('stack', 'end'),
              bid === undefined ? look('muted', 'figure') : classes(look('strong', 'text', 'oneLine'), styles.huge),
              styles.bid,
            )}
          >
            {bid === undefined ? text.noBid : prices.price(bid)}
          </p>
        </div>
        <div className={look('shrinks', 'stack', 'gapS')}>
          <p className={look('muted', 'cut', 'notOnPhone')}>
            {bid === undefined ? text.openingBid : step === undefined ? text.nextBid : text.nextBidBy({ step })}
          </p>
          {typing ? (
            <AmountField clerk={clerk} onClose={() => onType(false)} />
          ) : (
            <div className={look('flex', 'gapS', 'wrap', touch ? 'controls64' : 'controls56', 'phoneControls48')}>
              {touch && (
                <ActionButton icon={<ArrowUndo20Regular />} aria-label={text.bidBack} disabled={bid === undefined} onClick={bidBack} />
              )}
              {first !== undefined && (
                <ActionButton
                  className={classes(look('fillFromContent'), styles.first)}
                  keyHint={touch ? undefined : '↑'}
                  onClick={() => raise(1)}
                >
                  <RaiseTo amount={prices.price(first)} />
                </ActionButton>
              )}
              {second !== undefined && (
                <ActionButton className={look('fillFromContent')} keyHint={touch ? undefined : 'Shift ↑'} onClick={() => raise(2)}>
                  <RaiseTo amount={prices.price(second)} />
                </ActionButton>
              )}
              <ActionButton keyHint={touch ? undefined : 'A'} onClick={() => onType(true)}>
                {text.other}
              </ActionButton>
            </div>
          )}
          {next.length === 0 && !typing && <p className={look('caption', 'muted')}>{text.noIncrements}</p>}
        </div>
      </section>
    )
  },
)

const RaiseTo = ({ amount }: { amount: string }) => (
  <>
    <span className="visually-hidden">{`${text.raise} `}</span>
    <strong className={look('title')}>{amount}</strong>
  </>
)

/** Any amount above the current bid, in whole units or with decimals. */
const AmountField = ({ clerk, onClose }: { clerk: Pick<Clerk, 'auction' | 'bid' | 'prices' | 'take'>; onClose: () => void }) => {
  const { auction, bid, prices, take } = clerk
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const close = () => {
    // The keys of the screen work again at once.
    form.current?.closest('main')?.focus({ preventScroll: true })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const units = readNumber(typed)
    const amount = units === undefined ? undefined : Math.round(units * minorUnits(auction.currency))
    if (amount === undefined || amount < 1 || amount > 100_000_000_000) return setProblem(text.amountProblem)
    if (bid !== undefined && amount <= bid) return setProblem(text.amountTooLow({ amount: prices.price(bid) }))
    take(amount)
    close()
  }
  return (
    <form
      ref={form}
      noValidate
      className={look('flex', 'gapS', 'top')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className={look('grow')}>
        <Field label={text.otherAmount} error={problem}>
          <TextInput
            ref={takeFocus}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </div>
      <div className={look('flex', 'gapS', 'padTopXXL')}>
        <Button type="submit">{text.take}</Button>
        <Button look="subtle" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus()
