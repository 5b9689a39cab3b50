import type { BidderSummary } from '@auctionwiz/contracts/bidders'

type Pages = readonly { bidders: readonly BidderSummary[] }[]

/** Rows and their source pages. */
export interface KnownRows {
  pages: Pages
  hidden: ReadonlySet<string>
  rows: readonly BidderSummary[]
  /** Appended to as pages load, so that a long list is not rebuilt for each page. */
  seen: Set<string>
}

export const noRows = (): KnownRows => ({ pages: [], hidden: new Set(), rows: [], seen: new Set() })

/**
 * The rows of all pages, each bidder once: a bidder whose score changed between two pages may appear in both. Further pages
 * append to the known rows; the same pages return the same rows.
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

/** The previous and the next row, for a panel that steps through its list. */
export const neighbours = (rows: readonly { id: string }[], id: string | undefined): { previous?: string; next?: string } => {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return {}
  const previous = rows[at - 1]?.id
  const next = rows[at + 1]?.id
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
