import type { StoredDocument } from '@auctionwiz/platform/core/store'
import type { MergeDocument } from '@auctionwiz/records/duplicate-merges'

const isMerge = (document: StoredDocument): document is MergeDocument => document.type === 'duplicate-merge'

/** A merge keeps the pairs it changed, and they may name people who are not the merged one: these are not for the eyes of that one. */
export const withoutThirdParties = (document: StoredDocument): StoredDocument => {
  if (!isMerge(document)) return document
  const { bidderIds: _others, pairsBefore, ...merge } = document
  const own = [merge.primaryId, ...merge.secondaryIds]
  return { ...merge, pairsBefore: pairsBefore.filter(({ bidderIds }) => bidderIds.every((id) => own.includes(id))) } as StoredDocument
}

/** The merge of somebody else without what it tells of a bidder; undefined for any other document, and for a merge of the bidder's own. */
export const mergeWithout = (document: StoredDocument, bidderId: string): MergeDocument | undefined => {
  if (!isMerge(document) || document.primaryId === bidderId) return undefined
  return {
    ...document,
    pairsBefore: document.pairsBefore.filter(({ bidderIds }) => !bidderIds.includes(bidderId)),
    bidderIds: document.bidderIds.filter((id) => id !== bidderId),
  }
}
