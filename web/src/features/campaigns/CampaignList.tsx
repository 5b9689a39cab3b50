import type { Auction } from '@auctionwiz/contracts/auctions'
import type { CampaignDraft } from '@auctionwiz/contracts/campaign-drafts'
import { type Campaign, listCampaigns } from '@auctionwiz/contracts/campaigns'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { Mail24Regular } from '@fluentui/react-icons/headless/svg/mail'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFollowedQuery } from '../../app/calls/use-followed-query.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { CampaignDrafts } from './CampaignDrafts.tsx'
import { isUnderWay, refreshMs, statusTones, useCampaignReason } from './campaign-words.ts'
import { campaignText as text } from './messages.ts'

const NewCampaign = lazyDialog(() => import('./NewCampaign.tsx'))

/** The most that a list shows; an auction has a handful of campaigns. */
const shownCampaigns = 100

export const campaignPath = (auctionId: string, id = ''): string => `${paths.auctions}/${auctionId}/campaigns${id && `/${id}`}`

/** The campaigns for an auction, the latest first, and the way to a new one. */
export const CampaignList = ({ auction }: { auction: Auction }) => {
  const navigate = useNavigate()
  const reason = useCampaignReason(auction)
  const [creating, setCreating] = useState<{ draft?: CampaignDraft }>()
  const input = { query: { auctionId: auction.id, limit: shownCampaigns } }
  const { data, error, reload } = useFollowedQuery(listCampaigns, input, ({ campaigns }) => (campaigns.some(isUnderWay) ? refreshMs : 0))
  const create = (
    <Button
      look="primary"
      icon={<Add20Regular />}
      reason={reason}
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={() => setCreating({})}
    >
      {text.create}
    </Button>
  )
  return (
    <>
      <CampaignDrafts auction={auction} reason={reason} onContinue={(draft) => setCreating({ draft })} />
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={4} columns={[240, 120]} />
        ) : (
          <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />
        )
      ) : data.campaigns.length === 0 ? (
        <EmptyState compact icon={<Mail24Regular />} title={text.noneTitle} actions={create}>
          {text.noneText}
        </EmptyState>
      ) : (
        <div className={look('stack', 'gapM')}>
          <div className={look('row', 'end')}>{create}</div>
          <ul aria-label={text.title} className={look('noMargin', 'flush')}>
            {data.campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </div>
      )}
      {creating && (
        <Suspense fallback={null}>
          <NewCampaign
            auction={auction}
            draft={creating.draft}
            onClose={() => setCreating(undefined)}
            onOpen={(id) => void navigate(campaignPath(auction.id, id))}
          />
        </Suspense>
      )}
    </>
  )
}

const CampaignRow = ({ campaign }: { campaign: Campaign }) => {
  const format = useFormat()
  const { id, auctionId, kind, segmentName, subject, status, sendAt, endedAt, counts } = campaign
  return (
    <li className={look('row', 'between', 'gapL', 'padRowS', 'lineBelow')}>
      <div className={look('stack', 'shrinks')}>
        <AppLink to={campaignPath(auctionId, id)} className={look('strong', 'cut')}>
          {subject}
        </AppLink>
        <span className={look('note')}>
          {[
            segmentName ?? text.kinds[kind],
            endedAt === undefined ? text.startsAt({ time: format.zonedTime(sendAt) }) : text.endedAt({ time: format.zonedTime(endedAt) }),
          ].join(' · ')}
        </span>
      </div>
      <div className={look('stack', 'fixed', 'right')}>
        <StatusDot tone={statusTones[status]}>{text.statuses[status]}</StatusDot>
        <span className={look('note', 'numbers')}>{text.sentCount({ count: counts.sent ?? 0 })}</span>
      </div>
    </li>
  )
}
