import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { type InvitationState, invitationStates, listInvitations, summarizeInvitations } from '@auctionwiz/contracts/bidder-invitations'
import { MailMultiple20Regular } from '@fluentui/react-icons/headless/svg/mail-multiple'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spacer } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AuctionSelect } from './AuctionSelect.tsx'
import { type Dialogs, InvitationDialogs } from './InvitationDialogs.tsx'
import { InvitationList } from './InvitationList.tsx'
import styles from './Invitations.module.css'
import { InvitationWork } from './InvitationWork.tsx'
import { invitationText } from './messages.ts'
import { useAuctions } from './use-auctions.ts'

/** The bidders invited to an auction by the rules and by staff, and those waiting for a decision. */
const InvitationsTab = () => {
  const { auctions, auction, choose, error, reload } = useAuctions()
  const [open, setOpen] = useState<Dialogs>()
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
  return (
    <>
      <div className={styles.tools}>
        <AuctionSelect label={invitationText.auction} className={styles.auction} auctions={auctions} value={auction.id} onChange={choose} />
        <Button look="subtle" reason={mayNotAdd} onClick={() => setOpen('auction')}>
          {invitationText.addAuction}
        </Button>
        <Spacer />
        <AuctionActions auction={auction} onOpen={setOpen} />
      </div>
      <Decisions key={auction.id} auction={auction} />
      {dialogs}
    </>
  )
}

const AuctionActions = ({ auction, onOpen }: { auction: AuctionSummary; onOpen: (dialog: Dialogs) => void }) => {
  const mayNotEdit = usePermissionReason('auctions:edit')
  const mayNotInvite = usePermissionReason('bidders:invite')
  const over = auction.status === 'Completed' || auction.status === 'Cancelled' ? invitationText.over : undefined
  return (
    <>
      <Button reason={mayNotEdit} onClick={() => onOpen('threshold')}>
        {invitationText.threshold}
      </Button>
      <Button icon={<MailMultiple20Regular />} reason={mayNotInvite ?? over} onClick={() => onOpen('run')}>
        {invitationText.run}
      </Button>
    </>
  )
}

const Decisions = ({ auction }: { auction: AuctionSummary }) => {
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const state = invitationStates.find((one) => one === params.get('state')) ?? 'review'
  const pages = usePages(listInvitations, { query: { auctionId: auction.id, state } })
  const counts = useQuery(summarizeInvitations, { query: { auctionId: auction.id } }).data?.counts
  const label = (one: InvitationState) =>
    counts ? `${invitationText.states[one]} ${format.number(counts[one])}` : invitationText.states[one]
  const [noneTitle, noneText] = invitationText.none[state]
  return (
    <>
      <div className={styles.states}>
        <SegmentedSwitch
          label={invitationText.state}
          options={(['review', 'invited', 'denied'] as const).map((value) => ({ value, label: label(value) }))}
          value={state}
          onChange={(value) =>
            setParams((current) => {
              current.set('state', value)
              return current
            })
          }
        />
        {state === 'review' && counts !== undefined && counts.review > 0 && <span className={styles.keys}>{invitationText.keys}</span>}
      </div>
      <InvitationWork onDone={pages.reload} />
      <InvitationList
        key={state}
        pages={pages}
        listKey={`${auction.id} ${state}`}
        total={counts?.[state]}
        empty={<EmptyState title={noneTitle}>{noneText}</EmptyState>}
      />
    </>
  )
}

export default InvitationsTab
