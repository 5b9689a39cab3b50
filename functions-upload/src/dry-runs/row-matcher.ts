import { fieldProblemText } from '@auctionwiz/contracts/errors'
import type { Language } from '@auctionwiz/contracts/identity'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import type { PartRow } from './part-rows.ts'

/**
 * Whether every word of a search is in the cells of a row or in what is wrong with it.
 * @param language of the person who searches
 */
export const rowMatcher = (search: string, language: Language) => {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean)
  return ({ problems }: Pick<PartRow, 'problems'>, cells: readonly string[]): boolean => {
    if (words.length === 0) return true
    const said = problems.map(({ problem }) => fieldProblemText(problem, language) ?? problem)
    const text = normalizeForSearch([...cells, ...said].join(' '))
    return words.every((word) => text.includes(word))
  }
}
