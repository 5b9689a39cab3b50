import type { useFormat } from '../../app/format.ts'
import { fill } from '../../messages/index.ts'
import { duplicateText } from './messages.ts'

/** A record may have auctions without a date: a file states only how many. */
export const auctionsText = (
  { auctions, firstAuction }: { auctions: number; firstAuction?: string | undefined },
  format: Pick<ReturnType<typeof useFormat>, 'number' | 'date'>,
): string => {
  if (auctions === 0) return duplicateText.noAuctions
  const values = { count: format.number(auctions), date: firstAuction === undefined ? '' : format.date(firstAuction) }
  if (firstAuction === undefined) return fill(auctions === 1 ? duplicateText.oneAuctionUndated : duplicateText.auctionsUndated, values)
  return fill(auctions === 1 ? duplicateText.oneAuctionSince : duplicateText.auctionsSince, values)
}
