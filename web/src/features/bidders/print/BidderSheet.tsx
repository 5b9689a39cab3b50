import type { Bidder } from '@auctionwiz/contracts/bidders'
import { listBidderInvitations } from '@auctionwiz/contracts/open-invitations'
import { shownScore } from '@auctionwiz/contracts/scores'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { useCan } from '../../../app/permissions.ts'
import { labels } from '../../../messages/label-messages.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'
import { Printed } from '../../../ui/print/Printed.tsx'
import { TierPips } from '../../../ui/ScoreBar.tsx'
import { bidderText } from '../messages.ts'
import { noValue } from '../panel/OverviewSection.tsx'
import { PartsTable } from '../panel/PartsTable.tsx'
import { printText } from './messages.ts'
import { PrintedHistory } from './PrintedHistory.tsx'
import { PrintedRecord } from './PrintedRecord.tsx'
import { PrintHead } from './PrintHead.tsx'
import { usePrintFoot } from './use-print-foot.ts'

/** A bidder's whole profile on paper, for the clerk's desk: with lines to write on for the next sale. Private notes stay out. */
const BidderSheet = ({ bidder, onDone }: { bidder: Bidder; onDone: () => void }) => {
  const format = useFormat()
  const maySeeHistory = useCan('bidders:history_view')
  const invitations = useQuery(listBidderInvitations, { params: { id: bidder.id } })
  const next = invitations.data?.invitations.find(({ state }) => state === 'invited')
  const notes = bidder.notes.filter(({ isPrivate }) => !isPrivate).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
  const since = bidder.facts.firstAuction
  return (
    <Printed
      title={`${bidder.bidderId} ${bidder.name}`}
      {...usePrintFoot()}
      ready={invitations.data !== undefined || invitations.error !== undefined}
      onDone={onDone}
    >
      <PrintHead what={printText.sheet} />
      <div className={look('flex', 'center', 'between', 'gapXL', 'padRowL', 'edgeBelow')}>
        <div>
          <h1>{bidder.name}</h1>
          <p>
            {[
              bidder.bidderId,
              labels.status[bidder.status],
              (since ? bidderText.memberSince : bidderText.added)({ date: format.date(since ?? bidder.createdAt) }),
            ].join(' · ')}
          </p>
        </div>
        <div className={look('flex', 'gapXL')}>
          {(['national', 'local'] as const).map((type) => {
            const score = type === 'national' ? bidder.nationalScore : bidder.localScore
            return (
              <div key={type} className={look('row', 'gapM')}>
                <span className={look('strong', 'hero')}>{shownScore(score) ?? noValue}</span>
                <span>
                  {labels.scoreType[type]}
                  <TierPips tier={score.tier} />
                </span>
              </div>
            )
          })}
        </div>
      </div>
      <PrintedRecord bidder={bidder} />
      <h2>{next ? printText.forSale({ date: format.date(next.auctionStart), title: next.auctionTitle }) : printText.nextSale}</h2>
      <div className={look('grid', 'gapXL', 'padTopXXXL', 'columns')} style={columns('1fr 1fr 2fr')}>
        {[printText.paddle, printText.bidLimit, printText.phoneLots].map((what) => (
          <span key={what} className={look('padTopXS', 'edgeAbove')}>
            {what}
          </span>
        ))}
      </div>
      {maySeeHistory && <PrintedHistory bidder={bidder} />}
      <div className={look('grid', 'gapXL', 'columns')} style={columns('1fr 1fr')}>
        <section>
          <h2>{printText.notes}</h2>
          {notes.length === 0 && <p>{printText.noNotes}</p>}
          {notes.map(({ id, note, date, category, user }) => (
            <div key={id} className={look('padRow', 'keepsLines', 'lineBelow', 'unbroken')}>
              <p className={look('breaks')}>{note}</p>
              <p>{[format.date(date), recordLabels.noteCategory[category], user].join(' · ')}</p>
            </div>
          ))}
        </section>
        <section>
          {(['national', 'local'] as const).map((type) => {
            const score = type === 'national' ? bidder.nationalScore : bidder.localScore
            return score.parts.length === 0 ? null : (
              <div key={type}>
                <h2>{printText.parts({ score: labels.scoreType[type] })}</h2>
                <PartsTable score={score} scoreType={type} />
              </div>
            )
          })}
        </section>
      </div>
    </Printed>
  )
}

export default BidderSheet
