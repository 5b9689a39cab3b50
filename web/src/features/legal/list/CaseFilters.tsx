import {
  type CasePriority,
  type CaseStatus,
  type CaseType,
  casePriorities,
  caseStatuses,
  caseTypeGroups,
} from '@auctionwiz/contracts/legal-case-parts'
import { FilterChoices } from '../../../ui/FilterChoices.tsx'
import { look } from '../../../ui/look.ts'
import type { CasesState } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'

export type FilterName = 'status' | 'priority' | 'type'

interface CaseFiltersProps {
  shown: readonly FilterName[]
  state: CasesState
  change: (change: Partial<CasesState>) => void
}

/** The filters of the list; several values of one widen it, several filters narrow it. */
const CaseFilters = ({ shown, state, change }: CaseFiltersProps) => (
  <div className={look('stack', 'gapL')}>
    {shown.includes('status') && (
      <FilterChoices
        title={caseText.columns.status}
        names={statusNames}
        values={caseStatuses}
        chosen={state.status}
        onChange={(status) => change({ status })}
      />
    )}
    {shown.includes('priority') && (
      <FilterChoices
        title={caseText.columns.priority}
        names={legalText.priorities}
        values={byWeight}
        chosen={state.priority}
        onChange={(priority) => change({ priority })}
      />
    )}
    {shown.includes('type') &&
      caseTypeGroups.map(([group, types]) => (
        <FilterChoices
          key={group}
          title={`${caseText.columns.type}: ${legalText.caseTypeGroups[group]}`}
          names={legalText.caseTypes}
          values={types satisfies readonly CaseType[]}
          chosen={state.type}
          onChange={(type) => change({ type })}
        />
      ))}
  </div>
)

/** Statuses read the same in each language. */
const statusNames = Object.fromEntries(caseStatuses.map((status) => [status, status])) as Record<CaseStatus, string>
const byWeight: readonly CasePriority[] = casePriorities.toReversed()

export default CaseFilters
