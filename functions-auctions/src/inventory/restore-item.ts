import { undoHours } from '@auctionwiz/contracts/bulk'
import type { restoreInventoryItem as endpoint } from '@auctionwiz/contracts/inventory'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { deletedItemId, deletedItemRecord } from '@auctionwiz/records/deleted-items'
import { inventoryItemDocument, inventoryItemOf, inventoryItemRecord, inventoryNoun } from '@auctionwiz/records/inventory-items'

/** Brings a deleted item back as it was, also with the time of its last change, so that an import that made it can still be undone. */
export const restoreInventoryItem: UseCase<typeof endpoint> = async ({ params: { id } }, context) => {
  const { house, now } = context
  const deleted = await recordsOf(deletedItemRecord, house).find(deletedItemId(id))
  const earliest = new Date(now.getTime() - undoHours * 3_600_000).toISOString()
  if (!deleted || deleted.document.deletedAt <= earliest) throw notFound('Deleted item')
  const document = inventoryItemDocument(deleted.document.item)
  const audited = auditOf(inventoryItemRecord, document, context, { action: 'inventory.restore', after: inventoryNoun.shown(document) })
  const undone: Write = { kind: 'remove', id: deleted.document.id, version: deleted.version }
  const items = recordsOf(inventoryItemRecord, house)
  try {
    return inventoryItemOf(await items.create(document, [undone, audited]))
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing')) throw new Failure('stale_version')
    if (!isStoreError(error, 'exists')) throw error
    // A file that names the item makes it again with the same id.
    throw (await items.find(id)) ? new Failure('item_exists') : new Failure('stock_number_reused', { number: document.stockNumber ?? '' })
  }
}
