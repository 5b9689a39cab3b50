import { casePriorities, caseStatuses, caseTypes } from '@auctionwiz/contracts/legal-case-parts'
import { type LegalCaseTotals, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { DataHistogram24Regular } from '@fluentui/react-icons/headless/svg/data-histogram'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Bars } from '../../../ui/charts/Bars.tsx'
import { ChartBlock } from '../../../ui/charts/ChartBlock.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type CasesState, writeCases } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { amountsShown, percentOf } from './case-figures.ts'

const linkTo = (change: Partial<CasesState>): string => `${paths.legal}?${writeCases(new URLSearchParams(), change)}`

/** Figures of all cases and how they spread over status, priority and type; each leads to the cases it counts. */
const CaseAnalytics = () => {
  const { data, error, refreshing, reload } = useQuery(readLegalCaseTotals, {})
  if (data === undefined)
    return error === undefined ? <SkeletonRows rows={12} /> : <ErrorState title={caseText.loadFailed} error={error} onRetry={reload} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<DataHistogram24Regular />}
        title={caseText.none.analytics.title}
        actions={
          <ButtonLink look="primary" to={paths.legal}>
            {caseText.tabs.all}
          </ButtonLink>
        }
      >
        {caseText.none.analytics.text}
      </EmptyState>
    )
  return (
    <PageScroll padded>
      <ProgressLine active={refreshing} />
      <Figures totals={data} />
      <div className={look('grid', 'charts', 'above3XL', 'gapCharts')}>
        <Distribution
          title={caseText.byStatus}
          column={caseText.columns.status}
          bars={caseStatuses.map((status) => ({ name: status, count: data.byStatus[status], change: { status: [status] } }))}
        />
        <Distribution
          title={caseText.byType}
          column={caseText.columns.type}
          bars={caseTypes
            .filter((type) => data.byType[type] > 0)
            .map((type) => ({ name: legalText.caseTypes[type], count: data.byType[type], change: { type: [type] } }))
            .toSorted((a, b) => b.count - a.count)}
        />
        <div className={look('wholeRow')}>
          <Distribution
            title={caseText.byPriority}
            column={caseText.columns.priority}
            bars={casePriorities.toReversed().map((priority) => ({
              name: legalText.priorities[priority],
              count: data.byPriority[priority],
              change: { priority: [priority] },
            }))}
          />
        </div>
      </div>
    </PageScroll>
  )
}

const Figures = ({ totals }: { totals: LegalCaseTotals }) => {
  const format = useFormat()
  const { total, active, critical, pending } = totals
  const amount = amountsShown(totals.amounts, format)
  return (
    <ul className={look('flex', 'wrap', 'framed', 'roundedLarge', 'clips', 'ruled')}>
      <Figure name={caseText.totalCases} value={format.number(total)} to={linkTo({})} />
      <Figure name={caseText.activeCases} value={format.number(active)} to={linkTo({ tab: 'active' })} />
      <Figure name={caseText.critical} value={format.number(critical)} to={linkTo({ tab: 'active', priority: ['critical'] })} />
      <Figure name={caseText.pending} value={format.number(pending)} to={linkTo({ status: ['PENDING'] })} />
      {amount !== undefined && <Figure name={caseText.totalAmount} value={amount} to={linkTo({ sort: '-amount' })} />}
    </ul>
  )
}

const Figure = ({ name, value, to }: { name: string; value: string; to: string }) => (
  <li className={look('ground', 'from160', 'phoneWholeRow')}>
    <AppLink
      to={to}
      className={look('stack', 'plainLink', 'roundedLarge', 'padSidesXXL', 'padRowL', 'hovers', 'phonePadSidesL', 'phonePadRowM')}
    >
      <span className={look('soft')}>{name}</span>
      <span className={look('figure', 'strong', 'numbers', 'breaks')}>{value}</span>
    </AppLink>
  </li>
)

interface DistributionProps {
  title: string
  column: string
  bars: readonly { name: string; count: number; change: Partial<CasesState> }[]
}

const Distribution = ({ title, column, bars }: DistributionProps) => {
  const format = useFormat()
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  const drawn = bars.map(({ name, count, change }) => {
    const share = total === 0 ? 0 : count / total
    return { name, count, share, percent: caseText.percent({ percent: percentOf(share) }), to: linkTo(change) }
  })
  return (
    <ChartBlock
      title={title}
      columns={[column, caseText.cases, caseText.share]}
      rows={drawn.map(({ name, count, percent }) => [name, format.number(count), percent])}
    >
      <Bars title={title} bars={drawn} />
    </ChartBlock>
  )
}

export default CaseAnalytics
