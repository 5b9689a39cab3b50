import type { Currency, Money } from '@auctionwiz/contracts/fields'
import { type ShownLanguage, shownLanguage, useLanguage } from '../messages/language.ts'
import { useHouseInView } from './house.ts'

/**
 * How instants, numbers and money read in one house and language; the examples are English. All instants are ISO 8601 in UTC; all answers are text.
 */
export interface Format {
  /** "18 Nov 2026" */
  date(at: string): string
  /** "09:14" */
  time(at: string): string
  /** "18 Nov 2026, 09:14" */
  dateTime(at: string): string
  /** "18 Nov 2026, 09:14 EST" */
  zonedTime(at: string): string
  /** "Wednesday, 18 November 2026, 09:14:05 EST": the full stamp shown on hover. */
  stamp(at: string): string
  /** "1 Oct" */
  day(at: string): string
  /** "Nov 2026" */
  month(at: string): string
  /** "Nov" */
  monthName(at: string): string
  /** "Tue" */
  weekday(at: string): string
  /** "2,418" */
  number(value: number): string
  /** "$12,400.00"; other currencies than dollars with their own sign, yen without decimals. */
  money(value: Money): string
  timeZone: string
  currency: Currency
}

/** The conventions of a language. English has the day before the month and numbers as in the United States. */
const localesOf = (language: ShownLanguage): { dates: string; numbers: string } =>
  language === 'en' || language === 'en-XA' ? { dates: 'en-GB', numbers: 'en-US' } : { dates: language, numbers: language }

export const createFormat = (timeZone: string, currency: Currency, language: ShownLanguage = 'en'): Format => {
  const { dates, numbers } = localesOf(language)
  const date = new Intl.DateTimeFormat(dates, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const shortDay = new Intl.DateTimeFormat(dates, { timeZone, day: 'numeric', month: 'short' })
  const monthName = new Intl.DateTimeFormat(dates, { timeZone, month: 'short' })
  const weekdayName = new Intl.DateTimeFormat(dates, { timeZone, weekday: 'short' })
  const month = new Intl.DateTimeFormat(dates, { timeZone, month: 'short', year: 'numeric' })
  const time = new Intl.DateTimeFormat(dates, { timeZone, hour: '2-digit', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(dates, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const clock = new Intl.DateTimeFormat(dates, { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const zone = new Intl.DateTimeFormat(numbers, { timeZone, timeZoneName: 'short' })
  const count = new Intl.NumberFormat(numbers)
  const amounts = new Map<Currency, (minor: number) => string>()
  const amount = (of: Currency): ((minor: number) => string) => {
    const known = amounts.get(of) ?? amountFormat(of, numbers)
    amounts.set(of, known)
    return known
  }
  const zoneAt = (at: Date) => zone.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  return {
    date: (at) => date.format(new Date(at)),
    time: (at) => time.format(new Date(at)),
    dateTime: (at) => `${date.format(new Date(at))}, ${time.format(new Date(at))}`,
    zonedTime: (at) => `${date.format(new Date(at))}, ${time.format(new Date(at))} ${zoneAt(new Date(at))}`,
    stamp: (at) => `${weekday.format(new Date(at))}, ${clock.format(new Date(at))} ${zoneAt(new Date(at))}`,
    day: (at) => shortDay.format(new Date(at)),
    monthName: (at) => monthName.format(new Date(at)),
    weekday: (at) => weekdayName.format(new Date(at)),
    month: (at) => month.format(new Date(at)),
    number: (value) => count.format(value),
    money: (value) => amount(value.currency)(value.amount),
    timeZone,
    currency,
  }
}

/** Formats an amount in minor units of a currency; the number of decimals is looked up once, not for each row of a list. */
const amountFormat = (currency: Currency, locale: string): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return (minor) => format.format(minor / units)
}

/** The formats of the current house, with its time zone and its currency, in the language of the screen. */
export const useFormat = (): Format => {
  useLanguage()
  const house = useHouseInView()
  const timeZone = house?.settings.timezone ?? 'UTC'
  const currency = house?.settings.defaultCurrency ?? 'USD'
  return formatOf(timeZone, currency)
}

const formats = new Map<string, Format>()

/** For days without a time, such as 2026-11-18, which are the same day in every zone. */
export const calendarFormat = (): Format => formatOf('UTC', 'USD')

/** In the browser's own zone, for screens without a house. */
export const localFormat = (): Format => formatOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, 'USD')

/** Created once for each zone, currency and language: every cell uses one, and Intl formatters are slow to create. */
const formatOf = (timeZone: string, currency: Currency): Format => {
  const key = `${shownLanguage()} ${timeZone} ${currency}`
  const known = formats.get(key) ?? createFormat(timeZone, currency, shownLanguage())
  formats.set(key, known)
  return known
}

/** Names as one phrase: "Chelsea, Boston and Troy" in the language of the screen. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(localesOf(shownLanguage()).numbers).format(names)

/** "October 2026" of a month in UTC. */
export const monthAndYear = (at: string): string =>
  new Date(at).toLocaleDateString(localesOf(shownLanguage()).dates, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The order of two names in the language of the screen. */
export const compareNames = (left: string, right: string): number => left.localeCompare(right, localesOf(shownLanguage()).numbers)
