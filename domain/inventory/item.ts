import type { InventoryItem } from '@auctionwiz/contracts/inventory'
import { itemCategories, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { searchFieldsOf } from '../bidders/search.ts'
import type { Imported } from '../imported.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

/** An item as its rules see it. */
export interface ItemState extends Omit<InventoryItem, 'version'> {
  imported?: Imported | undefined
}

/** What lists of items sort and search by. */
export interface ItemKeys {
  listKeys: { title: string; category: string; value: number; rank: number; location: string; acquired: string }
  searchText: string
  grams: string[]
}

/** The middle of the estimate in minor units, or the end of it that is known; undefined without an estimate. */
export const itemValue = ({ estimateLow, estimateHigh }: Pick<InventoryItem, 'estimateLow' | 'estimateHigh'>): number | undefined => {
  if (estimateLow === undefined) return estimateHigh
  return estimateHigh === undefined ? estimateLow : Math.round((estimateLow + estimateHigh) / 2)
}

/** Whether the ends of the estimate are in their order. */
export const hasFairEstimate = ({ estimateLow, estimateHigh }: Pick<InventoryItem, 'estimateLow' | 'estimateHigh'>): boolean =>
  estimateLow === undefined || estimateHigh === undefined || estimateLow <= estimateHigh

const known = new Map(itemCategories.map((category) => [normalizeForSearch(category), category]))

/** One of the categories that every house has in any spelling; else the text. */
export const itemCategory = (text: string): string => known.get(normalizeForSearch(text)) ?? text

/** A unique key: two items of a house can't have the same stock number in any spelling. */
export const stockKey = (stockNumber: string): string => `stock:${normalizeForSearch(stockNumber)}`

export const itemKeys = (item: Omit<InventoryItem, 'version'>): ItemKeys => {
  const { stockNumber = '', title, category, subcategory = '', location = '', consignor = '', status, acquiredDate = '', tags } = item
  return {
    listKeys: {
      title: normalizeForSearch(title),
      category: `${normalizeForSearch(category)} ${normalizeForSearch(subcategory)}`.trim(),
      value: itemValue(item) ?? -1,
      rank: itemStatuses.indexOf(status),
      location: normalizeForSearch(location),
      acquired: acquiredDate,
    },
    ...searchFieldsOf([stockNumber, title, category, subcategory, location, consignor, ...tags].join(' ')),
  }
}
