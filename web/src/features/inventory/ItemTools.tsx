import { exportInventory } from '@auctionwiz/contracts/inventory'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall } from '../../app/calls/use-call.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { SortMenu } from '../../ui/data-table/SortMenu.tsx'
import { sortProps } from '../../ui/data-table/sort-props.ts'
import { FilterButton } from '../../ui/FilterButton.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { Spacer } from '../../ui/Page.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useAction } from '../confirm/use-action.ts'
import { type ItemsState, itemsQuery, noFilters, type SortColumn, sortColumns } from './item-list.ts'
import { inventoryText as text } from './messages.ts'

const load = () => import('./ItemFilters.tsx')
const ItemFilters = lazyPart(load)

interface ItemToolsProps {
  state: ItemsState
  change: (change: Partial<ItemsState>) => void
  phone: boolean
}

const highestFirst: readonly SortColumn[] = ['value', 'updated']

/** Search, filters, order and export of the inventory. */
export const ItemTools = ({ state, change, phone }: ItemToolsProps) => {
  const inForce = state.status.length + state.category.length > 0
  const labels = { ...text.columns, ...text.sorts }
  return (
    <>
      <ListSearch placeholder={text.search} state={state} change={change} />
      <FilterButton
        label={text.filter}
        title={text.filter}
        words={text}
        width={480}
        bare={phone}
        onClear={inForce ? () => change(noFilters) : undefined}
        load={load}
      >
        <ItemFilters state={state} change={change} />
      </FilterButton>
      {!phone && (
        <>
          <Spacer />
          <ExportItems state={state} />
        </>
      )}
      <SortMenu
        options={sortColumns.map((by) => ({ by, label: labels[by], highestFirst: highestFirst.includes(by) }))}
        {...sortProps<SortColumn>(state.sort, change)}
        bare={phone}
      />
    </>
  )
}

/** Exports all items that match the filters, not only those on screen. */
const ExportItems = ({ state }: { state: ItemsState }) => {
  const mayNot = usePermissionReason('inventory:export')
  const call = useCall()
  const { busy, run } = useAction()
  const save = () =>
    run(async () => {
      const { limit: _limit, ...query } = itemsQuery(state)
      saveFile((await call(exportInventory, { query })) as Blob, `inventory-${new Date().toISOString().slice(0, 10)}.csv`)
    }, text.exportFailed)
  return (
    <Button look="subtle" icon={<ArrowDownload20Regular />} reason={mayNot} busy={busy} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
