import { useFormat } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import { ChipRow, FilterChip } from '../../ui/FilterChip.tsx'
import { anyDay, anyScore, type BidderListState, isFiltered, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface BidderChipsProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** The active filters, each removable; nothing without filters. The search box shows the search text. */
const BidderChips = ({ state, change }: BidderChipsProps) => {
  const { search } = state
  const scores = scoresShown(state)
  const format = useFormat()
  const days = daysShown(state, (day) => format.date(`${day}T12:00:00Z`))
  if (!isFiltered({ ...state, search: '' })) return null
  return (
    <ChipRow onClear={() => change({ ...noFilters, search })}>
      {state.status.length > 0 && (
        <FilterChip
          name={bidderText.status}
          value={state.status.map((status) => labels.status[status]).join(', ')}
          onRemove={() => change({ status: [] })}
        />
      )}
      {scores && <FilterChip name={bidderText.scoreRange} value={scores} onRemove={() => change(anyScore)} />}
      {state.tier.length > 0 && (
        <FilterChip
          name={bidderText.tier}
          value={state.tier.map((tier) => labels.tier[tier]).join(', ')}
          onRemove={() => change({ tier: [] })}
        />
      )}
      {state.autoInvite.length > 0 && (
        <FilterChip
          name={bidderText.autoInvite}
          value={state.autoInvite.map((status) => labels.autoInvite[status]).join(', ')}
          onRemove={() => change({ autoInvite: [] })}
        />
      )}
      {lists.map((field) => {
        const values = field === 'category' ? state.category.map((category) => labels.category[category]) : state[field]
        return values.length === 0 ? null : (
          <FilterChip key={field} name={nameOf(field)} value={values.join(', ')} onRemove={() => change({ [field]: [] })} />
        )
      })}
      {days && <FilterChip name={bidderText.lastAuction} value={days} onRemove={() => change(anyDay)} />}
    </ChipRow>
  )
}

const lists = ['tag', 'category', 'city'] as const

const nameOf = (field: (typeof lists)[number]): string => {
  const { tags, categories } = bidderText.columns
  return { tag: tags, category: categories, city: bidderText.city }[field]
}

const daysShown = ({ lastAuctionFrom: from, lastAuctionTo: to }: BidderListState, day: (day: string) => string): string | undefined => {
  if (from && to) return bidderText.daysBetween({ from: day(from), to: day(to) })
  if (from) return bidderText.daysFrom({ from: day(from) })
  return to && bidderText.daysTo({ to: day(to) })
}

const scoresShown = ({ range, from, to }: BidderListState): string | undefined => {
  if (range) return bidderText.rangeNames[range]
  if (from !== undefined && to !== undefined) return bidderText.scoresBetween({ from, to })
  if (from !== undefined) return bidderText.scoresFrom({ from })
  return to === undefined ? undefined : bidderText.scoresTo({ to })
}

export default BidderChips
