import { type LegalCaseSummary, listLegalCases } from '@auctionwiz/contracts/legal-cases'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type CasesAddress, casesQuery } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { soonUntil, splitByDue } from '../due-words.ts'
import { CaseCard } from './CaseCard.tsx'
import { CaseChips } from './CaseChips.tsx'
import { NoCases } from './NoCases.tsx'

/** The active cases as cards, first those in which something is due soon. */
const ActiveCases = ({ address: { state, change, file } }: { address: CasesAddress }) => {
  const { data, error, refreshing, reload, hasMore, loadingMore, loadMore } = usePages(listLegalCases, { query: casesQuery(state) })
  const format = useFormat()
  if (data === undefined)
    return error === undefined ? <SkeletonRows rows={8} /> : <ErrorState title={caseText.loadFailed} error={error} onRetry={reload} />
  const cases = data.flatMap((page) => page.cases)
  const { soon, later } = splitByDue(cases, format.timeZone)
  return (
    <>
      <CaseChips shown={['priority', 'type']} state={state} change={change} />
      <PageScroll padded>
        <ProgressLine active={refreshing} />
        {cases.length === 0 && <NoCases state={state} change={change} onFile={file} />}
        <Group title={caseText.dueBy({ date: format.day(soonUntil()) })} cases={soon} />
        <Group title={caseText.later} cases={later} />
        {hasMore && (
          <Button busy={loadingMore} onClick={loadMore}>
            {caseText.more}
          </Button>
        )}
      </PageScroll>
    </>
  )
}

const Group = ({ title, cases }: { title: string; cases: readonly LegalCaseSummary[] }) => {
  const format = useFormat()
  if (cases.length === 0) return null
  return (
    <section className={look('belowXL')} aria-label={title}>
      <h2 className={look('row', 'gapS', 'body', 'belowM')}>
        {title} <span className={look('plain', 'muted')}>{format.number(cases.length)}</span>
      </h2>
      <ul className={look('grid', 'gapL', 'cards320')}>
        {cases.map((legalCase) => (
          <CaseCard key={legalCase.id} legalCase={legalCase} />
        ))}
      </ul>
    </section>
  )
}

export default ActiveCases
