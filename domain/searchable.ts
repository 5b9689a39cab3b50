import { normalizeForSearch } from './normalize-for-search.ts'

/** Letters and digits of folded text; beyond ASCII everything counts as a letter. */
export const isWordCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127

export const lettersOf = (word: string): string =>
  Array.from(word)
    .filter((character) => isWordCode(character.charCodeAt(0)))
    .join('')

/** Whether the input has a letter or digit to search for. Punctuation alone finds nothing, because every address and number contains it. */
export const isSearchable = (search: string): boolean => lettersOf(normalizeForSearch(search)) !== ''
