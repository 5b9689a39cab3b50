import type { Currency } from '@auctionwiz/contracts/fields'
import { itemHeaderOf } from '@auctionwiz/domain/imports/file-reading'
import type { ItemRow } from '@auctionwiz/domain/imports/items/item-row'
import { readItemRow } from '@auctionwiz/domain/imports/items/read-item-row'
import type { Format } from '../../../app/format.ts'
import { categoryLabel } from '../../inventory/category-label.ts'
import { inventoryLabels } from '../../inventory/label-messages.ts'
import { itemFileText as text } from '../items/messages.ts'
import { type Decided, readingOfDecided } from './decisions.ts'
import type { Line } from './Lines.tsx'
import { rowLines } from './row-lines.ts'

/** What a row of a file of inventory becomes, line by line. */
export const itemLines = (columns: readonly Decided[], cells: readonly string[], format: Format, currency: Currency): Line[] => {
  const result = readItemRow(cells, itemHeaderOf(readingOfDecided(columns)), { currency, now: new Date() })
  return rowLines(columns, result, 'items', (values) => linesOf(values, format))
}

const linesOf = ({ item, id, auction, auctionId }: ItemRow, format: Format): Line[] => {
  const { currency } = item
  const money = (amount: number | undefined) => (amount === undefined ? undefined : format.money({ amount, currency }))
  const shown: readonly (readonly [field: keyof typeof text.fields, value: string | undefined])[] = [
    ['itemId', id],
    ['stockNumber', item.stockNumber],
    ['title', item.title],
    ['itemCategory', categoryLabel(item.category)],
    ['subcategory', item.subcategory],
    ['condition', item.condition && inventoryLabels.conditions[item.condition]],
    ['itemStatus', item.status && inventoryLabels.statuses[item.status]],
    ['location', item.location],
    ['acquiredDate', item.acquiredDate && format.date(`${item.acquiredDate}T12:00:00Z`)],
    ['estimateLow', money(item.estimateLow)],
    ['estimateHigh', money(item.estimateHigh)],
    ['startingBid', money(item.startingBid)],
    ['reserve', money(item.reserve)],
    ['lastSoldPrice', money(item.lastSoldPrice)],
    ['dimensions', item.dimensions],
    ['weight', item.weight],
    ['provenance', item.provenance],
    ['consignor', item.consignor],
    ['consignmentFee', item.consignmentFee === undefined ? undefined : `${item.consignmentFee}%`],
    ['tags', item.tags?.join(', ')],
    ['itemAuctionId', auctionId],
    ['auction', auction],
    ['lotNumber', item.lotNumber],
    ['description', item.description],
  ]
  return shown.flatMap(([field, value]): Line[] => (value ? [[text.fields[field], value]] : []))
}
