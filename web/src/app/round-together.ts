/** Rounds to tenths by largest remainder: the rounded parts add up to the rounded total, which plain rounding would miss by a tenth or two. */
export const roundTogether = (values: readonly number[], total: number): number[] => {
  const tenths = values.map((value) => Math.floor(value * 10 + 1e-9))
  let missing = Math.round(total * 10) - tenths.reduce((sum, value) => sum + value, 0)
  const byRemainder = values.map((value, index) => ({ index, left: value * 10 - (tenths[index] ?? 0) })).sort((a, b) => b.left - a.left)
  for (const { index } of byRemainder) {
    if (missing <= 0) break
    tenths[index] = (tenths[index] ?? 0) + 1
    missing -= 1
  }
  return tenths.map((value) => value / 10)
}
