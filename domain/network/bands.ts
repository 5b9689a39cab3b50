/** Lower ends of the published amount bands: two to a power of ten, from 10.00 to 10,000,000.00, in minor units. */
const ends = Array.from({ length: 7 }, (_, power) => [1000 * 10 ** power, 3000 * 10 ** power]).flat()

/** The band of an amount in minor units: 0 for none, 1 below the first end, and so on. */
export const bandOf = (amount: number): number => (amount <= 0 ? 0 : 1 + ends.filter((end) => amount >= end).length)

/** The representative amount of a band: its middle on the logarithmic scale, in minor units. */
export const amountOfBand = (band: number): number => {
  if (band <= 0) return 0
  const low = ends[band - 2] ?? 300
  const high = ends[band - 1] ?? low * 3
  return Math.round(Math.sqrt(low * high))
}
