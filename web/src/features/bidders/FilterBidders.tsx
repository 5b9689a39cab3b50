import { FilterButton } from '../../ui/FilterButton.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { type BidderListState, filtersInForce, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

export const loadFilters = () => import('./BidderFilters.tsx')
const BidderFilters = lazyPart(loadFilters)

export interface FilterBiddersProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  /** Only an icon, as on the phone. */
  bare?: boolean
}

export const FilterBidders = ({ state, change, bare = false }: FilterBiddersProps) => {
  const inForce = filtersInForce(state)
  return (
    <FilterButton
      label={bidderText.filter}
      spokenLabel={inForce > 0 ? bidderText.filterCount({ count: inForce }) : undefined}
      title={bidderText.filterTitle}
      words={bidderText}
      width={520}
      bare={bare}
      onClear={inForce > 0 ? () => change({ ...noFilters, search: state.search }) : undefined}
      load={loadFilters}
    >
      <BidderFilters state={state} change={change} />
    </FilterButton>
  )
}
