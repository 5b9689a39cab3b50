const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Most suggestions are found by typing. */
const mostOffered = 50

/** The suggestions whose words contain what was typed and that are not chosen yet. */
export const offered = (
  suggestions: readonly string[],
  chosen: readonly string[],
  typed: string,
  shown: (value: string) => string = (value) => value,
): string[] =>
  suggestions.filter((one) => !chosen.includes(one) && shown(one).toLowerCase().includes(typed.trim().toLowerCase())).slice(0, mostOffered)

/** Whether this text is one of the known values, however it is written. */
export const isKnown = (typed: string, known: readonly string[]): boolean => known.some((one) => isSame(one, typed))

/** Tags typed or pasted, separated by commas; one that is known is written as it is known. */
export const tagsIn = (typed: string, known: readonly string[]): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .map((tag) => known.find((one) => isSame(one, tag)) ?? tag),
  ),
]
