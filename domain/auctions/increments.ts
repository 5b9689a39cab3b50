/**
 * Bidding increments from a price on, up to the next band; money in minor units. The last of the steps is the length of a cycle: 200, 500, 800, 1000
 * means 2,000, 2,200, 2,500, 2,800, 3,000, 3,200 and so on.
 */
export interface IncrementBand {
  from: number
  steps: readonly number[]
}

/** The index of the band that a price lies in; -1 below the first one. @param bands ascending */
const bandAt = (price: number, bands: readonly IncrementBand[]): number => bands.findLastIndex(({ from }) => from <= price)

/** The lowest bid above a price; undefined where the bands leave it to the auctioneer. @param bands ascending */
export const nextBid = (price: number, bands: readonly IncrementBand[]): number | undefined => {
  const index = bandAt(price, bands)
  const following = bands[index + 1]?.from
  const band = bands[index]
  if (!band) return following
  const cycle = band.steps.at(-1)
  if (cycle === undefined) return following
  const start = band.from + Math.floor((price - band.from) / cycle) * cycle
  const step = band.steps.find((each) => start + each > price) ?? cycle
  return following === undefined ? start + step : Math.min(start + step, following)
}

/**
 * Whether the increments lead to a price. Below the first band, and in a band without steps, they allow every price. The last band has no
 * upper end.
 */
export const isOnIncrement = (price: number, bands: readonly IncrementBand[]): boolean => {
  const band = bands[bandAt(price, bands)]
  const cycle = band?.steps.at(-1)
  if (!band || cycle === undefined) return true
  const rest = (price - band.from) % cycle
  return rest === 0 || band.steps.includes(rest)
}

/** The highest bid up to a price that the increments lead to. Where they leave bids to the auctioneer, the price itself. @param bands ascending */
export const bidUpTo = (price: number, bands: readonly IncrementBand[]): number => {
  const band = bands[bandAt(price, bands)]
  const cycle = band?.steps.at(-1)
  if (!band || cycle === undefined) return price
  const start = band.from + Math.floor((price - band.from) / cycle) * cycle
  return start + (band.steps.findLast((each) => start + each <= price) ?? 0)
}
