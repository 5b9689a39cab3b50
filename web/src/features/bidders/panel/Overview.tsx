import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { readEmailStop } from '@auctionwiz/contracts/email-stops'
import { type ScoreType, shownScore } from '@auctionwiz/contracts/scores'
import { Suspense } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { calendarFormat, useFormat } from '../../../app/format.ts'
import { mailLink } from '../../../app/mail-link.ts'
import { labels } from '../../../messages/label-messages.ts'
import { columns } from '../../../ui/columns.ts'
import { Later } from '../../../ui/Later.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { ScoreBar, TierPips } from '../../../ui/ScoreBar.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { BidderCases } from '../../legal/BidderCases.tsx'
import { bidderText } from '../messages.ts'
import { LastNote } from './LastNote.tsx'
import { profileText } from './messages.ts'
import { OpenInvitations } from './OpenInvitations.tsx'
import { OverviewRecord } from './OverviewRecord.tsx'
import { Fact, Section } from './OverviewSection.tsx'

const Consents = lazyPart(() => import('./Consents.tsx'))

export interface OverviewProps {
  /** The list's row, or the record. */
  bidder: Bidder | BidderSummary
  /** The full record, once loaded. */
  record: Bidder | undefined
  scoreType: ScoreType
  onAddNote: () => void
  onNotes: () => void
}

/** The bidder's details from the list's row, and their history here once the record is loaded. */
export const Overview = ({ bidder, record, scoreType, onAddNote, onNotes }: OverviewProps) => {
  const { street, city, state, zip, country }: Bidder['address'] = bidder.address
  const lines = [street, [city, state, zip].filter(Boolean).join(', '), country].filter(Boolean)
  const other = scoreType === 'national' ? 'local' : 'national'
  return (
    <>
      <div className={look('grid', 'gapXL', 'lineBelow', 'phoneGapL', 'padBottomXL', 'columns')} style={columns('1fr 1fr')}>
        {([scoreType, other] as const).map((type) => {
          const score = type === 'national' ? bidder.nationalScore : bidder.localScore
          return (
            <div key={type} className={look('stack', 'gapXXS')}>
              <span className={look('note')}>{bidderText.otherScore({ score: labels.scoreType[type] })}</span>
              <ScoreBar score={shownScore(score)} size="panel" />
              <TierPips tier={score.tier} />
            </div>
          )
        })}
      </div>
      {record?.statusReason && <StatusReason bidder={record} reason={record.statusReason} />}
      {record ? <LastNote bidder={record} onAdd={onAddNote} onAll={onNotes} /> : <SkeletonRows rows={2} columns={[160, 240]} />}
      <OpenInvitations key={bidder.id} bidderId={bidder.id} name={bidder.name} />
      <Section title={bidderText.contact} wide>
        <Fact label={bidderText.emailAddress} copied={bidder.email}>
          {bidder.email && <a href={mailLink(bidder.email)}>{bidder.email}</a>}
          {bidder.email && <NoEmailSince key={bidder.email} bidder={bidder} />}
          {record?.sharedEmail && bidder.email === '' && bidderText.sharedEmail({ email: record.sharedEmail })}
        </Fact>
        <Fact label={bidderText.phoneNumber} copied={bidder.phone}>
          {bidder.phone && <a href={`tel:${bidder.phone.replace(/[^+\d]/g, '')}`}>{bidder.phone}</a>}
        </Fact>
        <Fact label={bidderText.address} copied={lines.join(', ')}>
          {lines.length > 0 && lines.join(', ')}
        </Fact>
        {record?.dateOfBirth && <Fact label={bidderText.birthday}>{calendarFormat().date(record.dateOfBirth)}</Fact>}
      </Section>
      <Later key={`below ${bidder.id}`}>
        {record && (
          <Suspense fallback={null}>
            <Consents bidder={record} />
          </Suspense>
        )}
        {record ? <OverviewRecord bidder={record} /> : <SkeletonRows rows={6} columns={[160, 48, 200]} />}
        <BidderCases bidderId={bidder.id} />
      </Later>
    </>
  )
}

const StatusReason = ({ bidder: { status }, reason: { reason, by, at } }: StatusReasonProps) => {
  const format = useFormat()
  return (
    <p className={look('breaks', 'padTopL', 'padBottomS', 'parted')}>
      {profileText.statusReason({ status: labels.status[status], by, date: format.date(at), reason })}
    </p>
  )
}

interface StatusReasonProps {
  bidder: Bidder
  reason: NonNullable<Bidder['statusReason']>
}

/** Says that the bidder stopped the emails of this house. If that can't be loaded, the service still refuses to send one. */
const NoEmailSince = ({ bidder }: { bidder: Bidder | BidderSummary }) => {
  const { data } = useQuery(readEmailStop, { params: { id: bidder.id } })
  const format = useFormat()
  if (!data?.stoppedAt) return null
  return <span className={look('note', 'block')}>{bidderText.noEmailSince({ date: format.date(data.stoppedAt) })}</span>
}
