import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'

/** More lots than these are counted, not named. */
const mostNamed = 4

/** Why a score changed: the lots that were won or lost, or all of them where the prices changed. "Lot 87, American Furniture & Silver". */
export const resultCause = (before: AuctionHistoryItem | undefined, after: AuctionHistoryItem | undefined): string => {
  const [old, now] = [before?.lotNumbers ?? [], after?.lotNumbers ?? []]
  const title = after?.auctionTitle ?? before?.auctionTitle ?? ''
  const won = now.filter((lot) => !old.includes(lot))
  const lost = old.filter((lot) => !now.includes(lot))
  if (won.length === 0 && lost.length > 0) return `${named(lost)}, ${title}: result undone`
  if (lost.length > 0) return `${named(won)}, ${title}; ${named(lost)} undone`
  return won.length > 0 ? `${named(won)}, ${title}` : `${named(now)}, ${title}: result changed`
}

const named = (lots: readonly string[]): string => {
  if (lots.length > mostNamed) return `${lots.length} lots`
  if (lots.length === 1) return `Lot ${lots[0]}`
  return `Lots ${lots.slice(0, -1).join(', ')} and ${lots.at(-1)}`
}
