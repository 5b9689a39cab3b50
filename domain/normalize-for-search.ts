const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
const ascii = /^[\x00-\x7f]*$/

/** Text as it is compared in a search: lower case, without accents and apostrophes. */
export const normalizeForSearch = (text: string): string => {
  if (ascii.test(text)) return text.toLowerCase().replace(/['`]/g, '')
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘`ʼ]/gu, '')
    .replace(/[ßøłđðþæœıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
}
