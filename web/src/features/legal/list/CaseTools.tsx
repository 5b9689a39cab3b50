import { useCan } from '../../../app/permissions.ts'
import { SortMenu } from '../../../ui/data-table/SortMenu.tsx'
import { sortProps } from '../../../ui/data-table/sort-props.ts'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { Spacer } from '../../../ui/Page.tsx'
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
  const filter = { state, change }
  const seesAmounts = useCan('payments:view')
  const sorts = sortColumns.filter((by) => seesAmounts || by !== 'amount')
  const active = state.tab === 'active'
  return (
    <>
      <ListSearch placeholder={caseText.search} state={state} change={change} />
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
          {...sortProps<SortColumn>(state.sort, change)}
          bare={phone}
        />
      )}
    </>
  )
}
