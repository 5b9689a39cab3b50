import type { useFormat } from '../../app/format.ts'
import { duplicateText } from './messages.ts'

/** A record may have auctions without a date: a file states only how many. */
export const auctionsText = (
  { auctions, firstAuction }: { auctions: number; firstAuction?: string | undefined },
  format: Pick<ReturnType<typeof useFormat>, 'date'>,
): string => {
  if (auctions === 0) return duplicateText.noAuctions
  if (firstAuction === undefined) return duplicateText.auctionsUndated({ count: auctions })
  return duplicateText.auctionsSince({ count: auctions, date: format.date(firstAuction) })
}
