/**
 * How much of each size counts so that none is more than a third of what counts in all: the largest limit under which that holds, as whole numbers.
 * Of fewer than three sizes nothing counts.
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
