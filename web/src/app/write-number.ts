import { shownLanguage } from '../messages/catalogue.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number without grouping, as a field holds it and `readNumber` reads it. @param decimals the exact number of decimals; by default as many as it has */
export const writeNumber = (value: number, decimals?: number, locale: string = shownLanguage()): string => {
  const key = `${locale} ${decimals}`
  const digits =
    decimals === undefined ? { maximumFractionDigits: 20 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: false, ...digits })
  formats.set(key, format)
  return format.format(value)
}

/** A share in words, with two decimals at most: "66%" in English, "66\u00a0%" in German. @param percent 66 for two thirds */
export const writePercent = (percent: number, locale: string = shownLanguage()): string => {
  const key = `${locale} percent`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  formats.set(key, format)
  return format.format(percent / 100)
}
