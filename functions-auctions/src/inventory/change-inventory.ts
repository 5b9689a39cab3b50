import {
  type createInventoryItem as createEndpoint,
  type deleteInventoryItem as deleteEndpoint,
  newInventoryItem,
  type updateInventoryItem as updateEndpoint,
} from '@auctionwiz/contracts/inventory'
import { hasFairEstimate, itemCategory } from '@auctionwiz/domain/inventory/item'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { deletedItemId, deletedItemRecord } from '@auctionwiz/records/deleted-items'
import { readHouse } from '@auctionwiz/records/houses'
import {
  type InventoryItemDocument,
  inventoryItemDocument,
  inventoryItemOf,
  inventoryItemRecord,
  inventoryNoun,
  itemStateOf,
  itemUpdateAudit,
} from '@auctionwiz/records/inventory-items'

/** The same request sent again gets its first answer. */
export const createInventoryItem: UseCase<typeof createEndpoint> = async ({ body, idempotencyKey }, context) => {
  const { house, account, claims, auctionHouseId, now } = context
  const id = await inventoryItemRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
  const given = withoutGaps({ ...body, ...(await auctionOf(body.auctionId, context)) })
  requirePossible(given, context)
  const at = now.toISOString()
  const { defaultCurrency: currency } = (await readHouse(account, auctionHouseId)).settings
  const document = inventoryItemDocument({
    ...{ status: 'Available', tags: [], currency, createdAt: at, createdBy: claims.userName, updatedAt: at },
    ...given,
    title: body.title,
    category: itemCategory(body.category),
    id,
  })
  const audited = auditOf(inventoryItemRecord, document, context, { action: 'inventory.create', after: inventoryNoun.shown(document) })
  const items = recordsOf(inventoryItemRecord, house)
  try {
    return inventoryItemOf(await items.createOnce(document, sentOf, [audited]))
  } catch (error) {
    throw numberTaken(error, body.stockNumber)
  }
}

export const updateInventoryItem: UseCase<typeof updateEndpoint> = async ({ params, body }, context) => {
  const { version, ...given } = body
  const { house, now } = context
  const items = recordsOf(inventoryItemRecord, house)
  const stored = await items.readAt(params.id, version)
  const before = stored.document
  const { auctionId } = given
  const moved = auctionId !== undefined && auctionId !== (before.auctionId ?? '')
  const link = moved ? await auctionOf(auctionId, context) : {}
  const removed = new Set(Object.entries(given).flatMap(([name, value]) => (value === '' ? [name] : [])))
  if (moved) removed.add('auctionTitle')
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => !removed.has(name)))
  const category = itemCategory(given.category ?? before.category)
  const after = inventoryItemDocument(
    inventoryItemRecord.parse(Object.assign({ id: before.id, type: before.type }, kept, withoutGaps(given), link, { category })),
  )
  requirePossible(after, context)
  if (sameContent(after, before)) return inventoryItemOf(stored)
  const changed = { ...after, updatedAt: now.toISOString() }
  const audited = auditOf(inventoryItemRecord, changed, context, itemUpdateAudit(before, changed))
  try {
    return inventoryItemOf(await items.replace(changed, version, [audited]))
  } catch (error) {
    throw numberTaken(error, given.stockNumber)
  }
}

export const deleteInventoryItem: UseCase<typeof deleteEndpoint> = async ({ params, body: { version } }, context) => {
  const items = recordsOf(inventoryItemRecord, context.house)
  const { document } = await items.readAt(params.id, version)
  const audited = auditOf(inventoryItemRecord, document, context, { action: 'inventory.delete', before: inventoryNoun.shown(document) })
  const { now, claims } = context
  const deleted = { item: itemStateOf(document), deletedBy: claims.userName, deletedAt: now.toISOString() }
  await items.remove(params.id, version, [audited, deletedItemRecord.put({ id: deletedItemId(params.id), ...deleted })])
  return { success: true }
}

/** What a request says of an item. */
const sentOf = (document: InventoryItemDocument) =>
  Object.fromEntries(Object.keys(newInventoryItem.shape).map((name) => [name, document[name as keyof InventoryItemDocument]]))

/** An empty text says that there is no value. */
const withoutGaps = <V extends object>(given: V): { [K in keyof V]: Exclude<V[K], '' | undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined)) as never

/** The link to an auction with its title; none for an empty id. */
const auctionOf = async (auctionId: string | undefined, { house }: HouseContext) => {
  if (!auctionId) return {}
  const stored = await readerOf(auctionRecord, house).find(auctionId)
  if (!stored) throw new Failure('invalid_request', { fields: { auctionId: 'The house has no such auction.' } })
  return { auctionId, auctionTitle: stored.document.title }
}

/** A day begins half a day before UTC in the east. Milliseconds. */
const aDay = 86_400_000

const requirePossible = (
  item: Parameters<typeof hasFairEstimate>[0] & { acquiredDate?: string | undefined },
  { now }: Pick<HouseContext, 'now'>,
): void => {
  const latest = new Date(now.getTime() + aDay).toISOString().slice(0, 10)
  const fields = {
    ...(!hasFairEstimate(item) && { estimateHigh: 'Use at least the low end of the estimate.' }),
    ...((item.acquiredDate ?? '') > latest && { acquiredDate: 'Use a date that is not in the future.' }),
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid_request', { fields })
}

const numberTaken = (error: unknown, number: string | undefined): unknown =>
  number && isStoreError(error, 'exists') ? new Failure('stock_number_taken', { number }) : error
