import { type LegalCaseSummary, listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { useQuery } from '../../../app/calls/use-call.ts'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { listTotal } from '../../../ui/data-table/list-total.ts'
import { TableFooter } from '../../../ui/data-table/TableFooter.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type CasesAddress, casesQuery, isFiltered } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { soonUntil, splitByDue } from '../due-words.ts'
import { CaseCard } from './CaseCard.tsx'
import { CaseChips } from './CaseChips.tsx'
import { amountsShown, claimsShown } from './case-figures.ts'
import { NoCases } from './NoCases.tsx'

/** The active cases as cards, first those in which something is due soon. */
const ActiveCases = ({
  address: { state, change, file },
  phone,
}: {
  address: Pick<CasesAddress, 'state' | 'change' | 'file'>
  phone: boolean
}) => {
  const { data, error, refreshing, reload, hasMore, loadingMore, loadMore } = usePages(listLegalCases, { query: casesQuery(state) })
  const { data: totals } = useQuery(readLegalCaseTotals, {})
  const format = useFormat()
  if (data === undefined)
    return error === undefined ? <SkeletonRows rows={8} /> : <ErrorState title={caseText.loadFailed} error={error} onRetry={reload} />
  const cases = data.flatMap((page) => page.cases)
  const { soon, later } = splitByDue(cases, format.timeZone)
  const { count, atLeast } = listTotal(data[0], cases.length, hasMore, 0)
  const shown = format.number(cases.length)
  const amount = isFiltered(state) ? (hasMore ? undefined : claimsShown(cases, format)) : amountsShown(totals?.activeAmounts, format)
  return (
    <>
      <CaseChips shown={['priority', 'type']} state={state} change={change} />
      <PageScroll padded>
        <ProgressLine active={refreshing} />
        {cases.length === 0 && <NoCases state={state} change={change} onFile={file} />}
        <Group title={caseText.dueBy({ date: format.day(soonUntil()) })} cases={soon} isWhole={!hasMore || later.length > 0} />
        <Group title={caseText.later} cases={later} isWhole={!hasMore} />
        {hasMore && (
          <Button busy={loadingMore} onClick={loadMore}>
            {caseText.more}
          </Button>
        )}
      </PageScroll>
      {!phone && (
        <TableFooter
          count={atLeast ? caseText.shownActiveOfMore({ shown, count: format.number(count) }) : caseText.shownActive({ shown, count })}
          figures={amount === undefined ? [] : [caseText.amountInAll({ amount })]}
        />
      )}
    </>
  )
}

interface GroupProps {
  title: string
  cases: readonly LegalCaseSummary[]
  /** None of its cases is on a page that was not loaded. */
  isWhole: boolean
}

/** Cases under a title, with their number and amount once all are known. */
const Group = ({ title, cases, isWhole }: GroupProps) => {
  const format = useFormat()
  if (cases.length === 0) return null
  return (
    <section className={look('belowXL')} aria-label={title}>
      <div className={look('row', 'between', 'gapS', 'belowM')}>
        <h2 className={look('row', 'gapS', 'body')}>
          {title} {isWhole && <span className={look('plain', 'muted')}>{format.number(cases.length)}</span>}
        </h2>
        {isWhole && <span className={look('note', 'numbers')}>{claimsShown(cases, format)}</span>}
      </div>
      <ul className={look('grid', 'gapL', 'cards320')}>
        {cases.map((legalCase) => (
          <CaseCard key={legalCase.id} legalCase={legalCase} />
        ))}
      </ul>
    </section>
  )
}

export default ActiveCases
