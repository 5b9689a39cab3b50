import type { InventoryItemSummary } from '@auctionwiz/contracts/inventory'
import { itemValue } from '@auctionwiz/domain/inventory/item'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { lotMoney } from '../auctions/lot-money.ts'
import { categoryLabel } from './category-label.ts'
import { ItemStatusDot } from './ItemStatusDot.tsx'
import type { SortColumn } from './item-list.ts'
import { inventoryLabels } from './label-messages.ts'
import { inventoryText } from './messages.ts'

const ids = ['title', 'category', 'value', 'condition', 'status', 'location'] as const
type ItemColumn = (typeof ids)[number]

export const itemList = { list: 'inventory', all: ids } as const satisfies ListColumns<ItemColumn>

type TableColumn = Column<InventoryItemSummary, ItemColumn, SortColumn>

/** The middle of the estimate. */
const valueText = (item: InventoryItemSummary): string => {
  const value = itemValue(item)
  return value === undefined ? '' : lotMoney(item.currency).amount(value)
}

const forms: Record<ItemColumn, () => Omit<TableColumn, 'id' | 'header'>> = {
  title: () => ({
    width: 280,
    minWidth: 160,
    grow: true,
    sort: 'title',
    text: ({ title }) => title,
    render: ({ title, subcategory, stockNumber }) => (
      <span className={look('stack')}>
        <span className={look('strong', 'cutText')} title={title}>
          {title}
        </span>
        <span className={look('note', 'cutText')}>{[stockNumber, subcategory].filter(Boolean).join(' · ')}</span>
      </span>
    ),
    renderCard: ({ title }) => title,
  }),
  category: () => ({ width: 152, sort: 'category', shown: 'wide', text: ({ category }) => categoryLabel(category), card: 'detail' }),
  value: () => ({ width: 112, align: 'end', sort: 'value', highestFirst: true, text: valueText, card: 'end' }),
  condition: () => ({ width: 104, shown: 'roomy', text: ({ condition }) => (condition ? inventoryLabels.conditions[condition] : '') }),
  status: () => ({
    width: 132,
    sort: 'status',
    text: ({ status }) => inventoryLabels.statuses[status],
    render: ({ status }) => <ItemStatusDot status={status} />,
    card: 'detail',
    renderCard: ({ status }) => <ItemStatusDot status={status} />,
  }),
  location: () => ({ width: 168, sort: 'location', shown: 'wide', text: ({ location = '' }) => location }),
}

export const columnsOf = (): TableColumn[] => ids.map((id) => ({ id, header: inventoryText.columns[id], ...forms[id]() }))
