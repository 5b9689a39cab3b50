import { ChipRow, FilterChip } from '../../../ui/FilterChip.tsx'
import { type CasesState, noFilters } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import type { FilterName } from './CaseFilters.tsx'

interface CaseChipsProps {
  shown: readonly FilterName[]
  state: CasesState
  change: (change: Partial<CasesState>) => void
}

/** The active filters, each removable; nothing without filters. */
export const CaseChips = ({ shown, state, change }: CaseChipsProps) => {
  const names = {
    status: state.status,
    priority: state.priority.map((priority) => legalText.priorities[priority]),
    type: state.type.map((type) => legalText.caseTypes[type]),
  }
  const active = shown.filter((name) => names[name].length > 0)
  if (active.length === 0) return null
  return (
    <ChipRow onClear={() => change(noFilters)}>
      {active.map((name) => (
        <FilterChip key={name} name={caseText.columns[name]} value={names[name].join(', ')} onRemove={() => change({ [name]: [] })} />
      ))}
    </ChipRow>
  )
}
