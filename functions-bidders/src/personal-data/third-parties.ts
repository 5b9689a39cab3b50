import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { type MergeDocument, mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { type ImportChange, importChangeRecord } from '@auctionwiz/records/import-changes'

/** A merge stores the pairs that it changed, and an import what it changed of many. These name other people, whom a person's copy must not name. */
export const withoutThirdParties = (document: StoredDocument, bidderId: string): StoredDocument => {
  if (importChangeRecord.is(document)) {
    const { created: _created, bidderIds: _others, changed, ...rest } = importChangeRecord.parse(document)
    return Object.assign(rest, { changed: changed.filter(({ id }) => id === bidderId) })
  }
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

/** What an import did, without what it did to the bidder; undefined for any other document. */
export const importWithout = (document: StoredDocument, bidderId: string): ImportChange | undefined => {
  if (!importChangeRecord.is(document)) return undefined
  const { changed, bidderIds, ...rest } = importChangeRecord.parse(document)
  return { ...rest, changed: changed.filter(({ id }) => id !== bidderId), bidderIds: bidderIds.filter((id) => id !== bidderId) }
}
