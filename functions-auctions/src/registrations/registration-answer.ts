import type { RegisteredBidder, Registration } from '@auctionwiz/contracts/registrations'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type SaleBidder, saleBidders } from '@auctionwiz/records/registered-bidders'
import { type RegistrationDocument, registrationFieldsOf } from '@auctionwiz/records/registrations'

/** The registration as callers see it. */
export const registrationOf = ({ document, version }: Versioned<RegistrationDocument>, bidder: SaleBidder | undefined): Registration => {
  const { asked: _asked, ...own } = registrationFieldsOf(document)
  return { ...own, ...(bidder && { bidder: shown(bidder) }), version }
}

const shown = ({ searchText: _text, ...bidder }: SaleBidder): RegisteredBidder => bidder

/** One registration with its bidder. */
export const withBidder = async (house: PartitionReader, stored: Versioned<RegistrationDocument>): Promise<Registration> => {
  const { bidderId } = stored.document
  return registrationOf(stored, (await saleBidders(house, [bidderId])).get(bidderId))
}
