/** English texts as a longer language might have them: with accents, and about 40 % longer. */
export const pseudoTexts = (texts: object): object =>
  Object.fromEntries(Object.entries(texts).map(([key, value]: [string, unknown]) => [key, pseudoValue(value)]))

const pseudoValue = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value)
  if (typeof value === 'function') return (...values: unknown[]) => pseudo(String(value(...values)))
  if (Array.isArray(value)) return value.map(pseudoValue)
  return typeof value === 'object' && value !== null ? pseudoTexts(value) : value
}

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û', n: 'ñ', c: 'ç' }

/** Repeats vowels until the text is 40 % longer, word by word, so that lines break where they would. */
export const pseudo = (text: string): string => {
  let due = 0
  return text.replace(/\p{L}/gu, (letter) => {
    due += 0.4
    const accented = accents[letter] ?? letter
    if (due < 1 || accented === letter) return accented
    const extra = Math.floor(due)
    due -= extra
    return accented + accented.toLowerCase().repeat(extra)
  })
}
