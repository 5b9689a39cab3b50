import { type Auction, type AuctionSummary, readAuction } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { DocumentCopy20Regular } from '@fluentui/react-icons/headless/svg/document-copy'
import { Suspense } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { writePercent } from '../../app/write-number.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { neighbours } from '../../ui/data-table/rows.ts'
import { Fact } from '../../ui/Fact.tsx'
import { lazyInBackground, lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { isMissing, NoRecord } from '../../ui/NoRecord.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import type { Ask } from './AuctionDialogs.tsx'
import { AuctionStatus, statusWords } from './AuctionStatus.tsx'
import type { AuctionAddress } from './auction-list.ts'
import { ImportedFrom } from './ImportedFrom.tsx'
import { auctionFormText, auctionText as text } from './messages.ts'
import { isInSaleroom, nextMove, useActionReason } from './use-auction-moves.ts'

const AuctionLots = lazyPart(() => import('./AuctionLots.tsx'))
const AuctionPlatform = lazyPart(() => import('./AuctionPlatform.tsx'))
const LinkedCases = lazyInBackground(() => import('../legal/LinkedCases.tsx'))

interface AuctionPanelProps {
  id: string
  rows: readonly AuctionSummary[]
  onOpen: (id: string) => void
  onEdit: AuctionAddress['edit']
  onAssess: AuctionAddress['assess']
  onClose: () => void
  onAsk: Ask
}

/** One auction next to the list: its dates, its conditions and the next step. */
const AuctionPanel = ({ id, rows, onOpen, onEdit, onAssess, onClose, onAsk }: AuctionPanelProps) => {
  const { data: auction, error, refreshing, reload } = useQuery(readAuction, { params: { id } })
  const reasonFor = useActionReason()
  const format = useFormat()
  const mayRecord = useCan('auctions:edit')
  const assessReason = usePermissionReason('bidders:assessment')
  const { previous, next } = neighbours(rows, id)
  const known = auction ?? rows.find((row) => row.id === id)
  const step = auction && nextMove(auction)
  const inSaleroom = mayRecord && auction !== undefined && isInSaleroom(auction)
  return (
    <Panel
      narrow
      title={known?.title ?? (isMissing(error) ? text.missingTitle : text.loading)}
      subtitle={
        known && (
          <>
            <AuctionStatus auction={known} />
            {isInSaleroom(known) && <span>{text.since({ time: format.zonedTime(auction?.openedAt ?? known.startDate) })}</span>}
          </>
        )
      }
      menu={auction && <PanelMenu auction={auction} onAsk={onAsk} />}
      footer={
        auction && (
          <>
            {step && (
              <Button look={inSaleroom ? 'secondary' : 'primary'} reason={reasonFor(step, auction)} onClick={() => onAsk(step, auction)}>
                {text.moves[step]}
              </Button>
            )}
            <Button reason={reasonFor('edit', auction)} onClick={() => onEdit(id)}>
              {text.edit}
            </Button>
            {auction.status !== 'Cancelled' && (
              <Button reason={assessReason} onClick={() => onAssess(auction.id, 'assessment')}>
                {auction.status === 'Completed' ? text.assessmentOutcome : text.assessBidders}
              </Button>
            )}
          </>
        )
      }
      onClose={onClose}
      onPrevious={previous === undefined ? undefined : () => onOpen(previous)}
      onNext={next === undefined ? undefined : () => onOpen(next)}
    >
      <ProgressLine active={refreshing} />
      {!auction && <NoRecord compact words={text} error={error} onRetry={reload} onBack={onClose} />}
      {auction && (
        <Suspense fallback={null}>
          <AuctionLots auction={auction} />
        </Suspense>
      )}
      {auction && <AuctionFacts auction={auction} />}
      {auction?.importedFrom !== undefined && (
        <Suspense fallback={null}>
          <AuctionPlatform auctionId={auction.id} platform={auction.importedFrom} />
        </Suspense>
      )}
      {auction && (
        <Suspense fallback={null}>
          <LinkedCases of={{ auctionId: id }} />
        </Suspense>
      )}
    </Panel>
  )
}

/** What is rarely done with an auction. */
const PanelMenu = ({ auction, onAsk }: { auction: Auction; onAsk: Ask }) => {
  const reasonFor = useActionReason()
  return (
    <MenuButton
      label={text.actionsFor({ title: auction.title })}
      groups={[
        [
          {
            id: 'duplicate',
            label: text.duplicate,
            icon: <DocumentCopy20Regular />,
            reason: reasonFor('duplicate', auction),
            onSelect: () => onAsk('duplicate', auction),
          },
        ],
        [
          {
            id: 'cancel',
            label: text.moves.cancel,
            icon: <CalendarCancel20Regular />,
            danger: true,
            reason: reasonFor('cancel', auction),
            onSelect: () => onAsk('cancel', auction),
          },
        ],
      ]}
    />
  )
}

const helpOf = (auction: Auction): string => {
  const stage = stageOf(auction)
  const byHand = stage === 'Active' && auction.openedAt !== undefined && auction.auctionType !== 'Online'
  return text.help[byHand ? 'Opened' : stage]
}

const AuctionFacts = ({ auction }: { auction: Auction }) => {
  const format = useFormat()
  const house = useHouse()
  const { auctionCategory, auctionSubcategory, auctionType, auctionNumber, biddersRegistered, importedFrom } = auction
  const category = [auctionCategory && auctionFormText.categories[auctionCategory], auctionSubcategory].filter(Boolean).join(', ')
  const percent = (basisPoints: number) => writePercent(basisPoints / 100)
  const premium = auction.buyersPremium.map(({ from, basisPoints }, index) =>
    index === 0
      ? percent(basisPoints)
      : text.premiumFrom({ percent: percent(basisPoints), amount: format.money({ amount: from, currency: auction.currency }) }),
  )
  return (
    <>
      <p className={look('muted', 'belowL')}>{helpOf(auction)}</p>
      <dl>
        <Fact label={text.house}>{auction.company || house.name}</Fact>
        <Fact label={text.description}>{auction.description}</Fact>
        <Fact label={text.start}>{format.zonedTime(auction.startDate)}</Fact>
        <Fact label={text.end}>{format.zonedTime(auction.endDate)}</Fact>
        <Fact label={text.registered}>
          <strong>{format.number(biddersRegistered)}</strong>
        </Fact>
        <Fact label={text.number}>{auctionNumber ?? auction.id}</Fact>
        <Fact label={text.status}>{statusWords(auction)}</Fact>
        <Fact label={text.columns.importedFrom}>{importedFrom && <ImportedFrom platform={importedFrom} />}</Fact>
        <Fact label={text.location}>{auction.location}</Fact>
        <Fact label={text.type}>{auctionFormText.types[auctionType]}</Fact>
        <Fact label={text.category}>{category}</Fact>
        <Fact label={text.premium}>{premium.length === 0 ? text.noPremium : premium.join('\n')}</Fact>
        <Fact label={text.payment}>{auction.paymentMethods.map((method) => recordLabels.paymentMethod[method]).join(', ')}</Fact>
        <Fact label={text.shipping}>{auction.shippingOptions.join('\n')}</Fact>
        <Fact label={text.terms}>{auction.auctionTerms}</Fact>
        <Fact label={text.notes}>{auction.notes}</Fact>
      </dl>
    </>
  )
}

export default AuctionPanel
