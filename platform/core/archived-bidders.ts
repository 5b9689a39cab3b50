import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import type { PartitionReader } from './partition.ts'
import type { StoredDocument, Versioned } from './store.ts'

/** What stands in the place of a bidder that was merged into another: under its id, with all it was. */
export interface ArchivedBidder extends StoredDocument {
  type: 'archived-bidder'
  bidder: Omit<Bidder, 'version'>
  survivorId: string
  mergeId: string
  archivedAt: string
  /** The key of the e-mail address that was given up in the merge: the archived bidder's, or the survivor's own earlier one. */
  formerKey: string
}

/** A survivor may have been merged into another later, and so on. */
const longestChain = 20

/** The bidder that an id leads to: the one itself, or the one it was merged into. */
export const bidderBehind = async (house: PartitionReader, id: string): Promise<Versioned<BidderDocument> | undefined> => {
  let at = id
  for (let step = 0; step < longestChain; step += 1) {
    const found = await house.read<BidderDocument | ArchivedBidder>(at)
    if (found?.document.type === 'bidder') return found as Versioned<BidderDocument>
    if (found?.document.type !== 'archived-bidder') return undefined
    at = found.document.survivorId
  }
  return undefined
}

/** A merged bidder and the bidder who survived the merge. */
export interface MergedBidder {
  survivor: Bidder
  archived: Pick<Bidder, 'firstName' | 'lastName' | 'dateOfBirth'>
}

/** Who had one of these e-mails before a merge, by the key asked for. */
export const mergedByFormerEmail = async (house: PartitionReader, keys: readonly string[]): Promise<Map<string, MergedBidder>> => {
  const found = new Map<string, MergedBidder>()
  if (keys.length === 0) return found
  const query = { type: 'archived-bidder', where: [{ field: 'formerKey', in: keys }], fields: ['formerKey', 'survivorId', 'bidder'] }
  const { items } = await house.query<ArchivedBidder>(query, { limit: keys.length })
  for (const { formerKey, survivorId, bidder: archived } of items) {
    const survivor = await bidderBehind(house, survivorId)
    if (survivor) found.set(formerKey, { survivor: bidderOf(survivor.document, survivor.version), archived })
  }
  return found
}
