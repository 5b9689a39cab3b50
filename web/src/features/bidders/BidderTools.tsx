import { ArrowDown20Regular } from '@fluentui/react-icons/headless/svg/arrow-down'
import { ArrowUp20Regular } from '@fluentui/react-icons/headless/svg/arrow-up'
import { CheckboxChecked20Regular } from '@fluentui/react-icons/headless/svg/checkbox-checked'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dock, Spacer, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { ExportButton } from './bulk/ExportButton.tsx'
import { FilterButton } from './FilterButton.tsx'
import { type BidderListState, isDescending, sortColumn, toggleSort } from './list-state.ts'
import { bidderText } from './messages.ts'
import { ViewButton } from './view/ViewButton.tsx'

export interface BidderToolsProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  typed: string
  onType: (text: string) => void
}

/** Search, filter and sort above the list. */
export const BidderToolRow = (props: BidderToolsProps) => (
  <ToolRow>
    <SearchBox placeholder={bidderText.search} value={props.typed} onChange={props.onType} />
    <FilterButton state={props.state} change={props.change} />
    <Spacer />
    <SortButton state={props.state} change={props.change} />
    <ExportButton state={props.state} />
    <ViewButton state={props.state} change={props.change} />
  </ToolRow>
)

/** The same at the bottom of the phone's screen. */
export const BidderDock = ({ selecting, onSelecting, ...props }: BidderToolsProps & DockProps) => (
  <Dock>
    <SearchBox placeholder={bidderText.search} value={props.typed} onChange={props.onType} />
    <FilterButton state={props.state} change={props.change} bare />
    <SortButton state={props.state} change={props.change} bare />
    {onSelecting && (
      <Button
        look={selecting ? 'primary' : 'secondary'}
        icon={<CheckboxChecked20Regular />}
        aria-label={selecting ? bidderText.endSelect : bidderText.select}
        aria-pressed={selecting}
        onClick={() => onSelecting(!selecting)}
      />
    )}
  </Dock>
)

interface DockProps {
  /** Whether the cards have check boxes. */
  selecting: boolean
  /** Undefined where nothing can be selected. */
  onSelecting: ((selecting: boolean) => void) | undefined
}

/** Reverses the order by the chosen score; from another order returns to it. */
const SortButton = ({ state, change, bare = false }: Pick<BidderToolsProps, 'state' | 'change'> & { bare?: boolean }) => {
  const next = toggleSort(state.sort, 'score')
  const descending = sortColumn(state.sort) === 'score' && isDescending(state.sort)
  const title = fill(isDescending(next) ? bidderText.sortDescending : bidderText.sortAscending, {
    column: bidderText.columns.score.toLowerCase(),
  })
  return (
    <Button
      look={bare ? 'secondary' : 'subtle'}
      icon={descending ? <ArrowDown20Regular /> : <ArrowUp20Regular />}
      aria-label={bare ? title : `${bidderText.sort}: ${title}`}
      title={title}
      onClick={() => change({ sort: next })}
    >
      {bare ? undefined : bidderText.sort}
    </Button>
  )
}
