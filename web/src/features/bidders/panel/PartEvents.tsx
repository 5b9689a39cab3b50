import type { ScoreComponent } from '@auctionwiz/contracts/scores'
import type { PartExplanation } from '@auctionwiz/domain/scores/explain'
import type { NextStep } from '@auctionwiz/domain/scores/next-step'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { writeNumber } from '../../../app/write-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { bidderText } from '../messages.ts'
import { eventShown, startShown } from './event-words.ts'
import styles from './PartEvents.module.css'

const shownAtFirst = 4

interface PartEventsProps {
  component: ScoreComponent
  explanation: PartExplanation | undefined
  next: NextStep | undefined
}

/** The events behind a part: auctions, newest first, its starting value, and what would raise it. */
export const PartEvents = ({ component, explanation, next }: PartEventsProps) => {
  const [all, setAll] = useState(false)
  const format = useFormat()
  if (!explanation) return null
  const { events, start } = explanation
  const shown = all ? events : events.slice(0, shownAtFirst)
  return (
    <div className={classes(look('caption', 'container', 'belowS', 'startXXL', 'padLeftM'), styles.events)}>
      <ul>
        {shown.map(({ auction, amount, effect }) => (
          <li key={auction.id} className={classes(look('grid', 'center', 'gapS', 'tall24'), styles.event)}>
            <span className={classes(look('muted'), styles.date)}>
              {auction.isInternal ? format.date(auction.auctionDate) : format.month(auction.auctionDate)}
            </span>
            <span className={styles.text}>{eventShown(component, auction)}</span>
            <span className={classes(look('right'), styles.amount)}>{amount && format.money(amount)}</span>
            <Effect points={effect} />
          </li>
        ))}
        {(all || events.length <= shownAtFirst) && (
          <li className={classes(look('grid', 'center', 'gapS', 'tall24'), styles.event)}>
            <span className={classes(look('muted'), styles.date)} />
            <span className={styles.text}>{startShown(component, start)}</span>
            <span className={classes(look('right'), styles.amount)} />
            <span className={look('strong', 'right')}>{writeNumber(start.points, 1)}</span>
          </li>
        )}
      </ul>
      {events.length > shownAtFirst && (
        <Button look="link" small onClick={() => setAll(!all)}>
          {all ? bidderText.fewerEvents : bidderText.allEvents({ count: events.length })}
        </Button>
      )}
      {next && (
        <p className={look('row', 'between', 'gapS', 'soft', 'tall24')}>
          <span>{next.gain < 0.005 ? bidderText.nothingRaises : bidderText.nextSteps[next.component]}</span>
          {next.gain >= 0.005 && <Effect points={next.gain} />}
        </p>
      )}
    </div>
  )
}

const Effect = ({ points }: { points: number }) => (
  <span className={look('strong', 'right', points < 0 ? 'problem' : 'good')}>{signed(points)}</span>
)

/** With a sign; with two decimals if one would round it to zero. */
const signed = (points: number): string => {
  const size = Math.abs(points)
  return `${points < 0 ? '−' : '+'}${writeNumber(size, size < 0.05 ? 2 : 1)}`
}
