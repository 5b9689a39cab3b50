import { useCallback } from 'react'
import { classes } from '../../ui/class-names.ts'
import { SortMenu, type SortOption } from '../../ui/data-table/SortMenu.tsx'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import { look } from '../../ui/look.ts'
import { Spacer, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { shownKey } from '../../ui/shortcuts/shortcuts.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import { QueueFilter } from './QueueFilter.tsx'
import type { QueueState, SortColumn } from './queue-state.ts'

interface QueueToolsProps {
  state: QueueState
  change: (change: Partial<QueueState>) => void
  /** The keys that decide work here. */
  keys: boolean
  phone: boolean
}

const sortOptions = (): SortOption<SortColumn>[] => [
  { by: 'score', label: invitationText.columns.score, highestFirst: true },
  { by: 'name', label: invitationText.columns.bidder },
  { by: 'won', label: invitationText.columns.won, highestFirst: true },
  { by: 'lastAuction', label: invitationText.columns.lastAuction, highestFirst: true },
]

/** Search, filter, the keys, and sort above the decisions. */
export const QueueTools = ({ state, change, keys, phone }: QueueToolsProps) => {
  const search = useCallback((text: string) => change({ search: text }), [change])
  const [typed, type] = useSearchText(state.search, search)
  return (
    <ToolRow>
      <SearchBox placeholder={invitationText.search} value={typed} onChange={type} />
      <QueueFilter state={state} change={change} />
      <Spacer />
      {keys && !phone && <Keys />}
      <SortMenu
        options={sortOptions()}
        sort={sortOf<SortColumn>(state.sort)}
        onSort={(sort) => change({ sort: sortWord(sort) })}
        bare={phone}
      />
    </ToolRow>
  )
}

const Keys = () => (
  <span className={classes(look('note'), styles.keys)}>
    {[
      { key: 'a', label: invitationText.approve },
      { key: 'd', label: invitationText.deny },
      { key: 'Enter', label: invitationText.open },
    ].map(({ key, label }) => (
      <span key={key} className={look('afterS')}>
        <kbd className={look('edged', 'rounded', 'startXS', 'padSidesXS')}>{shownKey(key)}</kbd> {label}
      </span>
    ))}
  </span>
)
