import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { CheckboxChecked20Regular } from '@fluentui/react-icons/headless/svg/checkbox-checked'
import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SortMenu, type SortOption } from '../../ui/data-table/SortMenu.tsx'
import { sortOf, sortWord } from '../../ui/data-table/sort-words.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { Dock, Spacer, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { FilterBidders } from './FilterBidders.tsx'
import type { BidderListState, SortColumn } from './list-state.ts'
import { bidderText } from './messages.ts'
import { ViewButton } from './view/ViewButton.tsx'

const ExportAndPrint = lazyPart(() => import('./print/ExportAndPrint.tsx'))

export interface BidderToolsProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  typed: string
  onType: (text: string) => void
}

const sortOptions = (): SortOption<SortColumn>[] => [
  { by: 'score', label: bidderText.columns.score, highestFirst: true },
  { by: 'name', label: bidderText.name },
  { by: 'spent', label: bidderText.columns.spent, highestFirst: true },
  { by: 'lastAuction', label: bidderText.lastAuction, highestFirst: true },
  { by: 'added', label: bidderText.columns.added, highestFirst: true },
]

const Sort = ({ state, change, bare = false }: Pick<BidderToolsProps, 'state' | 'change'> & { bare?: boolean }) => (
  <SortMenu options={sortOptions()} sort={sortOf<SortColumn>(state.sort)} onSort={(sort) => change({ sort: sortWord(sort) })} bare={bare} />
)

/** Search, filter and sort above the list. */
export const BidderToolRow = (props: BidderToolsProps) => (
  <ToolRow>
    <SearchBox placeholder={bidderText.search} value={props.typed} onChange={props.onType} />
    <FilterBidders state={props.state} change={props.change} />
    <Spacer />
    <Sort state={props.state} change={props.change} />
    <Suspense
      fallback={
        <Button look="subtle" icon={<ArrowDownload20Regular />} busy>
          {bidderText.export}
        </Button>
      }
    >
      <ExportAndPrint />
    </Suspense>
    <ViewButton state={props.state} change={props.change} />
  </ToolRow>
)

/** The same at the bottom of the phone's screen. */
export const BidderDock = ({ selecting, onSelecting, ...props }: BidderToolsProps & DockProps) => (
  <Dock>
    <SearchBox placeholder={bidderText.search} value={props.typed} onChange={props.onType} />
    <FilterBidders state={props.state} change={props.change} bare />
    <Sort state={props.state} change={props.change} bare />
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
