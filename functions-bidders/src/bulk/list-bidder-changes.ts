import type { BidderChange, listBidderChanges as endpoint } from '@auctionwiz/contracts/bulk'
import type { HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { bidderChangeRecord, type ChangeDocument, restoredBiddersId, restoredBiddersRecord } from '@auctionwiz/records/bidder-changes'
import { bidderUndoRecord, deletedBidders, ofChange } from '@auctionwiz/records/bidder-undos'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { namesShown } from './change-record.ts'
import { lackingToUndo } from './may-undo.ts'

const pageSize = 50

const bidderNames = projection(bidderRecord, ['name'])

const latestFirst: Selection<ChangeDocument> = {
  orderBy: [
    { field: 'type', descending: true },
    { field: 'at', descending: true },
  ],
}

export const changesQuery = bidderChangeRecord.query(latestFirst)

/**
 * The changes of the house that can still be undone. Names come from the undo data of deleted bidders, or from restored bidders, so that an
 * erased one is not named.
 */
export const listBidderChanges: UseCase<typeof endpoint> = async ({ query }, context) => {
  const { house, now } = context
  const found = await readerOf(bidderChangeRecord, house).page(latestFirst, { limit: pageSize, next: query.page })
  const current = found.items.filter(({ document }) => document.until > now.toISOString())
  const changes = await Promise.all(current.map(({ document }) => changeOf(document, context)))
  return { changes, ...(found.next !== undefined && { nextPage: found.next }) }
}

/** A change as callers see it. */
export const changeOf = async (record: ChangeDocument, context: HouseReading): Promise<BidderChange> => {
  const { run, action, at, until, by: byId, byName: by, changed, left } = record
  const names = action.kind === 'delete' ? await (left > 0 ? namesOf : namesBack)(run, context) : []
  const lacks = lackingToUndo(record, context)
  return { run, action, at, until, by, byId, changed, left, names, ...(lacks && { lacks }) }
}

const namesOf = async (run: string, { house }: HouseReading): Promise<string[]> => {
  const { items } = await readerOf(bidderUndoRecord, house).page(ofChange(run), { limit: namesShown })
  return items.flatMap(({ document }) => deletedBidders(document).map(({ name }) => name))
}

const namesBack = async (run: string, { house }: HouseReading): Promise<string[]> => {
  const back = await readerOf(restoredBiddersRecord, house).find(restoredBiddersId(run))
  if (!back) return []
  const where = [{ field: 'id', in: back.document.bidderIds } as const]
  const { items } = await listerOf(bidderNames, house).page({ where }, { limit: namesShown })
  return items.map(({ document }) => document.name)
}
