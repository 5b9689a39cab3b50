/** Bands of match scores, lowest first, by which the outcome of a sale is compared with the assessment. Most base scores begin at 60. */
export const matchBands = [
  { from: 0, to: 59 },
  { from: 60, to: 69 },
  { from: 70, to: 79 },
  { from: 80, to: 89 },
  { from: 90, to: 100 },
] as const

/** The index of the band; points above 100 count as 100. */
export const matchBandOf = (points: number): number =>
  Math.max(
    0,
    matchBands.findLastIndex(({ from }) => points >= from),
  )
