import type { Bidder } from '@auctionwiz/contracts/bidders'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { defaultRules } from '@auctionwiz/domain/scores/rules'

type Given = Partial<Omit<Bidder, 'version'>> & { id: string }

/** A bidder for tests: Ann Pascoe, added in September, with what is given. */
export const aBidder = (given: Given): Omit<Bidder, 'version'> => {
  const origin = {
    now: new Date('2026-09-01T09:00:00Z'),
    userId: 'u1',
    userName: 'Una Staff',
    noteId: `note_${given.id}`,
    currency: 'GBP',
    rules: defaultRules,
  } as const
  const values = newBidderValues({ firstName: 'Ann', lastName: 'Pascoe', email: `${given.id}@example.com` }, origin)
  const { firstName, lastName } = { ...values, ...given }
  return { ...values, auctionHouseId: 'h1', bidderId: `B-${given.id}`, ...given, name: `${firstName} ${lastName}` }
}
