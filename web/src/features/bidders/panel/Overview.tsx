import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { Money as Amount } from '@auctionwiz/contracts/fields'
import { type ScoreType, scoreTypeLabels } from '@auctionwiz/contracts/scores'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { Money, Time } from '../../../components/Money.tsx'
import { ScoreBar, TierPips } from '../../../components/ScoreBar.tsx'
import { fill } from '../../../messages/index.ts'
import { AutoInvite } from '../AutoInvite.tsx'
import { bidderText } from '../messages.ts'
import styles from './Overview.module.css'
import { overviewFigures } from './overview-figures.ts'

/** Who the bidder is and how they have done here. All of it is in the list's row already, so it shows at once. */
export const Overview = ({ bidder, scoreType }: { bidder: BidderSummary; scoreType: ScoreType }) => {
  const { facts, address } = bidder
  const format = useFormat()
  const figures = overviewFigures(facts)
  const amount = (minor: number): Amount => ({ amount: minor, currency: bidder.currency })
  const lines = [address.street, [address.city, address.state, address.zip].filter(Boolean).join(', '), address.country].filter(Boolean)
  const other = scoreType === 'national' ? 'local' : 'national'
  return (
    <>
      <div className={styles.scores}>
        {([scoreType, other] as const).map((type) => {
          const score = type === 'national' ? bidder.nationalScore : bidder.localScore
          return (
            <div key={type} className={styles.score}>
              <span className={styles.scoreName}>{fill(bidderText.otherScore, { score: scoreTypeLabels[type] })}</span>
              <ScoreBar score={score.score} size="panel" />
              <TierPips tier={score.tier} />
            </div>
          )
        })}
      </div>
      <Section title={bidderText.contact} wide>
        <Fact label={bidderText.emailAddress}>
          <a href={`mailto:${bidder.email}`}>{bidder.email}</a>
        </Fact>
        <Fact label={bidderText.phoneNumber}>
          {bidder.phone && <a href={`tel:${bidder.phone.replace(/[^+\d]/g, '')}`}>{bidder.phone}</a>}
        </Fact>
        <Fact label={bidderText.address}>{lines.length > 0 && lines.join(', ')}</Fact>
        {bidder.dateOfBirth && <Fact label={bidderText.birthday}>{format.date(`${bidder.dateOfBirth}T12:00:00Z`)}</Fact>}
      </Section>
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
        <Fact label={bidderText.disputes}>{facts.disputes}</Fact>
        <Fact label={bidderText.defaults}>{facts.defaults}</Fact>
        {facts.defaultAmount > 0 && (
          <Fact label={bidderText.defaultAmount}>
            <Money value={amount(facts.defaultAmount)} />
          </Fact>
        )}
        <Fact label={bidderText.notices}>{facts.paymentNotices}</Fact>
      </Section>
      <Section title={bidderText.preferences}>
        <Fact label={bidderText.columns.autoInvite}>
          <AutoInvite status={bidder.autoInviteStatus} />
        </Fact>
        <Fact label={bidderText.fields.preferredPaymentMethod}>{bidder.preferredPaymentMethod}</Fact>
        <Fact label={bidderText.fields.preferredCategories}>{bidder.preferredCategories.join(', ')}</Fact>
        {bidder.tags.length > 0 && <Fact label={bidderText.tags}>{bidder.tags.join(', ')}</Fact>}
      </Section>
    </>
  )
}

const Section = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className={styles.title}>{title}</h3>
    <dl className={wide ? styles.wide : styles.facts}>{children}</dl>
  </section>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children || children === 0 ? children : <span className={styles.none}>{bidderText.none}</span>}</dd>
  </div>
)
