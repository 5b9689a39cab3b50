import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { NetworkObjection } from '@auctionwiz/contracts/staff-entries'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { useCan } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { columns } from '../../../ui/columns.ts'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import styles from './NetworkEvents.module.css'
import { networkEvents, type ShownEvent } from './network-events.ts'
import { networkText } from './network-messages.ts'

const ObjectToEvent = lazyDialog(() => import('./ObjectToEvent.tsx'))

/** The events at other houses that changed the AuctionWiz score, each with a button to object. */
export const NetworkEvents = ({ bidder }: { bidder: Bidder }) => {
  const format = useFormat()
  const mayObject = useCan('bidders:scoring_national')
  const [contested, setContested] = useState<ShownEvent>()
  const events = networkEvents(bidder)
  if (events.length === 0 || !mayObject) return null
  return (
    <section aria-labelledby="network-events" className={classes(look('padTopM'), styles.section)}>
      <h3 id="network-events">{networkText.title}</h3>
      <p className={look('belowXS', 'note')}>{networkText.hint}</p>
      <ul>
        {events.map((shown) => (
          <li
            key={`${shown.event.kind} ${shown.event.month}`}
            className={look('grid', 'baseline', 'gapS', 'tall28', 'padRow', 'columns')}
            style={columns('84px 1fr auto')}
          >
            <span className={look('note')}>{format.date(shown.at)}</span>
            <span>
              {shown.cause}
              {shown.objection && <ObjectionStatus objection={shown.objection} />}
            </span>
            {!shown.objection && (
              <Button
                look="link"
                small
                aria-label={networkText.objectTo({ cause: shown.cause })}
                onPointerEnter={prefetchDialog}
                onFocus={prefetchDialog}
                onClick={() => setContested(shown)}
              >
                {networkText.object}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {contested && (
        <Suspense fallback={null}>
          <ObjectToEvent bidder={bidder} contested={contested} onClose={() => setContested(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

/** An objection's status, text and author. */
const ObjectionStatus = ({ objection: { status, at, settledAt = at, reason, by } }: { objection: NetworkObjection }) => {
  const format = useFormat()
  return (
    <>
      <span className={look('block', 'note')}>
        {networkText.statuses[status]({ date: format.date(at), settled: format.date(settledAt) })}
      </span>
      <span className={look('block', 'note')}>{networkText.objectedBy({ by, reason })}</span>
    </>
  )
}
