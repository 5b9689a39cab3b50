import type { Currency, Money } from '@auctionwiz/contracts/fields'
import { useHouseInView } from './house.ts'

/** How instants, numbers and money read in one house. All instants are ISO 8601 in UTC; all answers are text. */
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
  /** "2,418" */
  number(value: number): string
  /** "$12,400.00"; other currencies than dollars with their own sign, yen without decimals. */
  money(value: Money): string
  timeZone: string
  currency: Currency
}

const dates = 'en-GB'
const numbers = 'en-US'

export const createFormat = (timeZone: string, currency: Currency): Format => {
  const date = new Intl.DateTimeFormat(dates, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const shortDay = new Intl.DateTimeFormat(dates, { timeZone, day: 'numeric', month: 'short' })
  const monthName = new Intl.DateTimeFormat(dates, { timeZone, month: 'short' })
  const month = new Intl.DateTimeFormat(dates, { timeZone, month: 'short', year: 'numeric' })
  const time = new Intl.DateTimeFormat(dates, { timeZone, hour: '2-digit', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(dates, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const clock = new Intl.DateTimeFormat(dates, { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const zone = new Intl.DateTimeFormat(numbers, { timeZone, timeZoneName: 'short' })
  const count = new Intl.NumberFormat(numbers)
  const amounts = new Map<Currency, (minor: number) => string>()
  const amount = (of: Currency): ((minor: number) => string) => {
    const known = amounts.get(of) ?? amountFormat(of)
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
    month: (at) => month.format(new Date(at)),
    number: (value) => count.format(value),
    money: (value) => amount(value.currency)(value.amount),
    timeZone,
    currency,
  }
}

/** Formats an amount in minor units of a currency; the number of decimals is looked up once, not for each row of a list. */
const amountFormat = (currency: Currency): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(numbers, { style: 'currency', currency })
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return (minor) => format.format(minor / units)
}

/** The formats of the current house: its time zone and its currency. */
export const useFormat = (): Format => {
  const house = useHouseInView()
  const timeZone = house?.settings.timezone ?? 'UTC'
  const currency = house?.settings.defaultCurrency ?? 'USD'
  return formatOf(timeZone, currency)
}

const formats = new Map<string, Format>()

/** For days without a time, such as 2026-11-18, which are the same day in every zone. */
export const calendarFormat = (): Format => formatOf('UTC', 'USD')

/** Created once for each zone and currency: every cell uses one, and Intl formatters are slow to create. */
const formatOf = (timeZone: string, currency: Currency): Format => {
  const key = `${timeZone} ${currency}`
  const known = formats.get(key) ?? createFormat(timeZone, currency)
  formats.set(key, known)
  return known
}
