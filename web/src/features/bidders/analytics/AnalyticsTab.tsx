import { readBidderAnalytics } from '@auctionwiz/contracts/bidder-analytics'
import { DataHistogram24Regular } from '@fluentui/react-icons/headless/svg/data-histogram'
import { useQuery } from '../../../app/calls/use-call.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { BidderTabProps } from '../bidder-tabs.tsx'
import { AddedChart } from './AddedChart.tsx'
import { AverageChart } from './AverageChart.tsx'
import { Distribution } from './Distribution.tsx'
import { Figures } from './Figures.tsx'
import { autoInviteBars, statusBars, tierBars } from './figures.ts'
import { Histogram } from './Histogram.tsx'
import { analyticsText } from './messages.ts'
import { TierChart } from './TierChart.tsx'

/** Totals, distributions and history for the chosen score; every bar of a distribution links to its bidders. */
const AnalyticsTab = ({ state: { scoreType } }: BidderTabProps) => {
  const { data, error, refreshing, reload } = useQuery(readBidderAnalytics, {})
  if (data === undefined)
    return error === undefined ? <SkeletonRows rows={12} /> : <ErrorState title={analyticsText.loadFailed} error={error} onRetry={reload} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<DataHistogram24Regular />}
        title={analyticsText.noneTitle}
        actions={
          <ButtonLink look="primary" to={paths.bidders}>
            {analyticsText.backToList}
          </ButtonLink>
        }
      >
        {analyticsText.noneText}
      </EmptyState>
    )
  return (
    <PageScroll padded>
      <ProgressLine active={refreshing} />
      <Figures figures={data} scoreType={scoreType} />
      <div className={look('grid', 'charts', 'above3XL', 'gapCharts')}>
        <Distribution title={analyticsText.scoreDistribution} column={analyticsText.tier} bars={tierBars(data, scoreType)} />
        <Distribution title={analyticsText.autoInviteStatus} column={analyticsText.status} bars={autoInviteBars(data, scoreType)} />
        <Histogram figures={data} scoreType={scoreType} />
        <Distribution title={analyticsText.status} column={analyticsText.status} bars={statusBars(data, scoreType)} />
        <AverageChart trend={data.trend} scoreType={scoreType} />
        <TierChart trend={data.trend} scoreType={scoreType} />
        <AddedChart added={data.added} />
      </div>
    </PageScroll>
  )
}

export default AnalyticsTab
