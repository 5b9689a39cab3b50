/** The number of records of a list; `atLeast` if the service stopped counting and not all of them are shown. */
export interface ListTotal {
  count: number
  atLeast: boolean
}

export interface FirstPage {
  total?: number | undefined
  totalIsAtLeast?: boolean | undefined
}

/** @param removed how many of the counted records the user has removed since */
export const listTotal = (first: FirstPage | undefined, shown: number, hasMore: boolean, removed: number): ListTotal => {
  if (first?.totalIsAtLeast) return { count: hasMore ? Math.max(shown, first.total ?? 0) : shown, atLeast: hasMore }
  return { count: Math.max(shown, (first?.total ?? 0) - removed), atLeast: false }
}

/** For `aria-rowcount` and `aria-setsize`, where -1 means unknown. */
export const ariaCount = ({ count, atLeast }: ListTotal, more = 0): number => (atLeast ? -1 : count + more)
