import { countNotifications } from '@auctionwiz/contracts/notifications'
import { Alert20Regular } from '@fluentui/react-icons/headless/svg/alert'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { look } from '../../ui/look.ts'
import { notificationText } from './messages.ts'

const load = () => import('./NotificationsDialog.tsx')
const NotificationsDialog = lazyDialog(load)

/**
 * The count is asked for about once a minute, and never more often: by the timer, and when the window is looked at again. The timer takes longer than
 * the shortest pause, which begins only when the first answer has come.
 */
const pace = { refreshInterval: 68_000, dedupingInterval: 60_000 }

/** Above the button, which takes the press. */
const atCorner = {
  top: 0,
  insetInlineEnd: 0,
  background: 'var(--colorBrandBackground)',
  color: 'var(--colorNeutralForegroundOnBrand)',
  pointerEvents: 'none',
} as const

/** The number of unread notifications, and the way to their list. */
const NotificationBell = () => {
  const [open, setOpen] = useState(false)
  const unread = useQuery(countNotifications, {}, pace).data?.unread ?? 0
  const near = () => {
    prefetchDialog()
    prefetch(load)
  }
  return (
    <>
      <span className={look('anchor')}>
        <Button
          look="subtle"
          icon={<Alert20Regular />}
          aria-label={unread > 0 ? notificationText.bellUnread({ count: unread }) : notificationText.bell}
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span
            className={look('caption', 'strong', 'digits', 'placed', 'rounded', 'padSidesXS') ?? ''}
            style={atCorner}
            aria-hidden="true"
          >
            {unread > 99 ? notificationText.many : unread}
          </span>
        )}
      </span>
      {open && (
        <Suspense>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default NotificationBell
