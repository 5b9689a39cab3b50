import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { type MergeDocument, mergeRecord } from '@auctionwiz/records/duplicate-merges'

/** A merge stores the pairs that it changed. These may name other people, whom the copy of a merged person must not name. */
export const withoutThirdParties = (document: StoredDocument): StoredDocument => {
  if (!mergeRecord.is(document)) return document
  const { bidderIds: _others, pairsBefore, ...merge } = mergeRecord.parse(document)
  const own = [merge.primaryId, ...merge.secondaryIds]
  const ownPairs = pairsBefore.filter(({ bidderIds }) => bidderIds.every((id) => own.includes(id)))
  return Object.assign({ ...merge }, { pairsBefore: ownPairs })
}

/** A merge of other people without the pairs that name the bidder; undefined for any other document, and for a merge of the bidder. */
export const mergeWithout = (document: StoredDocument, bidderId: string): MergeDocument | undefined => {
  if (!mergeRecord.is(document)) return undefined
  const merge = mergeRecord.parse(document)
  if (merge.primaryId === bidderId) return undefined
  return {
    ...merge,
    pairsBefore: merge.pairsBefore.filter(({ bidderIds }) => !bidderIds.includes(bidderId)),
    bidderIds: merge.bidderIds.filter((id) => id !== bidderId),
  }
}
