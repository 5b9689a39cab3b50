import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Money as Amount } from '@auctionwiz/contracts/fields'
import { Edit16Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { writeNumber, writePercent } from '../../../app/write-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { Money, Time } from '../../../ui/Money.tsx'
import { AutoInvite } from '../AutoInvite.tsx'
import { bidderText } from '../messages.ts'
import { Fact, Section } from './OverviewSection.tsx'
import { overviewFigures } from './overview-figures.ts'

const CorrectFigures = lazyDialog(() => import('./CorrectFigures.tsx'))

/** The bidder's history here and preferences, which only the full record has. */
export const OverviewRecord = ({ bidder }: { bidder: Bidder }) => {
  const { facts, autoInviteOverride: override } = bidder
  const format = useFormat()
  const figures = overviewFigures(facts)
  const amount = (minor: number): Amount => ({ amount: minor, currency: bidder.currency })
  return (
    <>
      <Section title={bidderText.activity}>
        <Fact label={bidderText.auctionsJoined}>{facts.auctions}</Fact>
        <Fact label={bidderText.lotsBidOn}>{facts.lotsBid}</Fact>
        <Fact label={bidderText.wins}>{facts.wins}</Fact>
        <Fact label={bidderText.winRate}>{figures.winRate}</Fact>
        <Fact label={bidderText.top3}>{facts.top3}</Fact>
        <Fact label={bidderText.totalWon}>
          <Money value={amount(facts.spent)} />
        </Fact>
        <Fact label={bidderText.averageWin}>{figures.averageWin !== undefined && <Money value={amount(figures.averageWin)} />}</Fact>
        <Fact label={bidderText.firstAuction}>{facts.firstAuction && <Time at={facts.firstAuction} />}</Fact>
        <Fact label={bidderText.recentAuction}>{facts.mostRecentAuction && <Time at={facts.mostRecentAuction} />}</Fact>
      </Section>
      <Section title={bidderText.payments}>
        <Fact label={bidderText.paidOnTime}>{facts.paidOnTime}</Fact>
        <Fact label={bidderText.paidLate}>{facts.paidLate}</Fact>
        <Fact label={bidderText.unpaid}>{facts.unpaid}</Fact>
        <Fact label={bidderText.daysToPay}>{figures.daysToPay}</Fact>
        <Fact label={bidderText.disputes}>{facts.disputes > 0 ? bidderText.disputed : bidderText.notDisputed}</Fact>
        {facts.disputes > 0 && <Fact label={bidderText.disputeCount}>{facts.disputes}</Fact>}
        <Fact label={bidderText.defaults}>{facts.defaults}</Fact>
        {facts.defaultAmount > 0 && (
          <Fact label={bidderText.defaultAmount}>
            <Money value={amount(facts.defaultAmount)} />
          </Fact>
        )}
        <Fact label={bidderText.notices}>{facts.paymentNotices}</Fact>
        <Fact label={bidderText.timeToPickup}>{bidder.timeToPickup === undefined ? undefined : writeNumber(bidder.timeToPickup, 1)}</Fact>
      </Section>
      <FiguresEditor bidder={bidder} />
      <Section title={bidderText.assessment} wide>
        <Fact label={bidderText.aiNationalScore}>{bidder.aiNationalScore}</Fact>
        <Fact label={bidderText.confidence}>{bidder.confidence !== undefined && writePercent(bidder.confidence)}</Fact>
        <Fact label={bidderText.notesSynopsis}>{bidder.aiNotesSynopsis}</Fact>
      </Section>
      <Section title={bidderText.preferences}>
        <Fact label={bidderText.columns.autoInvite}>
          <AutoInvite status={bidder.autoInviteStatus} />
          {override && (
            <span className={look('note', 'block')}>
              {(override.reason ? bidderText.inviteByHandWhy : bidderText.inviteByHand)({
                by: override.by,
                date: format.date(override.at),
                reason: override.reason ?? '',
              })}
            </span>
          )}
        </Fact>
        <Fact label={bidderText.fields.preferredPaymentMethod}>{bidder.preferredPaymentMethod}</Fact>
        <Fact label={bidderText.fields.preferredCategories}>{bidder.preferredCategories.join(', ')}</Fact>
        {bidder.tags.length > 0 && <Fact label={bidderText.tags}>{bidder.tags.join(', ')}</Fact>}
      </Section>
    </>
  )
}

/** A button that corrects wrong figures; the form loads when it is opened. */
const FiguresEditor = ({ bidder }: { bidder: Bidder }) => {
  const reason = usePermissionReason('bidders:history_edit')
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className={look('belowL')}>
        <Button
          small
          icon={<Edit16Regular />}
          reason={reason}
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => setOpen(true)}
        >
          {bidderText.correctFigures}
        </Button>
      </p>
      {open && (
        <Suspense fallback={null}>
          <CorrectFigures bidder={bidder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
