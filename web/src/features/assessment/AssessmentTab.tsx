import { assessedSearchLimit, type BidderAssessment, listAssessments } from '@auctionwiz/contracts/bidder-assessments'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { useCallback, useState } from 'react'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { listTotal } from '../../ui/data-table/list-total.ts'
import { sortOf } from '../../ui/data-table/sort-words.ts'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { look } from '../../ui/look.ts'
import { AssessedTools } from './AssessedTools.tsx'
import { AssessmentProgress } from './AssessmentProgress.tsx'
import { assessedColumns, assessedList } from './assessed-columns.tsx'
import { type AssessmentListState, assessmentQuery, isFiltered, isSelectable, type Selected, wholeList } from './assessment-state.ts'
import { MatchParts } from './MatchParts.tsx'
import { assessmentText as text } from './messages.ts'
import { useAssessedSelection } from './use-assessed-selection.ts'
import type { AssessmentAccess } from './use-assessment.ts'

interface AssessmentTabProps {
  auctionId: string
  access: AssessmentAccess
  selected: Selected
  onSelect: (change: (selected: Selected) => Selected) => void
}

const assessmentsIn = ({ assessments }: AnswerOf<typeof listAssessments>): readonly BidderAssessment[] => assessments
const nameOf = ({ name }: BidderAssessment): string => name
const detailsLabel = ({ name, matchScore }: BidderAssessment): string => text.openParts({ score: String(matchScore), name })
const unselectable = (row: BidderAssessment) =>
  isSelectable(row) ? undefined : row.invited ? (
    <Checkmark16Regular className={look('muted')} aria-label={text.invited} />
  ) : (
    <Prohibited16Regular className={look('muted')} aria-hidden />
  )

/** The assessed bidders by match score, also while the assessment still runs. */
export const AssessmentTab = ({ auctionId, access, selected, onSelect }: AssessmentTabProps) => {
  const [state, setState] = useState(wholeList)
  const [openId, setOpenId] = useState<string>()
  const [selecting, setSelecting] = useState(false)
  const change = useCallback((next: Partial<AssessmentListState>) => setState((before) => ({ ...before, ...next })), [])
  const run = access.summary?.run
  const query = assessmentQuery(state)
  const pages = usePages(listAssessments, run ? { params: { auctionId }, query } : null)
  const rows = useRows(pages.data, assessmentsIn)
  const selection = useAssessedSelection(rows, selected, onSelect)
  const layout = useListLayout(assessedList)
  const columns = useColumns(assessedColumns)
  const format = useFormat()
  const first = pages.data?.[0]
  const total = listTotal(first, rows.length, pages.hasMore, 0)
  const shown = first?.more
    ? text.searchMore({ count: assessedSearchLimit })
    : first && rows.length > 0 && text.shown({ shown: format.number(rows.length), total: format.number(total.count) })
  const scoreType = run?.scoreType ?? 'local'
  const parts = useCallback(
    (row: BidderAssessment) => (
      <div className={look('padPage')}>
        <MatchParts row={row} scoreType={scoreType} />
      </div>
    ),
    [scoreType],
  )
  return (
    <>
      <AssessmentProgress access={access} />
      <AssessedTools state={state} change={change} shown={shown || undefined} selecting={selecting} onSelecting={setSelecting} />
      <DataTable
        label={text.list}
        columns={columns}
        layout={layout}
        rows={rows}
        total={total}
        listKey={JSON.stringify([auctionId, query])}
        source={run ? pages : { ...pages, loading: true }}
        nameOf={nameOf}
        openId={openId}
        onOpen={({ id }) => setOpenId(openId === id ? undefined : id)}
        expanded={parts}
        detailsLabel={detailsLabel}
        sort={sortOf<'match'>(state.sort)}
        onSort={({ descending }) => change({ sort: descending ? '-match' : 'match' })}
        selection={selection}
        selecting={selecting}
        unselectable={unselectable}
        loadFailed={text.listFailed}
        empty={<Nobody isRunning={run?.status === 'running'} state={state} onClear={() => setState(wholeList)} />}
      />
    </>
  )
}

interface NobodyProps {
  isRunning: boolean
  state: AssessmentListState
  onClear: () => void
}

const Nobody = ({ isRunning, state, onClear }: NobodyProps) => {
  if (isFiltered(state))
    return (
      <EmptyState compact title={text.noneTitle} actions={<Button onClick={onClear}>{text.clear}</Button>}>
        {text.noneText}
      </EmptyState>
    )
  // Its progress is shown above.
  if (isRunning) return null
  return (
    <EmptyState compact title={text.emptyTitle}>
      {text.emptyText}
    </EmptyState>
  )
}
