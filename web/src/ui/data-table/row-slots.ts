/** A rendered row and the element slot that renders it. */
export interface RowSlot {
  /** From 0; an element keeps it as long as it is mounted. */
  slot: number
  index: number
}

/**
 * Assigns rows to element slots, in DOM order. A row that is already rendered keeps its element; a row that enters the viewport reuses the element
 * of one that left it, so that scrolling neither removes nor inserts elements.
 */
export const recycled = (slots: readonly RowSlot[], rows: readonly number[]): readonly RowSlot[] => {
  const wanted = new Set(rows)
  const drawn = new Set(slots.map(({ index }) => index))
  if (drawn.size === wanted.size && rows.every((row) => drawn.has(row))) return slots
  const coming = rows.filter((row) => !drawn.has(row))
  let taken = 0
  const kept = slots.flatMap((one) => {
    if (wanted.has(one.index)) return [one]
    const index = coming[taken]
    if (index === undefined) return []
    taken += 1
    return [{ slot: one.slot, index }]
  })
  const inUse = new Set(kept.map(({ slot }) => slot))
  let free = 0
  for (const index of coming.slice(taken)) {
    while (inUse.has(free)) free += 1
    inUse.add(free)
    kept.push({ slot: free, index })
  }
  return kept
}

/** The slots in the order of their rows, as screen readers should read them. */
export const inOrder = (slots: readonly RowSlot[]): readonly RowSlot[] =>
  slots.every(({ index }, at) => at === 0 || index > (slots[at - 1]?.index ?? -1))
    ? slots
    : slots.toSorted((left, right) => left.index - right.index)
