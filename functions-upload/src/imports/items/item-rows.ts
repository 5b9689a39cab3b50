import type { ItemRow } from '@auctionwiz/domain/imports/items/item-row'
import { type ItemLinks, mergeItem, newImportedItem } from '@auctionwiz/domain/imports/items/item-values'
import { itemProblems } from '@auctionwiz/domain/imports/items/problems'
import { itemReader } from '@auctionwiz/domain/imports/row-reader'
import { stockKey } from '@auctionwiz/domain/inventory/item'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type InventoryItemDocument, inventoryItemDocument, inventoryNoun } from '@auctionwiz/records/inventory-items'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import { auctionFinder, first } from '../named-records.ts'
import type { GoodRow } from '../read-window.ts'
import { type RecordTaker, recordTaker, type TakerTask } from '../records/import-record-files.ts'
import type { Linked, RecordName, RowNoun } from '../records/record-place.ts'
import type { RowNote } from '../store-window.ts'

/** What takes the rows of files of inventory. @param trial a dry run: nothing is written */
export const itemTaker = (task: TakerTask, document: UploadDocument, userId: string, trial: boolean): RecordTaker<ItemRow> =>
  recordTaker(task, { document, userId, trial }, { rowNoun: itemRows, reader: (reading) => itemReader(reading, task) })

/** Without a stock number an item is known by what it is, whose it is and since when. */
const nameOf = async (auctionHouseId: string, { id: ownId, item }: ItemRow): Promise<RecordName> => {
  const { stockNumber, title, category, consignor = '', acquiredDate = '' } = item
  if (stockNumber !== undefined) {
    const uniqueKey = stockKey(stockNumber)
    return { ownId, uniqueKey, newId: await derivedId('item', auctionHouseId, uniqueKey) }
  }
  if (ownId !== undefined) return { ownId, uniqueKey: ownId, newId: ownId }
  const subject = [title, category, consignor].map(normalizeForSearch)
  const newId = await derivedId('item', auctionHouseId, 'subject', ...subject, acquiredDate)
  return { ownId, uniqueKey: newId, newId }
}

const linkFinder = (house: PartitionReader) => {
  const auctions = auctionFinder(house)
  return async (rows: readonly GoodRow<ItemRow>[]) => {
    await auctions.load(rows.flatMap(({ values: { auctionId = [], auction = [] } }) => [auctionId, auction].flat()))
    return ({ values: { auctionId, auction } }: GoodRow<ItemRow>): Linked<ItemLinks> => {
      const [sale, ...others] = first([auctionId, auction], auctions.find) ?? []
      if (sale && others.length === 0) return { links: { auction: { auctionId: sale.id, auctionTitle: sale.name } }, notes: [] }
      if ((auctionId ?? auction) === undefined) return { links: {}, notes: [] }
      const field = auction === undefined ? 'itemAuctionId' : 'auction'
      const note: RowNote = { field, problem: sale ? itemProblems.auctions : itemProblems.auction }
      return { links: {}, notes: [note] }
    }
  }
}

const itemRows: RowNoun<ItemRow, InventoryItemDocument, ItemLinks> = {
  noun: inventoryNoun,
  nameOf,
  linkFinder,
  make: (id, row, links, { now, upload }) => inventoryItemDocument(newImportedItem(id, row, links, { now, by: upload.uploadedBy })),
  merge: (before, row, links, { now, upload }) => {
    const { after, changed, kept } = mergeItem(before, row, links, { now, by: upload.uploadedBy })
    return { after: changed.length > 0 ? inventoryItemDocument(after) : before, changed, kept }
  },
}
