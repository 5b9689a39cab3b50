/** A row that is drawn, and which of the elements in the page draws it. */
export interface RowSlot {
  /** From 0; kept by an element for as long as it is in the page. */
  slot: number
  index: number
}

/**
 * Which element draws which row: one that is drawn already keeps its element, and what comes into sight takes over the elements of what has left
 * it, so that nothing is taken out of the page and put in anew while a list is scrolled. In the order in which the elements stand in the page.
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

/** The elements in the order of their rows, as it should be read. */
export const inOrder = (slots: readonly RowSlot[]): readonly RowSlot[] =>
  slots.every(({ index }, at) => at === 0 || index > (slots[at - 1]?.index ?? -1))
    ? slots
    : slots.toSorted((left, right) => left.index - right.index)
