import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react'
import { usePermissionReason } from '../../app/permissions.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Decisions } from './Decisions.tsx'
import { type Dialogs, InvitationDialogs } from './InvitationDialogs.tsx'
import { invitationText } from './messages.ts'
import { PhoneHead } from './PhoneHead.tsx'
import { QueueHead } from './QueueHead.tsx'
import { type QueueState, readQueue, writeQueue } from './queue-state.ts'
import { useAuctions } from './use-auctions.ts'

/** The bidders invited to an auction by the rules and by staff, and those waiting for a decision. */
const InvitationsTab = () => {
  const { auctions, auction, choose, error, reload } = useAuctions()
  const [open, setOpen] = useState<Dialogs>()
  const { state, change } = useQueueState()
  const phone = !useWide(641)
  const mayNotAdd = usePermissionReason('auctions:create')
  const dialogs = <InvitationDialogs open={open} auction={auction} onClose={() => setOpen(undefined)} onAdded={choose} />
  if (error !== undefined && !auctions) return <ErrorState title={invitationText.auctionsFailed} error={error} onRetry={reload} />
  if (!auctions) return <SkeletonRows />
  if (!auction)
    return (
      <>
        <EmptyState
          title={invitationText.noAuctionsTitle}
          actions={
            <Button look="primary" reason={mayNotAdd} onClick={() => setOpen('auction')}>
              {invitationText.addAuction}
            </Button>
          }
        >
          {invitationText.noAuctionsText}
        </EmptyState>
        {dialogs}
      </>
    )
  const head = { auctions, auction, onChoose: choose, onOpen: setOpen, state, change }
  return (
    <>
      <Decisions
        key={`${auction.id} ${state.state}`}
        auction={auction}
        state={state}
        change={change}
        onRun={() => setOpen('run')}
        head={(counts) => (phone ? <PhoneHead {...head} counts={counts} /> : <QueueHead {...head} counts={counts} />)}
      />
      {dialogs}
    </>
  )
}

const useQueueState = () => {
  const [params, setParams] = useSearchParams()
  const addressed = useMemo(() => readQueue(params), [params])
  // The router updates the address with low priority; check boxes respond immediately.
  const [state, expect] = useOptimistic(addressed, (current, next: Partial<QueueState>) => ({ ...current, ...next }))
  const change = useCallback(
    (next: Partial<QueueState>) =>
      startTransition(() => {
        expect(next)
        setParams((current) => writeQueue(current, next), { replace: true })
      }),
    [setParams, expect],
  )
  return { state, change }
}

export default InvitationsTab
