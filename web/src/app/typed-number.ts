import { shownLanguage } from '../messages/catalogue.ts'

/** The marks of numbers in a language: "1,234.50" in English, "1.234,50" in German, "1 234,50" in French. */
const marksOf = (locale: string): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9)
  const mark = (type: 'group' | 'decimal', otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise
  return { group: mark('group', ','), decimal: mark('decimal', '.') }
}

const escaped = (mark: string): string => (/\s/.test(mark) ? String.raw`\s` : mark.replace(/[.'’]/g, String.raw`\$&`))

/**
 * Reads a number as typed, undefined for anything else: with the marks of the language, with a currency sign, or with a plain decimal point where
 * the language could mean nothing else by it. "1.234" is 1234 in German and 1.234 in English; "1.5" is 1.5 in both.
 */
export const readNumber = (typed: string, locale: string = shownLanguage()): number | undefined => {
  const plain = typed
    .replace(/\p{Sc}|[A-Z]{2,3}/gu, '')
    .trim()
    .replace('−', '-')
  const { group, decimal } = marksOf(locale)
  const [g, d] = [escaped(group), escaped(decimal)]
  const own = new RegExp(String.raw`^-?(\d+|\d{1,3}(${g}\d{3})+)?(${d}\d*)?$`)
  if (!/\d/.test(plain)) return undefined
  if (own.test(plain)) return Number(plain.replaceAll(new RegExp(g, 'g'), '').replace(decimal, '.'))
  return /^-?\d*\.\d*$/.test(plain) ? Number(plain) : undefined
}
