import type { BidderSummary } from '@auctionwiz/contracts/bidders'

type Pages = readonly { bidders: readonly BidderSummary[] }[]

/** Rows and the pages that they come from. */
export interface KnownRows {
  pages: Pages
  hidden: ReadonlySet<string>
  rows: readonly BidderSummary[]
  /** Grows with the pages that follow: of a long list it is not made anew for each. */
  seen: Set<string>
}

export const noRows = (): KnownRows => ({ pages: [], hidden: new Set(), rows: [], seen: new Set() })

/**
 * The rows of all pages, each bidder once: one whose score changed between two pages can come twice. Pages that follow those known already
 * are added to their rows; the same pages give the same rows.
 */
export const moreRows = (known: KnownRows, pages: Pages, hidden: ReadonlySet<string>): KnownRows => {
  const follows = known.hidden === hidden && known.pages.length <= pages.length && known.pages.every((page, index) => page === pages[index])
  if (follows && known.pages.length === pages.length) return known
  const from = follows ? known.pages.length : 0
  const seen = follows ? known.seen : new Set(hidden)
  const added = pages.slice(from).flatMap(({ bidders }) =>
    bidders.filter(({ id }) => {
      const first = !seen.has(id)
      seen.add(id)
      return first
    }),
  )
  return { pages, hidden, rows: follows ? known.rows.concat(added) : added, seen }
}

/** The rows before and after one, for a panel that steps through its list. */
export const neighbours = (rows: readonly { id: string }[], id: string | undefined): { previous?: string; next?: string } => {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return {}
  const previous = rows[at - 1]?.id
  const next = rows[at + 1]?.id
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
