/** How many bidders a list has; `atLeast` while the service stopped counting and not all of them are shown. */
export interface ListTotal {
  count: number
  atLeast: boolean
}

interface FirstPage {
  total?: number | undefined
  totalIsAtLeast?: boolean | undefined
}

/** @param removed how many of those counted the user has removed since */
export const listTotal = (first: FirstPage | undefined, shown: number, hasMore: boolean, removed: number): ListTotal => {
  if (first?.totalIsAtLeast) return { count: hasMore ? Math.max(shown, first.total ?? 0) : shown, atLeast: hasMore }
  return { count: Math.max(shown, (first?.total ?? 0) - removed), atLeast: false }
}

/** For `aria-rowcount` and `aria-setsize`, where -1 says that nobody knows. */
export const ariaCount = ({ count, atLeast }: ListTotal, more = 0): number => (atLeast ? -1 : count + more)
