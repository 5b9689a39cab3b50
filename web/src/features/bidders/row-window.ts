/** How many rows are rendered beyond the viewport, on each side. */
const around = 10

/** The rows to render of `count`, in order: those in the viewport, some around it, and one that is always kept. */
export const rowsToDraw = (first: number, inView: number, count: number, kept: number): number[] => {
  const from = Math.max(0, Math.min(first, count - inView) - around)
  const to = Math.min(count, first + inView + 1 + around)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept < 0 || kept >= count || (kept >= from && kept < to)) return rows
  return kept < from ? [kept, ...rows] : [...rows, kept]
}

/** The scroll position in px that shows a row: unchanged if the row is visible, else the nearest one. */
export const scrollOffsetOf = (index: number, rowHeight: number, scrolled: number, viewHeight: number): number => {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewHeight)
}
