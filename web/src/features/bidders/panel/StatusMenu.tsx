import { type Bidder, type BidderSummary, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { statusPermission } from '@auctionwiz/domain/bidders/status-permission'
import { ChevronDown12Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { Suspense, useState } from 'react'
import { usePermissionReason } from '../../../app/permissions.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { OpenMenu } from '../../../ui/OpenMenu.tsx'
import { loadOverlay } from '../../../ui/overlays.ts'
import { Dot } from '../../../ui/StatusDot.tsx'
import { useAnchor } from '../../../ui/use-anchor.ts'
import { BidderStatus, statusTones } from '../BidderStatus.tsx'
import { profileText } from './messages.ts'
import styles from './Profile.module.css'
import { useChangeStatus } from './use-change-status.ts'

const loadSuspend = () => import('./SuspendBidder.tsx')
const SuspendBidder = lazyDialog(loadSuspend)

export interface StatusMenuProps {
  bidder: Bidder | BidderSummary
  /** The full record, once loaded; a change sends its version. */
  record: Bidder | undefined
}

/** A bidder's status as a menu that changes it. A suspension asks for a reason first. */
export const StatusMenu = ({ bidder: { status, name }, record }: StatusMenuProps) => {
  const { anchor, toggle, close } = useAnchor()
  const { change, busy } = useChangeStatus()
  const [suspending, setSuspending] = useState(false)
  const mayNot = {
    'bidders:edit': usePermissionReason('bidders:edit'),
    'bidders:approve': usePermissionReason('bidders:approve'),
    'bidders:suspend': usePermissionReason('bidders:suspend'),
  }
  const needed = (to: Bidder['status']) => statusPermission(status, to) as keyof typeof mayNot
  const preload = () => {
    prefetch(loadOverlay.menu)
    prefetch(loadSuspend)
    prefetch(loadOverlay.dialog)
  }
  return (
    <>
      <Button
        small
        className={styles.status}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={profileText.statusOf({ name, status: labels.status[status] })}
        busy={busy}
        disabled={record === undefined}
        reason={mayNot['bidders:edit']}
        onPointerEnter={preload}
        onClick={toggle}
      >
        <BidderStatus status={status} />
        <ChevronDown12Regular />
      </Button>
      {anchor && record && (
        <OpenMenu
          anchor={anchor}
          align="start"
          label={profileText.changeStatus({ name })}
          onClose={close}
          groups={[
            bidderStatuses.map((to) => ({
              id: to,
              label: labels.status[to],
              icon: <Dot tone={statusTones[to]} />,
              checked: to === status,
              ...(to === 'Suspended' && status !== to && { hint: profileText.asksReason }),
              reason: to === status ? undefined : mayNot[needed(to)],
              onSelect: () => {
                if (to === status) return
                if (to === 'Suspended') setSuspending(true)
                else void change(record, to)
              },
            })),
          ]}
        />
      )}
      {suspending && record && (
        <Suspense fallback={null}>
          <SuspendBidder
            name={name}
            busy={busy}
            onClose={() => setSuspending(false)}
            onSuspend={async (reason) => {
              if (await change(record, 'Suspended', reason)) setSuspending(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
