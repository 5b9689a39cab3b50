import { type Auction, auctionStatuses } from '@auctionwiz/contracts/auctions'
import { actionTo } from '@auctionwiz/domain/auctions/actions'
import { auctionFormText as text } from './messages.ts'
import { useActionReason } from './use-auction-moves.ts'

/** What the status of an existing auction and the permissions of the user allow. */
export interface AllowedChanges {
  mayChangeConditions: boolean
  mayMoveTo: (status: string) => boolean
  /** Why the start or the end cannot change, in words; undefined where it can. */
  fixedStart: string | undefined
  fixedEnd: string | undefined
}

export const useAllowedChanges = (auction: Auction): AllowedChanges => {
  const reasonFor = useActionReason()
  const fixedEnd = reasonFor('schedule', auction)
  return {
    fixedEnd,
    fixedStart: fixedEnd ?? (auction.status === 'Active' ? text.startFixed : undefined),
    mayChangeConditions: reasonFor('changeConditions', auction) === undefined,
    mayMoveTo: (value) => {
      const action = actionTo(auctionStatuses.find((status) => status === value) ?? 'Upcoming')
      return action !== undefined && reasonFor(action, auction) === undefined
    },
  }
}
