/** So many rows are drawn beyond those in sight, on each side. */
const around = 10

/** The rows to draw of `count`, in order: those in sight, some around them, and one that is kept wherever it is. */
export const rowsToDraw = (first: number, inView: number, count: number, kept: number): number[] => {
  const from = Math.max(0, Math.min(first, count - inView) - around)
  const to = Math.min(count, first + inView + 1 + around)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept < 0 || kept >= count || (kept >= from && kept < to)) return rows
  return kept < from ? [kept, ...rows] : [...rows, kept]
}

/** Where to scroll to, in px, so that a row is in sight: nowhere else when it is, else as little as needed. */
export const placeOf = (index: number, rowHeight: number, scrolled: number, viewHeight: number): number => {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewHeight)
}
