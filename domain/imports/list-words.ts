import { normalizeForSearch } from '../normalize-for-search.ts'

const lettersOf = (text: string): string => normalizeForSearch(text).replace(/[^a-z]/g, '')

type Lists = Readonly<Record<string, readonly string[]>>

/** For each value of a list its other words: letters alone, separated by spaces. */
type OtherWords<L extends Lists> = { readonly [F in keyof L]: Readonly<Partial<Record<L[F][number], string>>> }

/** Finds the value of a list that a word means, in any spelling; undefined for an unknown word. */
export const wordFinder = <const L extends Lists>(lists: L, others: OtherWords<L>) => {
  const known = new Map<keyof L, Map<string, string>>()
  const meanings = (field: keyof L): Map<string, string> => {
    const words: Partial<Record<string, string>> = others[field]
    return new Map(
      (lists[field] ?? []).flatMap((value) =>
        [lettersOf(value), ...(words[value]?.split(/\s+/) ?? [])].map((word) => [word, value] as const),
      ),
    )
  }
  return <F extends keyof L>(field: F, word: string): L[F][number] | undefined => {
    const own = known.get(field) ?? meanings(field)
    known.set(field, own)
    const meant = own.get(lettersOf(word))
    return lists[field]?.find((value) => value === meant)
  }
}
