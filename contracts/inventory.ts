import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, currency, date, givenDate, id, instant, listOf, optionalText, removable, text } from './fields.ts'
import { itemConditions, itemSorts, itemStatuses } from './inventory-parts.ts'
import { pageFacts, paging, searchWords } from './paging.ts'

/** What a house has in its inventory: consigned or its own, before, in and after auctions. */

/** The largest amount of an item, in minor units. */
export const mostItemAmount = 100_000_000_000

const amount = z.int().check(z.minimum(0, 'Use an amount of at least 0.'), z.maximum(mostItemAmount, 'Use at most 1,000,000,000.'))

/** Percent with at most two decimals. */
const percent = z.number('Use a percentage from 0 to 100.').check(
  z.minimum(0, 'Use a percentage from 0 to 100.'),
  z.maximum(100, 'Use a percentage from 0 to 100.'),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use a percentage from 0 to 100.'),
)

export const itemAmounts = ['estimateLow', 'estimateHigh', 'startingBid', 'reserve', 'lastSoldPrice'] as const

export const inventoryItem = z.object({
  id,
  /** What the house, or the system that the item was imported from, calls it; unique in the house. */
  stockNumber: z.optional(z.string()),
  title: z.string(),
  /** One of `itemCategories`, or a text of the house. */
  category: z.string(),
  subcategory: z.optional(z.string()),
  description: z.optional(z.string()),
  condition: z.optional(z.enum(itemConditions)),
  status: z.enum(itemStatuses),
  location: z.optional(z.string()),
  acquiredDate: z.optional(date),
  /** Of all amounts, which are minor units. */
  currency,
  estimateLow: z.optional(z.int()),
  estimateHigh: z.optional(z.int()),
  startingBid: z.optional(z.int()),
  reserve: z.optional(z.int()),
  lastSoldPrice: z.optional(z.int()),
  dimensions: z.optional(z.string()),
  weight: z.optional(z.string()),
  provenance: z.optional(z.string()),
  consignor: z.optional(z.string()),
  /** Percent. */
  consignmentFee: z.optional(z.number()),
  tags: z.array(z.string()),
  auctionId: z.optional(id),
  /** As it was named when the link was last set. */
  auctionTitle: z.optional(z.string()),
  lotNumber: z.optional(z.string()),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type InventoryItem = z.output<typeof inventoryItem>

/** A row of the list. */
export const inventoryItemSummary = z.pick(inventoryItem, {
  id: true,
  stockNumber: true,
  title: true,
  category: true,
  subcategory: true,
  condition: true,
  status: true,
  location: true,
  currency: true,
  estimateLow: true,
  estimateHigh: true,
  updatedAt: true,
  version: true,
})
export type InventoryItemSummary = z.output<typeof inventoryItemSummary>

const tags = z.array(text(50)).check(z.maxLength(30, 'Use at most 30 lines.'))

/** The longest texts of an item, in characters. */
export const longestItemTexts = {
  stockNumber: 100,
  title: 200,
  category: 100,
  subcategory: 100,
  description: 5000,
  location: 200,
  dimensions: 200,
  weight: 100,
  provenance: 2000,
  consignor: 200,
  lotNumber: 20,
} as const

const longest = longestItemTexts

const texts = {
  stockNumber: optionalText(longest.stockNumber),
  subcategory: optionalText(longest.subcategory),
  description: optionalText(longest.description),
  location: optionalText(longest.location),
  dimensions: optionalText(longest.dimensions),
  weight: optionalText(longest.weight),
  provenance: optionalText(longest.provenance),
  consignor: optionalText(longest.consignor),
  lotNumber: optionalText(longest.lotNumber),
}

/** Without a status the item is Available. Amounts are in the currency of the house. */
export const newInventoryItem = z.strictObject({
  title: text(longest.title),
  category: text(longest.category),
  ...texts,
  condition: z.optional(z.enum(itemConditions)),
  status: z.optional(z.enum(itemStatuses)),
  acquiredDate: z.optional(givenDate),
  estimateLow: z.optional(amount),
  estimateHigh: z.optional(amount),
  startingBid: z.optional(amount),
  reserve: z.optional(amount),
  lastSoldPrice: z.optional(amount),
  consignmentFee: z.optional(percent),
  tags: z.optional(tags),
  auctionId: z.optional(id),
})
export type NewInventoryItem = z.input<typeof newInventoryItem>

/** Fields that are given change. */
export const inventoryItemChange = z.strictObject({
  title: z.optional(text(longest.title)),
  category: z.optional(text(longest.category)),
  ...texts,
  condition: removable(z.enum(itemConditions)),
  status: z.optional(z.enum(itemStatuses)),
  acquiredDate: removable(givenDate),
  estimateLow: removable(amount),
  estimateHigh: removable(amount),
  startingBid: removable(amount),
  reserve: removable(amount),
  lastSoldPrice: removable(amount),
  consignmentFee: removable(percent),
  tags: z.optional(tags),
  auctionId: removable(id),
  version: z.string(),
})
export type InventoryItemChange = z.input<typeof inventoryItemChange>

const ofHouse = { kind: 'access', scope: 'house', feature: 'inventory' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'feature_unavailable', 'not_found', 'busy'] as const
const params = z.strictObject({ id })

/** Without a sort the latest change comes first. */
export const itemFilter = z.strictObject({
  /** In stock number, title, category, subcategory, location, consignor and tags, in any case. */
  search: searchWords,
  status: z.optional(listOf(z.enum(itemStatuses))),
  category: z.optional(listOf(z.string().check(z.maxLength(longest.category)))),
  sort: z.optional(z.enum(itemSorts)),
  ...paging(200),
})
export type ItemFilter = z.output<typeof itemFilter>

export const listInventory = endpoint({
  app: 'auctions',
  name: 'listInventory',
  summary: 'List a page of the house’s inventory, filtered, searched and sorted; by default the latest change first',
  method: 'GET',
  path: 'inventory/items',
  access: { ...ofHouse, permission: 'inventory:view' },
  query: itemFilter,
  answer: z.object({
    items: z.array(inventoryItemSummary),
    ...pageFacts,
  }),
  errors: [...refused, 'invalid_request'],
})

export const listItemCategories = endpoint({
  app: 'auctions',
  name: 'listItemCategories',
  summary: 'List the categories of the house’s inventory: those that every house has, then its own by name',
  method: 'GET',
  path: 'inventory/categories',
  access: { ...ofHouse, permission: 'inventory:view' },
  answer: z.object({ categories: z.array(z.string()) }),
  errors: refused,
})

export const exportInventory = endpoint({
  app: 'auctions',
  name: 'exportInventory',
  summary: 'Export all items that match a filter as CSV, streamed; an import of the file finds the items again',
  method: 'GET',
  path: 'inventory/items/export',
  access: { ...ofHouse, permission: 'inventory:export' },
  query: z.omit(itemFilter, { page: true, limit: true }),
  response: 'file',
  answer: z.unknown(),
  errors: [...refused, 'invalid_request'],
})

export const readInventoryItem = endpoint({
  app: 'auctions',
  name: 'readInventoryItem',
  summary: 'Read one item of the inventory',
  method: 'GET',
  path: 'inventory/items/{id}',
  access: { ...ofHouse, permission: 'inventory:view' },
  params,
  answer: inventoryItem,
  errors: refused,
})

export const createInventoryItem = endpoint({
  app: 'auctions',
  name: 'createInventoryItem',
  summary: 'Add an item to the inventory',
  method: 'POST',
  path: 'inventory/items',
  access: { ...ofHouse, permission: 'inventory:create' },
  body: newInventoryItem,
  answer: inventoryItem,
  status: 201,
  errors: [...refused, 'invalid_request', 'stock_number_taken', 'idempotency_mismatch'],
})

export const updateInventoryItem = endpoint({
  app: 'auctions',
  name: 'updateInventoryItem',
  summary: 'Change an item; the version read must be sent back',
  method: 'PUT',
  path: 'inventory/items/{id}',
  access: { ...ofHouse, permission: 'inventory:edit' },
  params,
  body: inventoryItemChange,
  answer: inventoryItem,
  errors: [...refused, 'invalid_request', 'stale_version', 'stock_number_taken'],
})

export const deleteInventoryItem = endpoint({
  app: 'auctions',
  name: 'deleteInventoryItem',
  summary: 'Delete an item; for 24 hours it can be restored',
  method: 'POST',
  path: 'inventory/items/{id}/removal',
  access: { ...ofHouse, permission: 'inventory:delete' },
  params,
  body: z.strictObject({ version: z.string() }),
  answer: acknowledged,
  errors: [...refused, 'invalid_request', 'stale_version'],
})

export const restoreInventoryItem = endpoint({
  app: 'auctions',
  name: 'restoreInventoryItem',
  summary: 'Restore an item that was deleted in the last 24 hours, as it was',
  method: 'POST',
  path: 'inventory/items/{id}/restoration',
  access: { ...ofHouse, permission: 'inventory:delete' },
  params,
  answer: inventoryItem,
  errors: [...refused, 'stale_version', 'item_exists', 'stock_number_reused'],
})
