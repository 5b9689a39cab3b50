import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'

/** More lots than these are counted, not named. */
const mostNamed = 4

type Entry = Pick<AuctionHistoryItem, 'lotNumbers' | 'auctionTitle'>

/**
 * Why a score changed, such as "Lot 87, American Furniture & Silver": the lots that were won, or whose result was undone or changed. `contracts/phrases`
 * has the translations.
 */
export const resultCause = (before: Entry | undefined, after: Entry | undefined): string => {
  const [old, now] = [before?.lotNumbers ?? [], after?.lotNumbers ?? []]
  const title = after?.auctionTitle ?? before?.auctionTitle ?? ''
  const won = now.filter((lot) => !old.includes(lot))
  const lost = old.filter((lot) => !now.includes(lot))
  if (lost.length === 0 && won.length > 0) return `${named(won)}, ${title}`
  if (won.length === 0 && lost.length > 0) return `${named(lost)}, ${title}: result undone`
  return `${named(won.length > 0 ? [...won, ...lost] : now)}, ${title}: result changed`
}

const named = (lots: readonly string[]): string => {
  if (lots.length > mostNamed) return `${lots.length} lots`
  if (lots.length === 1) return `Lot ${lots[0]}`
  return `Lots ${lots.slice(0, -1).join(', ')} and ${lots.at(-1)}`
}
