/**
 * Caps each size so that none exceeds a third of the total, with the largest possible cap, as whole numbers. With fewer than three sizes
 * nothing counts.
 */
export const atMostAThird = (sizes: readonly number[]): number[] => {
  let [low, high] = [0, Math.max(0, ...sizes)]
  while (low < high) {
    const limit = Math.ceil((low + high) / 2)
    const sum = sizes.reduce((total, size) => total + Math.min(size, limit), 0)
    const largest = Math.min(limit, Math.max(...sizes))
    if (3 * largest <= sum) low = limit
    else high = limit - 1
  }
  return sizes.map((size) => Math.min(size, low))
}
