import {
  assessedSearchLimit,
  type BidderAssessment,
  listAssessments,
  recommendations,
  riskLevels,
} from '@auctionwiz/contracts/bidder-assessments'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { ArrowDown16Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { useCallback, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { AssessedRow } from './AssessedRow.tsx'
import styles from './Assessment.module.css'
import { AssessmentProgress } from './AssessmentProgress.tsx'
import {
  type AssessmentListState,
  assessmentQuery,
  isFiltered,
  isSelectable,
  type Selected,
  toggled,
  toggledAll,
  wholeList,
} from './assessment-state.ts'
import { assessmentText as text } from './messages.ts'
import type { AssessmentAccess } from './use-assessment.ts'

interface AssessmentTabProps {
  auctionId: string
  access: AssessmentAccess
  selected: Selected
  onSelect: (change: (selected: Selected) => Selected) => void
}

const assessmentsIn = ({ assessments }: AnswerOf<typeof listAssessments>): readonly BidderAssessment[] => assessments

/** The assessed bidders by match score, also while the assessment still runs. */
export const AssessmentTab = ({ auctionId, access, selected, onSelect }: AssessmentTabProps) => {
  const [state, setState] = useState(wholeList)
  const [open, setOpen] = useState<string>()
  const change = useCallback((next: Partial<AssessmentListState>) => setState((before) => ({ ...before, ...next })), [])
  const run = access.summary?.run
  const pages = usePages(listAssessments, run ? { params: { auctionId }, query: assessmentQuery(state) } : null)
  const rows = useRows(pages.data, assessmentsIn)
  const format = useFormat()
  const first = pages.data?.[0]
  const toggle = useCallback((row: BidderAssessment) => onSelect((before) => toggled(before, row)), [onSelect])
  const openOne = useCallback((id: string) => setOpen((before) => (before === id ? undefined : id)), [])
  const selectable = rows.filter(isSelectable)
  const chosen = selectable.filter(({ id }) => selected.has(id)).length
  return (
    <>
      <AssessmentProgress access={access} />
      <div className={classes(look('grid', 'gapS', 'belowM'), styles.filters)}>
        <Search state={state} change={change} />
        <Select
          aria-label={text.recommendation}
          value={state.recommendation ?? ''}
          onChange={({ target }) => change({ recommendation: recommendations.find((one) => one === target.value) })}
        >
          <option value="">{text.allRecommendations}</option>
          {recommendations.map((one) => (
            <option key={one} value={one}>
              {text.recommendations[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={text.risk}
          value={state.riskLevel ?? ''}
          onChange={({ target }) => change({ riskLevel: riskLevels.find((one) => one === target.value) })}
        >
          <option value="">{text.allRisks}</option>
          {riskLevels.map((one) => (
            <option key={one} value={one}>
              {text.risks[one]}
            </option>
          ))}
        </Select>
      </div>
      {pages.error !== undefined && !pages.data && (
        <ErrorState compact title={text.listFailed} error={pages.error} onRetry={pages.reload} />
      )}
      {pages.loading && <SkeletonRows rows={8} columns={[240, 80, 80, 100]} />}
      {rows.length > 0 && (
        <>
          <div className={look('bleed')}>
            <div className={classes(look('note', 'chrome'), styles.head)}>
              <Checkbox
                aria-label={text.selectShown}
                checked={chosen > 0 && chosen === selectable.length}
                mixed={chosen > 0 && chosen < selectable.length}
                disabled={selectable.length === 0}
                onChange={() => onSelect((before) => toggledAll(before, rows))}
              />
              <span>{text.bidder}</span>
              <button
                type="button"
                className={look('inlineRow', 'gapXS', 'clear', 'noBorder', 'flush', 'inherits', 'pointer')}
                aria-label={state.sort === 'match' ? text.lowestFirst : text.highestFirst}
                onClick={() => change({ sort: state.sort === 'match' ? '-match' : 'match' })}
              >
                {text.match}
                {state.sort === 'match' ? <ArrowUp16Regular /> : <ArrowDown16Regular />}
              </button>
              <span className={look('notOnPhone')}>{text.risk}</span>
              <span>{text.recommendation}</span>
            </div>
            <ul aria-label={text.list}>
              {rows.map((row) => (
                <AssessedRow
                  key={row.id}
                  row={row}
                  scoreType={run?.scoreType ?? 'local'}
                  selected={selected.has(row.id)}
                  open={open === row.id}
                  onToggle={toggle}
                  onOpen={openOne}
                />
              ))}
            </ul>
          </div>
          <div className={look('row', 'between', 'aboveM')}>
            <span className={look('note')}>
              {first?.more
                ? text.searchMore({ count: assessedSearchLimit })
                : first?.total !== undefined && text.shown({ shown: format.number(rows.length), total: format.number(first.total) })}
            </span>
            {pages.hasMore && (
              <Button busy={pages.loadingMore} onClick={pages.loadMore}>
                {text.showMore}
              </Button>
            )}
          </div>
        </>
      )}
      {first && rows.length === 0 && run?.status === 'completed' && <Nobody state={state} onClear={() => setState(wholeList)} />}
    </>
  )
}

const Search = ({ state, change }: { state: AssessmentListState; change: (next: Partial<AssessmentListState>) => void }) => {
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  const [typed, type] = useSearchText(state.search, search)
  return <SearchBox placeholder={text.search} value={typed} onChange={type} />
}

const Nobody = ({ state, onClear }: { state: AssessmentListState; onClear: () => void }) =>
  isFiltered(state) ? (
    <EmptyState compact title={text.noneTitle} actions={<Button onClick={onClear}>{text.clear}</Button>}>
      {text.noneText}
    </EmptyState>
  ) : (
    <EmptyState compact title={text.emptyTitle}>
      {text.emptyText}
    </EmptyState>
  )
