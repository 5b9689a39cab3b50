import { type InventoryItem, inventoryItem } from '@auctionwiz/contracts/inventory'
import { type ItemState, itemKeys, stockKey } from '@auctionwiz/domain/inventory/item'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { AuditedChange } from '@auctionwiz/platform/core/records/writer'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { changedFields, type ImportedNoun } from './imported-noun.ts'
import { imported } from './legal-cases.ts'

const { version: _version, ...itemShape } = inventoryItem.shape
const { id: _id, ...fields } = itemShape

/** An item without what follows from its fields. */
export const itemState = z.object({ ...itemShape, imported })

export const inventoryItemRecord = record({
  type: 'inventory-item',
  container: 'inventory',
  idPrefix: 'item',
  names: ['inventory item', 'inventory items'],
  about: 'Something that the house has in its inventory: consigned or its own, before, in and after auctions.',
  fields: () => ({
    ...fields,
    imported,
    /** By the stock number, which a house has once; else by the id. */
    uniqueKey: z.string(),
    listKeys: z.object({
      title: z.string(),
      category: z.string(),
      value: z.int(),
      rank: z.int(),
      location: z.string(),
      acquired: z.string(),
    }),
    searchText: z.string(),
    grams: z.array(z.string()),
  }),
  indexes: {
    fields: ['status', 'category', 'grams[]'],
    composite: [
      ['updatedAt'],
      ['listKeys.title'],
      ['listKeys.category'],
      ['listKeys.value'],
      ['listKeys.rank'],
      ['listKeys.location'],
      ['listKeys.acquired'],
    ],
  },
  personalData: {
    of: 'outsider',
    exported: false,
    erasure: {
      kept: 'A house must know whose goods it holds and whom it settles with (GDPR, article 17 (3) b and e). Staff edit the consignor of an item.',
    },
  },
  blocksHouseDeletion: true,
  spreadsheet: true,
  nameOf: ({ stockNumber, title }) => stockNumber ?? title,
})
export type InventoryItemDocument = DocumentOf<typeof inventoryItemRecord>

/** The document of an item, with the keys of lists. */
export const inventoryItemDocument = (state: ItemState): InventoryItemDocument => {
  const { stockNumber, id } = state
  const uniqueKey = stockNumber === undefined ? id : stockKey(stockNumber)
  return inventoryItemRecord.document({ ...state, uniqueKey, ...itemKeys(state) })
}

/** The item of a document: `inventoryItemDocument` makes the same document of it. */
export const itemStateOf = (document: InventoryItemDocument): ItemState => {
  const { type: _type, uniqueKey: _key, listKeys: _keys, searchText: _text, grams: _grams, ...state } = document
  return state
}

/** The item as callers see it. */
export const inventoryItemOf = ({ document, version }: Versioned<InventoryItemDocument>): InventoryItem => {
  const { imported: _imported, ...own } = itemStateOf(document)
  return { ...own, version }
}

/** What the audit log says of an item that comes or goes. */
const shown = ({ title, category, status, estimateLow, estimateHigh, auctionId }: InventoryItemDocument) => ({
  ...{ title, category, status, estimateLow, estimateHigh, auctionId },
})

export const inventoryNoun: ImportedNoun<InventoryItemDocument> = {
  kind: 'inventory',
  record: inventoryItemRecord,
  derived: ['uniqueKey', 'listKeys', 'searchText', 'grams'],
  rebuilt: inventoryItemDocument,
  audited: { create: 'inventory.create', update: 'inventory.update', delete: 'inventory.delete' },
  shown,
}

/** What the audit log says of a change by staff. */
export const itemUpdateAudit = (before: InventoryItemDocument, after: InventoryItemDocument): AuditedChange => ({
  action: 'inventory.update',
  after: { changed: changedFields(inventoryNoun, before, after).filter((name) => name !== 'updatedAt') },
})
