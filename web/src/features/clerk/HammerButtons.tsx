import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ActionButton } from './ActionButton.tsx'
import styles from './Clerk.module.css'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import { resultWords } from './result-words.ts'

/** Sold, pass and withdraw; for a lot that another clerk settled, what it has and the way on. */
export const HammerButtons = clerkPart(...(['lot', 'bid', 'prices', 'hint', 'sell', 'pass', 'withdraw', 'skip'] as const))<{
  touch: boolean
}>(function HammerButtons({ clerk, touch }) {
  const { lot, bid, prices, hint, sell, pass, withdraw, skip } = clerk
  const lesser = touch ? look('fill') : undefined
  const hinted = (key: string) => (touch ? undefined : key)
  if (!lot) return null
  if (lot.state !== 'Upcoming')
    return (
      <div className={look('stack', 'gapS')}>
        <p role="status">{text.recordedElsewhere({ result: resultWords(lot, prices) })}</p>
        <ActionButton keyHint={hinted('N')} onClick={skip}>
          {text.next}
        </ActionButton>
      </div>
    )
  return (
    <div className={look('shrinks')}>
      <p className={look('caption', 'cut', 'warning', 'tall20', 'phoneHugs')} role="alert">
        {hint}
      </p>
      <div className={look('flex', 'gapS', 'wrap', touch ? 'controls52' : 'controls64', 'phoneControls44')}>
        <ActionButton
          className={classes(look('fillFromContent'), touch && look('fullWidth', 'controls72', 'phoneControls52'), styles.sell)}
          icon={<Gavel20Regular width={24} height={24} />}
          keyHint={hinted('Enter')}
          onClick={sell}
        >
          <strong className={look('title')}>{bid === undefined ? text.sellEmpty : text.sell({ amount: prices.price(bid) })}</strong>
        </ActionButton>
        <ActionButton stacked className={lesser} keyHint={hinted('P')} onClick={pass}>
          {text.pass}
        </ActionButton>
        <ActionButton stacked className={lesser} keyHint={hinted('W')} onClick={withdraw}>
          {text.withdraw}
        </ActionButton>
      </div>
    </div>
  )
})
