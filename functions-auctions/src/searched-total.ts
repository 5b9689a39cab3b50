/** Searches are counted up to here: of a common word every text would have to be read. */
const countLimit = 1000

export interface Total {
  total: number
  totalIsAtLeast?: boolean
}

interface FirstPage {
  items: readonly unknown[]
  next?: string | undefined
}

/** How many a search finds: counted only where its first page doesn't hold them all, and only so far. */
export const searchedTotal = async ({ items, next }: FirstPage, count: (most: number) => Promise<number>): Promise<Total> => {
  if (next === undefined) return { total: items.length }
  const total = await count(countLimit + 1)
  return total > countLimit ? { total: countLimit, totalIsAtLeast: true } : { total }
}
