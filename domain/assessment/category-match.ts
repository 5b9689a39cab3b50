import type { Bidder } from '@auctionwiz/contracts/bidders'
import { normalizeForSearch } from '../normalize-for-search.ts'

type Category = Bidder['preferredCategories'][number]

/** Words of the trade for a category, beside the words of its own name. */
const otherNames: Partial<Record<Category, readonly string[]>> = { Jewelry: ['jewellery'], Automobiles: ['cars'] }

/** What a text may say for a category: each half of a double name, such as "Coins" and "Currency". */
const namesOf = (category: Category): string[] =>
  [...category.split(' & '), ...(otherNames[category] ?? [])].map((name) => normalizeForSearch(name))

/** A name in the singular: "watch" for "watches", "stamp" for "stamps". */
const singular = (name: string): string => (/(?:ch|sh|x)es$/.test(name) ? name.slice(0, -2) : name.endsWith('s') ? name.slice(0, -1) : name)

const patterns = new Map<Category, RegExp>()

/** Whole words alone: "art" is not in "Cartier". */
const patternOf = (category: Category): RegExp => {
  const known = patterns.get(category)
  if (known) return known
  const names = namesOf(category).flatMap((name) => [name, singular(name)])
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  patterns.set(category, pattern)
  return pattern
}

/** Whether a text names the category, in the singular or the plural. @param text normalized by `normalizeForSearch` */
export const namesCategory = (text: string, category: Category): boolean => patternOf(category).test(text)
