import { useFormat } from '../../app/format.ts'
import { ChipRow, FilterChip } from '../../ui/FilterChip.tsx'
import { activeFilters } from './filter-words.ts'
import { type BidderListState, noFilters } from './list-state.ts'

export interface BidderChipsProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** The active filters, each removable; nothing without filters. The search box shows the search text. */
const BidderChips = ({ state, change }: BidderChipsProps) => {
  const filters = activeFilters(state, useFormat())
  if (filters.length === 0) return null
  return (
    <ChipRow onClear={() => change({ ...noFilters, search: state.search })}>
      {filters.map(({ name, value, clear }) => (
        <FilterChip key={name} name={name} value={value} onRemove={() => change(clear)} />
      ))}
    </ChipRow>
  )
}

export default BidderChips
