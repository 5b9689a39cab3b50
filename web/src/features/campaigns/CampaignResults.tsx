import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Campaign, type CampaignOutcome, readCampaign } from '@auctionwiz/contracts/campaigns'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { Suspense, useState } from 'react'
import { useFollowedQuery } from '../../app/calls/use-followed-query.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Page, PageScroll, TitleRow } from '../../ui/Page.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { CampaignBidders } from './CampaignBidders.tsx'
import { campaignPath } from './CampaignList.tsx'
import { countAll, isUnderWay, leftOutOf, refreshMs, statusTones } from './campaign-words.ts'
import { campaignText as text } from './messages.ts'

const StopCampaign = lazyDialog(() => import('./StopCampaign.tsx'))

const columnWidth = { flexBasis: 360 }

/** What became of a campaign: the emails, who was left out and why, and what recipients did since. */
export const CampaignResults = ({ auction, id }: { auction: Auction; id: string }) => {
  const { data, error, reload } = useFollowedQuery(readCampaign, { params: { id } }, ({ campaign }) =>
    isUnderWay(campaign) ? refreshMs : 0,
  )
  const stopReason = usePermissionReason('communications:broadcast')
  const [stopping, setStopping] = useState(false)
  const campaign = data?.campaign
  const maySend = campaign?.status === 'scheduled' || campaign?.status === 'sending'
  return (
    <Page>
      <TitleRow
        before={<ButtonLink look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.backToList} to={campaignPath(auction.id)} />}
        title={campaign?.subject ?? text.title}
        count={auction.title}
      >
        {maySend && (
          <Button reason={stopReason} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => setStopping(true)}>
            {text.stop}
          </Button>
        )}
      </TitleRow>
      <PageScroll padded>
        {data ? (
          <div className={look('flex', 'wrap', 'top', 'gapXL')}>
            <div className={look('stack', 'grow', 'gapL')} style={columnWidth}>
              <Facts campaign={data.campaign} />
              <Figures campaign={data.campaign} outcome={data.outcome} auction={auction} />
              <LeftOut campaign={data.campaign} />
            </div>
            <div className={look('stack', 'grow', 'gapL')} style={columnWidth}>
              <section aria-label={text.message} className={look('stack', 'gapS')}>
                <h2 className={look('noMargin', 'heading')}>{text.message}</h2>
                <p className={look('noMargin', 'keepsLines', 'breaks')}>{data.campaign.message}</p>
              </section>
              <CampaignBidders campaign={data.campaign} />
            </div>
          </div>
        ) : error === undefined ? (
          <SkeletonRows rows={8} columns={[240, 120]} />
        ) : (
          <ErrorState title={text.loadFailed} error={error} onRetry={reload} />
        )}
      </PageScroll>
      {stopping && (
        <Suspense fallback={null}>
          <StopCampaign id={id} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </Page>
  )
}

const Facts = ({ campaign }: { campaign: Campaign }) => {
  const format = useFormat()
  const { status, kind, segmentName, sendAt, endedAt, problem, createdBy } = campaign
  return (
    <div className={look('stack', 'gapXS')}>
      <StatusDot tone={statusTones[status]}>{text.statuses[status]}</StatusDot>
      {problem && <p className={look('noMargin')}>{text.problems[problem]}</p>}
      <span className={look('note')}>
        {[
          segmentName ?? text.kinds[kind],
          ...(status === 'stopped' ? [] : [text.startsAt({ time: format.zonedTime(sendAt) })]),
          text.madeBy({ name: createdBy }),
        ].join(' · ')}
      </span>
      {endedAt !== undefined && <span className={look('note')}>{text.endedAt({ time: format.zonedTime(endedAt) })}</span>}
    </div>
  )
}

const Figures = ({ campaign, outcome, auction }: { campaign: Campaign; outcome: CampaignOutcome; auction: Auction }) => {
  const { counts, unsubscribed } = campaign
  const { sent = 0, due = 0, sending = 0, failed = 0 } = counts
  const all = due + sending + sent + failed
  return (
    <section aria-label={text.results} className={look('stack', 'gapS')}>
      <h2 className={look('noMargin', 'heading')}>{text.results}</h2>
      <dl className={look('noMargin', 'numbers')}>
        {due + sending > 0 && <Figure label={text.states.due} count={due + sending} of={all} />}
        <Figure label={text.states.sent} count={sent} of={all} />
        {failed > 0 && <Figure label={text.states.failed} count={failed} of={all} />}
        <Figure label={text.resultUnsubscribed} count={unsubscribed} of={sent} />
        <Figure label={text.resultRegistered} count={outcome.registered} of={sent} />
        <Figure label={text.resultWon} count={outcome.won} of={sent} />
      </dl>
      {outcome.hammer > 0 && (
        <p className={look('noMargin')}>{text.wonFor({ amount: lotMoney(auction.currency).amount(outcome.hammer) })}</p>
      )}
      <p className={look('noMargin', 'note')}>{text.outcomeNote}</p>
    </section>
  )
}

const labelWidth = { flexBasis: 144 }
const numberWidth = { flexBasis: 48 }

const Figure = ({ label, count, of }: { label: string; count: number; of: number }) => {
  const format = useFormat()
  return (
    <div className={look('row', 'gapM', 'tall28')}>
      <dt className={look('fixed')} style={labelWidth}>
        {label}
      </dt>
      <dd className={look('row', 'grow', 'gapM', 'noMargin')}>
        <ProgressBar label={label} value={count} max={Math.max(of, 1)} />
        <span className={look('fixed', 'right')} style={numberWidth}>
          {format.number(count)}
        </span>
        <span className={look('note', 'fixed', 'right')} style={numberWidth}>
          {of > 0 && text.percent({ percent: format.number(Math.round((100 * count) / of)) })}
        </span>
      </dd>
    </div>
  )
}

const LeftOut = ({ campaign: { counts } }: { campaign: Campaign }) => {
  const format = useFormat()
  const reasons = leftOutOf(counts)
  if (reasons.length === 0) return null
  return (
    <section aria-label={text.leftOut} className={look('stack', 'gapS')}>
      <h2 className={look('noMargin', 'heading')}>{text.leftOut}</h2>
      <dl className={look('noMargin', 'numbers')}>
        {reasons.map(({ reason, count }) => (
          <div key={reason} className={look('row', 'between', 'gapL', 'tall28')}>
            <dt>{text.states[reason]}</dt>
            <dd className={look('noMargin')}>{format.number(count)}</dd>
          </div>
        ))}
        <div className={look('row', 'between', 'gapL', 'tall28', 'edgeAbove')}>
          <dt>{text.matching}</dt>
          <dd className={look('noMargin')}>{format.number(countAll(counts))}</dd>
        </div>
      </dl>
    </section>
  )
}
