import type { Auction, auctionMoves } from '@auctionwiz/contracts/auctions'
import { type AuctionAction, type AuctionPermission, auctionRefusal, stageOf } from '@auctionwiz/domain/auctions/actions'
import { useGrantedBy } from '../../app/granters.ts'
import { usePermissions } from '../../app/permissions.ts'
import { sharedTexts } from '../../messages/shared-messages.ts'
import { auctionText } from './messages.ts'

export type Move = (typeof auctionMoves)[number]

type Known = Pick<Auction, 'status' | 'publishedAt'>

/** The next step of an auction, which the panel and the menu offer first. */
export const nextMove = (auction: Known): Move | undefined =>
  (({ Draft: 'publish', Upcoming: 'goLive', Active: 'close', Completed: undefined, Cancelled: undefined }) as const)[stageOf(auction)]

/** Whether a saleroom bids in it now: then a clerk records its results. */
export const isInSaleroom = ({ status, auctionType }: Pick<Auction, 'status' | 'auctionType'>): boolean =>
  status === 'Active' && auctionType !== 'Online'

/** Why an action on an auction is not possible, in words; undefined where it is. The same table as the service's. */
export const useActionReason = (): ((action: AuctionAction, auction: Known) => string | undefined) => {
  const can = usePermissions()
  const granters: Record<AuctionPermission, string> = {
    'auctions:edit': useGrantedBy('auctions:edit'),
    'auctions:schedule': useGrantedBy('auctions:schedule'),
    'auctions:publish': useGrantedBy('auctions:publish'),
    'auctions:go_live': useGrantedBy('auctions:go_live'),
    'auctions:close': useGrantedBy('auctions:close'),
    'auctions:duplicate': useGrantedBy('auctions:duplicate'),
  }
  return (action, auction) => {
    const refusal = auctionRefusal(action, auction, can)
    if (!refusal) return undefined
    if ('unpublished' in refusal) return auctionText.publishFirst
    if ('status' in refusal) return auctionText.notInStatus({ status: auctionText.statuses[refusal.status] })
    const { permission } = refusal
    return sharedTexts.forbidden({ permission, grantedBy: granters[permission] })
  }
}
