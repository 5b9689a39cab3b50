import { useCallback } from 'react'
import { useCan } from '../../../app/permissions.ts'
import { SortMenu } from '../../../ui/data-table/SortMenu.tsx'
import { sortOf, sortWord } from '../../../ui/data-table/sort-words.ts'
import { Spacer } from '../../../ui/Page.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { type CasesState, type SortColumn, sortColumns } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { ExportCases } from './ExportCases.tsx'
import { FilterCases } from './FilterCases.tsx'

interface CaseToolsProps {
  state: CasesState
  change: (change: Partial<CasesState>) => void
  phone: boolean
}

const highestFirst: readonly SortColumn[] = ['amount', 'priority', 'date']

/** Search, filters and order of all cases; search and two filters of the active ones. */
export const CaseTools = ({ state, change, phone }: CaseToolsProps) => {
  const search = useCallback((text: string) => change({ search: text }), [change])
  const [typed, type] = useSearchText(state.search, search)
  const filter = { state, change }
  const seesAmounts = useCan('payments:view')
  const sorts = sortColumns.filter((by) => seesAmounts || by !== 'amount')
  const active = state.tab === 'active'
  return (
    <>
      <SearchBox placeholder={caseText.search} value={typed} onChange={type} />
      {active && !phone ? (
        <>
          <FilterCases {...filter} label={caseText.columns.priority} shown={['priority']} />
          <FilterCases {...filter} label={caseText.columns.type} shown={['type']} />
        </>
      ) : (
        <FilterCases
          {...filter}
          label={caseText.filter}
          shown={active ? ['priority', 'type'] : ['status', 'priority', 'type']}
          bare={phone}
        />
      )}
      {!phone && (
        <>
          <Spacer />
          <ExportCases state={state} />
        </>
      )}
      {!active && (
        <SortMenu
          options={sorts.map((by) => ({ by, label: caseText.columns[by], highestFirst: highestFirst.includes(by) }))}
          sort={sortOf<SortColumn>(state.sort)}
          onSort={(sort) => change({ sort: sortWord(sort) })}
          bare={phone}
        />
      )}
    </>
  )
}
