import { undoHours } from '@auctionwiz/contracts/bulk'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { itemState } from './inventory-items.ts'

export const deletedItemRecord = record({
  type: 'deleted-item',
  container: 'inventory',
  names: ['deleted inventory item', 'deleted inventory items'],
  about: 'An item of the inventory that staff deleted, as it was. The store removes it when the time to undo the deletion is over.',
  fields: () => ({
    item: itemState,
    /** A name. */
    deletedBy: z.string(),
    deletedAt: z.string(),
  }),
  indexes: { composite: [['deletedAt']] },
  ttl: undoHours * 3600,
  personalData: {
    of: 'outsider',
    exported: false,
    erasure: { kept: 'The store removes it when the time to undo is over.' },
  },
})
export type DeletedItemDocument = DocumentOf<typeof deletedItemRecord>

export const deletedItemId = (itemId: string): string => `deleted:${itemId}`
