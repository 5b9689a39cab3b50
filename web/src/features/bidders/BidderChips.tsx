import { ChipRow, FilterChip } from '../../components/FilterChip.tsx'
import { type BidderListState, isFiltered, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface BidderChipsProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** The filters in force, each removable; nothing when there are none. What is searched for stands in the search box. */
export const BidderChips = ({ state, change }: BidderChipsProps) => {
  const { search } = state
  if (!isFiltered({ ...state, search: '' })) return null
  return (
    <ChipRow onClear={() => change({ ...noFilters, search })}>
      {state.status.length > 0 && (
        <FilterChip name={bidderText.status} value={state.status.join(', ')} onRemove={() => change({ status: [] })} />
      )}
      {state.range && (
        <FilterChip name={bidderText.scoreRange} value={bidderText.rangeNames[state.range]} onRemove={() => change({ range: undefined })} />
      )}
      {state.tier.length > 0 && <FilterChip name={bidderText.tier} value={state.tier.join(', ')} onRemove={() => change({ tier: [] })} />}
      {state.autoInvite.length > 0 && (
        <FilterChip name={bidderText.autoInvite} value={state.autoInvite.join(', ')} onRemove={() => change({ autoInvite: [] })} />
      )}
    </ChipRow>
  )
}
