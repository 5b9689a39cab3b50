import type { BidderSummary } from '@auctionwiz/contracts/bidders'

/** The rows of all pages, each bidder once: one whose score changed between two pages can come twice. */
export const rowsOf = (pages: readonly { bidders: readonly BidderSummary[] }[], hidden: ReadonlySet<string>): BidderSummary[] => {
  const seen = new Set(hidden)
  return pages.flatMap(({ bidders }) =>
    bidders.filter(({ id }) => {
      const first = !seen.has(id)
      seen.add(id)
      return first
    }),
  )
}

/** The rows before and after one, for a panel that steps through its list. */
export const neighbours = (rows: readonly { id: string }[], id: string | undefined): { previous?: string; next?: string } => {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return {}
  const previous = rows[at - 1]?.id
  const next = rows[at + 1]?.id
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
