import type { Notification } from '@auctionwiz/contracts/notifications'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { visibleHouses } from '../../app/session/session-state.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { ExtendDeadline } from './ExtendDeadline.tsx'
import { notificationText } from './messages.ts'
import { OpenSubject } from './OpenSubject.tsx'
import { Priority } from './Priority.tsx'
import { timeAgo } from './time-ago.ts'
import { useActOn } from './use-act-on.ts'

interface NotificationItemProps {
  notification: Notification
  /** Has the focus once the list is there. */
  isFirst: boolean
  /** Closes the list: the user goes elsewhere. */
  onLeave: () => void
}

/** Left of the title. */
const dot = { top: 18, left: 0, width: 8, height: 8, background: 'var(--colorBrandBackground)' }

/** One notification: what happened, where, when, and what the user can do about it. */
export const NotificationItem = ({ notification, isFirst, onLeave }: NotificationItemProps) => {
  const { priority, title, message, timestamp, read, actions, settled } = notification
  const format = useFormat()
  const { busy, decide, markRead, dismiss } = useActOn(notification)
  const [extending, setExtending] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  /** Its button goes with what it did; the focus stays in the list. */
  const then = (done: Promise<boolean>) => void done.then((isDone) => isDone && item.current?.focus())
  const leave = () => {
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling
    void dismiss().then((isDone) => isDone && next instanceof HTMLElement && next.focus())
  }
  const may = (action: Notification['actions'][number]) => actions.includes(action)
  return (
    <li ref={item} tabIndex={-1} data-first={isFirst || undefined} className={look('anchor', 'lineBelow', 'padRowM', 'padLeftL')}>
      {!read && <span className={look('placed', 'round')} style={dot} role="img" aria-label={notificationText.unread} />}
      <div className={look('row', 'top', 'gapS')}>
        <h3 className={look('fill', 'body', 'noMargin', 'breaks', read ? 'plain' : 'strong')}>{title}</h3>
        <time className={look('note', 'fixed')} dateTime={timestamp} title={format.stamp(timestamp)}>
          {timeAgo(timestamp, new Date(), format)}
        </time>
        <Button
          look="subtle"
          small
          icon={<Dismiss16Regular />}
          aria-label={notificationText.dismissOf({ title })}
          busy={busy}
          onClick={leave}
        />
      </div>
      <p className={look('noMargin', 'breaks')}>{message}</p>
      {settled && <p className={look('noMargin', 'breaks', 'soft')}>{settled}</p>}
      <div className={look('row', 'wrap', 'gapPairs', 'caption', 'aboveXS')}>
        <Priority priority={priority} />
        <Place notification={notification} />
      </div>
      {extending ? (
        <ExtendDeadline
          notification={notification}
          onDone={() => {
            setExtending(false)
            item.current?.focus()
          }}
        />
      ) : (
        <div className={look('row', 'wrap', 'gapS', 'aboveS')}>
          {may('approve') && (
            <Button look="primary" busy={busy} onClick={() => then(decide('approve'))}>
              {notificationText.actions.approve}
            </Button>
          )}
          {may('reject') && (
            <Button busy={busy} onClick={() => then(decide('reject'))}>
              {notificationText.actions.reject}
            </Button>
          )}
          <OpenSubject notification={notification} plain={may('approve')} onLeave={onLeave} onOpen={() => void markRead()} />
          {may('extend_deadline') && (
            <Button look="subtle" onClick={() => setExtending(true)}>
              {notificationText.actions.extend_deadline}
            </Button>
          )}
          {!read && (
            <Button look="subtle" busy={busy} onClick={() => then(markRead())}>
              {notificationText.markRead}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The case, and the house where it is not the current one. */
const Place = ({ notification: { case: legalCase, auctionHouseId } }: Pick<NotificationItemProps, 'notification'>) => {
  const state = useSignedIn()
  const house = visibleHouses(state).find(({ id }) => id === auctionHouseId && id !== state.auctionHouseId)
  return (
    <>
      {legalCase && <span className={look('strong', 'digits')}>{legalCase.number}</span>}
      {house && <span className={look('muted', 'breaks')}>{house.name}</span>}
    </>
  )
}
