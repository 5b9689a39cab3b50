/** Rows and their source pages. */
export interface KnownRows<Row> {
  pages: readonly (readonly Row[])[]
  hidden: ReadonlySet<string>
  rows: readonly Row[]
  /** Appended to as pages load, so that a long list is not rebuilt for each page. */
  seen: Set<string>
}

export const noRows = <Row>(): KnownRows<Row> => ({ pages: [], hidden: new Set(), rows: [], seen: new Set() })

/**
 * The rows of all pages, each once: a row that moved between two requests may appear in both pages. Further pages append to the known rows;
 * the same pages return the same rows.
 */
export const moreRows = <Row extends { id: string }>(
  known: KnownRows<Row>,
  pages: readonly (readonly Row[])[],
  hidden: ReadonlySet<string>,
): KnownRows<Row> => {
  const follows = known.hidden === hidden && known.pages.length <= pages.length && known.pages.every((page, index) => page === pages[index])
  if (follows && known.pages.length === pages.length) return known
  const from = follows ? known.pages.length : 0
  const seen = follows ? known.seen : new Set(hidden)
  const added = pages.slice(from).flatMap((page) =>
    page.filter(({ id }) => {
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
