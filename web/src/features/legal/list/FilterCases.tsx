import { FilterButton } from '../../../ui/FilterButton.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import type { CasesState } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import type { FilterName } from './CaseFilters.tsx'

const load = () => import('./CaseFilters.tsx')
const CaseFilters = lazyPart(load)

interface FilterCasesProps {
  label: string
  /** The filters that it opens. */
  shown: readonly FilterName[]
  state: CasesState
  change: (change: Partial<CasesState>) => void
  /** Only an icon, as on the phone. */
  bare?: boolean
}

export const FilterCases = ({ label, shown, state, change, bare = false }: FilterCasesProps) => {
  const inForce = shown.some((name) => state[name].length > 0)
  const clear = () => change(Object.fromEntries(shown.map((name) => [name, []])))
  return (
    <FilterButton label={label} title={label} words={caseText} width={480} bare={bare} onClear={inForce ? clear : undefined} load={load}>
      <CaseFilters shown={shown} state={state} change={change} />
    </FilterButton>
  )
}
