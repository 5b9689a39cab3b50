/** Two records by id. */
export type Ids = readonly [string, string]

export interface Groups {
  /** Records that are one person, each group to be merged as a whole. */
  groups: string[][]
  /** Connected groups with two records that are unlikely, or were denied, to be one person. */
  unclear: string[][]
}

const keyOf = ([a, b]: Ids): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * The records connected by the pairs to merge. A group is clear when each two of its records are a likely pair.
 * @param chosen pairs at or above the threshold
 * @param likely all pairs that may be one person, including the chosen ones
 */
export const groupsOf = (chosen: readonly Ids[], likely: readonly Ids[]): Groups => {
  const groupOf = new Map<string, string[]>()
  for (const [a, b] of chosen) {
    const [left, right] = [groupOf.get(a) ?? [a], groupOf.get(b) ?? [b]]
    if (left === right) continue
    const joined = [...left, ...right]
    for (const id of joined) groupOf.set(id, joined)
  }
  const known = new Set(likely.map(keyOf))
  const found: Groups = { groups: [], unclear: [] }
  for (const group of new Set(groupOf.values())) {
    const isClear = group.every((a, index) => group.slice(index + 1).every((b) => known.has(keyOf([a, b]))))
    found[isClear ? 'groups' : 'unclear'].push(group)
  }
  return found
}
