import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { completedAddress } from '@auctionwiz/domain/imports/new-address'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { archivedBidderRecord, type MergedBidder, mergedByFormerEmail } from '@auctionwiz/records/archived-bidders'

/** Finds the bidders that rows with the email of a merged record go to, by email key. A house without merges is asked once. */
export const formerBidders = (house: PartitionReader) => {
  let hasMerges: Promise<boolean> | undefined
  return async (keys: readonly string[]): Promise<Map<string, MergedBidder>> => {
    if (keys.length === 0) return new Map()
    hasMerges ??= readerOf(archivedBidderRecord, house)
      .count([], 1)
      .then((count) => count > 0)
    return (await hasMerges) ? mergedByFormerEmail(house, keys) : new Map()
  }
}

type Known = Pick<Bidder, 'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'address'>

/** Such a row brings what is not known yet; who the person is was decided in the merge. */
export const rowOfSurvivor = (row: ImportRow, { firstName, lastName, email, phone, dateOfBirth, address }: Known): ImportRow => ({
  ...row,
  firstName,
  lastName,
  email,
  ...(phone !== undefined && { phone }),
  ...(dateOfBirth !== undefined && { dateOfBirth }),
  address: completedAddress(address, row.address),
})
