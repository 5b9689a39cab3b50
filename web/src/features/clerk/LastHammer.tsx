import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ActionButton } from './ActionButton.tsx'
import { buyerOf } from './buyers.ts'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import { resultOf } from './sale/sale-state.ts'

/** The last result of this device, with its undo. */
export const LastHammer = clerkPart(...(['hammers', 'queue', 'unreached', 'lots', 'buyers', 'prices', 'undo'] as const))<{
  touch: boolean
}>(function LastHammer({ clerk, touch }) {
  const { hammers, queue, unreached, lots, buyers, prices, undo } = clerk
  const format = useFormat()
  const last = hammers.at(-1)
  const lot = lots.find(({ id }) => id === last?.lotId)
  const line = classes(
    look('row', 'gapM', 'lineAbove', 'fixed', 'atFoot'),
    touch
      ? look('wholeRow', 'sticksBelow', 'ground', 'controls44', 'padSidesXXL', 'tall72', 'phonePadSidesL', 'phoneTall60')
      : look('controls36', 'tall64'),
  )
  if (!last || !lot)
    return (
      <section className={classes(line, look('muted'))} aria-label={text.lastResult}>
        {text.noResult}
      </section>
    )
  const { state: result, hammer, paddle, highestBid } = resultOf(last.outcome)
  const amount = hammer ?? highestBid
  const job = queue.find(({ id }) => id === last.id)
  const waits = job && (unreached || !job.tried)
  return (
    <section className={line} aria-label={text.lastResult}>
      <span className={look('row', 'gapM', 'wrap', 'grow')}>
        <span className={classes(look('inlineRow', 'gapS'), result === 'Sold' && look('sold'))}>
          {result === 'Sold' && <Gavel20Regular width={16} height={16} />}
          {text.states[result]}
        </span>
        <span>
          <strong>{text.lotNumber({ number: lot.lotNumber })}</strong>
          {paddle !== undefined && (
            <>
              {` ${text.lotTo} `}
              <strong>{paddle}</strong> {buyerOf(buyers, paddle)?.name}
            </>
          )}
        </span>
        {amount !== undefined && <strong>{prices.price(amount)}</strong>}
        <span className={classes(look('caption', 'muted'), !waits && look('notOnPhone'))}>
          {waits ? text.keptHere : format.time(last.at)}
        </span>
      </span>
      <ActionButton icon={<ArrowUndo20Regular />} keyHint={touch ? undefined : 'Ctrl Z'} onClick={undo}>
        {text.undo({ number: lot.lotNumber })}
      </ActionButton>
    </section>
  )
})
