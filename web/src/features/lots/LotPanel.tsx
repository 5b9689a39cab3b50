import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Lot, type LotSummary, readLot } from '@auctionwiz/contracts/lots'
import { Suspense } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { neighbours } from '../../ui/data-table/rows.ts'
import { Fact } from '../../ui/Fact.tsx'
import { lazyInBackground } from '../../ui/lazy-part/lazy-part.tsx'
import { isMissing, NoRecord } from '../../ui/NoRecord.tsx'
import { Spacer } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import type { Ask } from './LotDialogs.tsx'
import { LotStatus } from './LotStatus.tsx'
import { lotText as text } from './messages.ts'
import type { LotReasons } from './use-lot-reasons.ts'
import type { Settle } from './use-settle.ts'

const LinkedCases = lazyInBackground(() => import('../legal/LinkedCases.tsx'))

interface LotPanelProps {
  auction: Auction
  lotId: string
  rows: readonly LotSummary[]
  reasons: LotReasons
  settle: Settle
  onOpen: (id: string) => void
  onClose: () => void
  onAsk: Ask
}

/** One lot next to the list: its terms, and what became of it. */
const LotPanel = ({ auction, lotId, rows, reasons, settle, onOpen, onClose, onAsk }: LotPanelProps) => {
  const { data: lot, error, refreshing, reload } = useQuery(readLot, { params: { id: auction.id, lotId } })
  const { previous, next } = neighbours(rows, lotId)
  const known = lot ?? rows.find((row) => row.id === lotId)
  const offer =
    lot && (reasons.of('sell', lot.state) === undefined ? 'sell' : reasons.of('sellAfterSale', lot.state) === undefined && 'sellAfterSale')
  return (
    <Panel
      title={known ? text.named({ number: known.lotNumber, title: known.title }) : isMissing(error) ? text.missingTitle : text.loading}
      subtitle={known && <LotStatus state={known.state} />}
      footer={
        lot && (
          <>
            {offer && (
              <Button look="primary" onClick={() => onAsk(offer, lot)}>
                {text.actions[offer]}
              </Button>
            )}
            <Button reason={reasons.of('edit', lot.state)} onClick={() => onAsk('edit', lot)}>
              {text.edit}
            </Button>
            <Spacer />
            {lot.state === 'Upcoming' ? (
              <Button look="subtle" reason={reasons.of('withdraw', lot.state)} onClick={() => settle.record(lot, { action: 'withdraw' })}>
                {text.actions.withdraw}
              </Button>
            ) : (
              <Button look="subtle" reason={reasons.ofUndo(lot.state)} onClick={() => settle.undo(lot)}>
                {text.undoState({ state: text.states[lot.state] })}
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
      {!lot && <NoRecord compact words={text} error={error} onRetry={reload} onBack={onClose} />}
      {lot && <LotFacts lot={lot} auction={auction} />}
      {lot && (
        <Suspense fallback={null}>
          <LinkedCases of={{ lotId }} />
        </Suspense>
      )}
    </Panel>
  )
}

const LotFacts = ({ lot, auction }: { lot: Lot; auction: Auction }) => {
  const { amount, range } = lotMoney(auction.currency)
  const { hammer, premium = 0, reserve, startingBid, highestBid } = lot
  const money = (minor: number | undefined) => minor !== undefined && amount(minor)
  return (
    <dl>
      <Fact label={text.columns.hammer}>{hammer !== undefined && <strong>{amount(hammer)}</strong>}</Fact>
      <Fact label={text.premium}>{hammer !== undefined && amount(premium)}</Fact>
      <Fact label={text.buyerPays}>{hammer !== undefined && amount(hammer + premium)}</Fact>
      <Fact label={text.columns.winner}>{lot.paddle && text.paddle({ paddle: lot.paddle })}</Fact>
      <Fact label={text.highestBid}>{money(highestBid)}</Fact>
      <Fact label={text.columns.estimate}>{range(lot.estimateLow, lot.estimateHigh)}</Fact>
      <Fact label={text.columns.startingBid}>{money(startingBid)}</Fact>
      <Fact label={text.columns.reserve}>{money(reserve) || text.noReserve}</Fact>
      <Fact label={text.description}>{lot.description}</Fact>
      <Fact label={text.notes}>{lot.notes}</Fact>
    </dl>
  )
}

export default LotPanel
