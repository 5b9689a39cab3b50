import { type Auction, type AuctionSummary, readAuction } from '@auctionwiz/contracts/auctions'
import { Suspense, useCallback, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { neighbours } from '../../ui/data-table/rows.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AssessmentTab } from './AssessmentTab.tsx'
import type { Selected } from './assessment-state.ts'
import { type AssessmentTabId, assessmentTabs } from './assessment-tabs.ts'
import { InviteFooter } from './InviteFooter.tsx'
import { assessmentText as text } from './messages.ts'
import { OutcomeView } from './OutcomeView.tsx'
import { SendInvitesTab } from './SendInvitesTab.tsx'
import { isAssessable, useAssessment } from './use-assessment.ts'
import { useInviting } from './use-inviting.ts'

const CampaignTab = lazyPart(() => import('../campaigns/CampaignsTab.tsx'))

interface AssessmentPanelProps {
  id: string
  tab: AssessmentTabId
  rows: readonly AuctionSummary[]
  /** Shows the assessment for an auction, in a tab. */
  onShow: (id: string, tab: AssessmentTabId) => void
  onClose: () => void
}

/** The assessment of bidders for an auction, next to the list; once the auction is over, what became of it. */
const AssessmentPanel = ({ id, tab, rows, onShow, onClose }: AssessmentPanelProps) => {
  const mayAssess = useCan('bidders:assessment')
  const { data: auction, error, reload } = useQuery(readAuction, { params: { id } })
  const frame = usePanelFrame({ id, tab, rows, onShow, onClose }, auction)
  if (!mayAssess)
    return (
      <Panel {...frame}>
        <NoPermission permission="bidders:assessment" what={text.noun} />
      </Panel>
    )
  if (!auction)
    return (
      <Panel {...frame}>
        {error === undefined ? (
          <SkeletonRows rows={8} columns={[240, 80, 80, 100]} />
        ) : (
          <ErrorState compact title={text.failed} error={error} onRetry={reload} />
        )}
      </Panel>
    )
  if (!isAssessable(auction))
    return (
      <Panel {...frame} title={text.outcome}>
        <OutcomeView auction={auction} />
      </Panel>
    )
  return <OpenPanel key={id} auction={auction} tab={tab} frame={frame} onTab={(next) => onShow(id, next)} />
}

type Frame = Omit<Parameters<typeof Panel>[0], 'children'>

const usePanelFrame = ({ id, tab, rows, onShow, onClose }: AssessmentPanelProps, auction: Auction | undefined): Frame => {
  const format = useFormat()
  const shown = rows.filter(isAssessable)
  const { previous, next } = neighbours(shown, id)
  const known = auction ?? rows.find((row) => row.id === id)
  return {
    title: text.title,
    subtitle: known && text.place({ title: known.title, date: format.date(known.startDate) }),
    onClose,
    onPrevious: previous === undefined ? undefined : () => onShow(previous, tab),
    onNext: next === undefined ? undefined : () => onShow(next, tab),
  }
}

interface OpenPanelProps {
  auction: Auction
  tab: AssessmentTabId
  frame: Frame
  onTab: (tab: AssessmentTabId) => void
}

const OpenPanel = ({ auction, tab, frame, onTab }: OpenPanelProps) => {
  const access = useAssessment(auction)
  const [selected, setSelected] = useState<Selected>(new Map())
  const select = useCallback((change: (before: Selected) => Selected) => setSelected(change), [])
  const inviting = useInviting(auction, { selected, onSent: () => setSelected(new Map()), onTrouble: () => onTab('invites') })
  return (
    <Panel
      {...frame}
      fills={tab === 'assessment'}
      tabs={
        <Tabs
          name="assessment"
          label={text.tabsLabel}
          selected={tab}
          onSelect={onTab}
          tabs={assessmentTabs.map((one) => ({
            id: one,
            label: text.tabs[one],
            ...(one === 'invites' && selected.size > 0 && { count: selected.size }),
          }))}
        />
      }
      footer={tab !== 'campaigns' && <InviteFooter auction={auction} access={access} selected={selected} inviting={inviting} />}
    >
      <div
        role="tabpanel"
        id="assessment-panel"
        className={tab === 'assessment' ? look('stack', 'fill', 'hugs') : undefined}
        aria-labelledby={`assessment-tab-${tab}`}
      >
        {tab === 'campaigns' ? (
          <Suspense fallback={null}>
            <CampaignTab auction={auction} />
          </Suspense>
        ) : access.error !== undefined && !access.summary ? (
          <ErrorState compact title={text.failed} error={access.error} onRetry={access.reload} />
        ) : tab === 'assessment' ? (
          <AssessmentTab auctionId={auction.id} access={access} selected={selected} onSelect={select} />
        ) : (
          <SendInvitesTab selected={selected} onSelect={select} inviting={inviting} texts={access.summary?.texts ?? false} />
        )}
      </div>
    </Panel>
  )
}

export default AssessmentPanel
