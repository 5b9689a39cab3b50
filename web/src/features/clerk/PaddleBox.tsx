import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { useId } from 'react'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import type { Buyer } from './buyers.ts'
import styles from './Clerk.module.css'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import type { Clerk } from './use-clerk.ts'
import type { Prices } from './write-price.ts'

/**
 * The paddle of the current bid, and who it is. Digits arrive here from anywhere on the screen; in the field itself a paddle can also have letters, and
 * Enter leaves it.
 */
export const PaddleBox = clerkPart(...(['paddle', 'setPaddle', 'buyers', 'buyer', 'beyond', 'prices'] as const))<{ touch: boolean }>(
  function PaddleBox({ clerk, touch }) {
    const { paddle, setPaddle } = clerk
    const id = useId()
    return (
      <div className={look('shrinks')}>
        <label htmlFor={id} className={look('block', 'muted', 'belowXS')}>
          {text.paddle}
        </label>
        <div
          className={classes(look('row', 'gapL', 'rounded', 'padSidesL', 'controls64', 'phoneControls52'), styles.paddle)}
          data-filled={paddle !== '' || undefined}
        >
          <input
            id={id}
            className={classes(look('flush', 'strong', 'noBorder', 'clear', 'noOutline'), styles.paddleText)}
            value={paddle}
            placeholder="–"
            autoComplete="off"
            maxLength={12}
            // The key pad is on the screen already.
            inputMode={touch ? 'none' : 'text'}
            size={Math.max(3, paddle.length)}
            aria-describedby={`${id}-who`}
            onChange={({ target }) => setPaddle(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              event.currentTarget.closest('main')?.focus({ preventScroll: true })
            }}
          />
          <span id={`${id}-who`} className={look('grow', 'padLeftL', 'lineLeft')}>
            <Who clerk={clerk} />
          </span>
        </div>
      </div>
    )
  },
)

/** Who bids under the paddle: name, tier, score, limit; or why nobody knows. */
const Who = ({ clerk }: { clerk: Pick<Clerk, 'paddle' | 'buyers' | 'buyer' | 'beyond' | 'prices'> }) => {
  const { paddle, buyers, buyer, beyond, prices } = clerk
  if (paddle === '') return <span className={look('muted')}>{text.noPaddle}</span>
  if (!buyer) {
    if (buyers === 'loading') return <span className={look('muted')}>{text.buyersLoading}</span>
    if (buyers === 'failed') return <span className={look('muted')}>{text.buyersFailed}</span>
    if (buyers === 'hidden') return <span className={look('muted')}>{text.buyersHidden}</span>
    return (
      <span className={look('block')}>
        <span className={look('inlineRow', 'gapXS', 'strong', 'warning')}>
          <Warning16Regular />
          {text.unknownPaddle}
        </span>
        <span className={look('block', 'caption', 'muted')}>{text.unknownPaddleHelp}</span>
      </span>
    )
  }
  const { name, tier, score } = buyer
  const warning = warningOf(buyer, beyond, prices)
  return (
    <span className={look('row', 'gapM')}>
      <span className={look('grow')}>
        <strong className={look('block', 'cut')}>{name ?? text.deletedBidder}</strong>
        {warning === undefined ? (
          <span className={look('inlineRow', 'gapS', 'caption', 'soft', 'oneLine')}>
            {tier && <TierPips tier={tier} small />}
            {buyer.limit !== undefined && text.limit({ amount: prices.price(buyer.limit) })}
          </span>
        ) : (
          <span className={look('inlineRow', 'gapXS', 'caption', 'strong', 'problem')} role="alert">
            <Warning16Regular />
            {warning}
          </span>
        )}
      </span>
      {score !== undefined && <ScoreBar score={score} />}
    </span>
  )
}

const warningOf = ({ problem, limit }: Buyer, beyond: number, { price }: Prices): string | undefined => {
  if (problem !== undefined) return text.buyerProblems[problem]
  return beyond > 0 && limit !== undefined ? text.overLimit({ limit: price(limit), amount: price(beyond) }) : undefined
}
