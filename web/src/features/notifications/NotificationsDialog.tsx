import { countNotifications, listNotifications, markAllNotificationsRead } from '@auctionwiz/contracts/notifications'
import { AlertOff24Regular } from '@fluentui/react-icons/headless/svg/alert-off'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { notificationText } from './messages.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

/** The user's notifications, or in their place how the user wants to be told. */
const NotificationsDialog = ({ onClose = () => undefined }: { onClose?: () => void }) => {
  const [choosing, setChoosing] = useState(false)
  return choosing ? (
    <NotificationSettings onClose={() => setChoosing(false)} />
  ) : (
    <NotificationList onClose={onClose} onChoose={() => setChoosing(true)} />
  )
}

/** The latest first. */
const NotificationList = ({ onClose, onChoose }: { onClose: () => void; onChoose: () => void }) => {
  const { data, error, loading, reload, hasMore, loadingMore, loadMore } = usePages(listNotifications, {})
  const notifications = data?.flatMap((page) => page.notifications) ?? []
  const [first] = data ?? []
  return (
    <Dialog
      corner
      title={notificationText.title}
      cancelLabel={text.common.close}
      note={
        <Button look="subtle" icon={<Settings20Regular />} onClick={onChoose}>
          {notificationText.settings}
        </Button>
      }
      loading={loading}
      onClose={onClose}
    >
      {error && !data ? <ErrorState compact title={notificationText.failed} error={error} onRetry={reload} /> : null}
      {loading && <SkeletonRows rows={4} columns={[320, 64]} />}
      {first && <Head total={first.total} unread={first.unread} latest={notifications[0]?.timestamp} />}
      {first && notifications.length === 0 && (
        <EmptyState compact icon={<AlertOff24Regular />} title={notificationText.empty}>
          {notificationText.emptyHelp}
        </EmptyState>
      )}
      <ul>
        {notifications.map((one, index) => (
          <NotificationItem key={one.id} notification={one} isFirst={index === 0} onLeave={onClose} />
        ))}
      </ul>
      {hasMore && (
        <Button look="subtle" busy={loadingMore} onClick={loadMore}>
          {notificationText.more}
        </Button>
      )}
    </Dialog>
  )
}

interface HeadProps {
  total: number
  unread: number
  /** When the latest one listed came: what comes after it stays unread. */
  latest: string | undefined
}

const Head = ({ total, unread, latest }: HeadProps) => {
  const { change, busy, error } = useMutation(markAllNotificationsRead, { refreshes: [listNotifications, countNotifications] })
  return (
    <>
      <div className={look('row', 'between', 'wrap', 'gapS', 'lineBelow', 'padBottomS')}>
        <span className={look('note')} role="status">
          {notificationText.count({ count: total, unread })}
        </span>
        {unread > 0 && latest !== undefined && (
          <Button look="subtle" icon={<Checkmark20Regular />} busy={busy} onClick={() => void change({ body: { until: latest } })}>
            {notificationText.markAll}
          </Button>
        )}
      </div>
      {error ? (
        <p role="alert" className={look('problem')}>
          {errorMessage(error)}
        </p>
      ) : null}
    </>
  )
}

export default NotificationsDialog
