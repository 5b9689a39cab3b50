import { itemAmounts } from '@auctionwiz/contracts/inventory'
import type { ItemState } from '../../inventory/item.ts'
import { cleanCell } from '../cells.ts'
import { restoreFormula } from '../csv.ts'
import { type Merged, mergeValues, sumsOfValues } from '../merge-values.ts'
import { cleanLines } from '../row-texts.ts'
import type { ItemField } from './fields.ts'
import type { ItemRow } from './item-row.ts'
import { itemProblems } from './problems.ts'

/** The field of an item that each field of a file sets. The stock number is how other items were found. */
const valueFields = {
  title: 'title',
  itemCategory: 'category',
  subcategory: 'subcategory',
  description: 'description',
  condition: 'condition',
  itemStatus: 'status',
  location: 'location',
  acquiredDate: 'acquiredDate',
  currency: 'currency',
  estimateLow: 'estimateLow',
  estimateHigh: 'estimateHigh',
  startingBid: 'startingBid',
  reserve: 'reserve',
  lastSoldPrice: 'lastSoldPrice',
  dimensions: 'dimensions',
  weight: 'weight',
  provenance: 'provenance',
  consignor: 'consignor',
  consignmentFee: 'consignmentFee',
  tags: 'tags',
  auction: 'auctionId',
  lotNumber: 'lotNumber',
} as const satisfies Partial<Record<ItemField, keyof ItemState>>

type ValueField = keyof typeof valueFields

/** What a row links an item to. */
export interface ItemLinks {
  auction?: { auctionId: string; auctionTitle: string }
}

/** The import that adds or changes an item. */
export interface ItemImport {
  now: Date
  /** Who uploaded the file. */
  by: string
}

/** The item that a row adds. */
export const newImportedItem = (id: string, { item }: ItemRow, { auction }: ItemLinks, { now, by }: ItemImport): ItemState => {
  const at = now.toISOString()
  const values = { ...item, ...auction }
  return {
    status: 'Available',
    tags: [],
    ...values,
    id,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    imported: { at, sums: sumsOfValues<ItemState, ValueField>(values, valueFields) },
  }
}

/** What a row does to an item that is there. */
export const mergeItem = (before: ItemState, row: ItemRow, { auction }: ItemLinks, { now }: ItemImport): Merged<ItemState, ItemField> => {
  const values: Partial<ItemState> = { ...row.item, ...auction }
  const kept: Merged<ItemState, ItemField>['kept'] = []
  if (values.stockNumber !== undefined && values.stockNumber !== before.stockNumber)
    kept.push({ field: 'stockNumber', problem: itemProblems.stockNumber })
  if (values.currency !== before.currency && itemAmounts.some((name) => before[name] !== undefined)) {
    if (itemAmounts.some((name) => values[name] !== undefined)) kept.push({ field: 'currency', problem: itemProblems.otherCurrency })
    for (const name of [...itemAmounts, 'currency'] as const) delete values[name]
  }
  // Of an estimate both ends count together: one that staff changed is not crossed by the other.
  const merged = mergeValues<ItemState, ValueField>(
    before,
    { values, fields: valueFields, exportedAt: exportedAt(before, row), asRead },
    now,
  )
  const { after } = merged
  const crossed = after.estimateLow !== undefined && after.estimateHigh !== undefined && after.estimateLow > after.estimateHigh
  if (crossed) {
    const { estimateLow: _low, estimateHigh: _high, ...others } = values
    const rest = mergeValues<ItemState, ValueField>(
      before,
      { values: others, fields: valueFields, exportedAt: exportedAt(before, row), asRead },
      now,
    )
    return { ...rest, kept: [...kept, ...rest.kept, { field: 'estimateHigh', problem: itemProblems.estimates }] }
  }
  const moved = merged.changed.includes('auction') && auction
  return { ...merged, after: moved ? { ...after, ...auction } : after, kept: [...kept, ...merged.kept] }
}

const exportedAt = (before: ItemState, { id, lastUpdated }: ItemRow): string | undefined => (id === before.id ? lastUpdated : undefined)

const asRead = (field: ValueField, known: string): string =>
  restoreFormula((field === 'description' || field === 'provenance' ? cleanLines(known) : cleanCell(known)) ?? known)
