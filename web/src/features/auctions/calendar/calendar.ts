/** A day of the calendar, such as 2026-11-24. */
export type Day = string
/** A month, such as 2026-11. */
export type Month = string

const hour = 3_600_000
const dayLength = 24 * hour
/** No time zone is further from UTC, in hours. */
const widestOffset = 14

/** The day of an instant in a time zone. */
export const dayIn = (timeZone: string): ((at: string) => Day) => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => parts.format(new Date(at))
}

const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** A month of an address; undefined for anything else. */
export const readMonth = (value: string | null): Month | undefined => (value !== null && monthPattern.test(value) ? value : undefined)

export const monthAfter = (month: Month, by: 1 | -1): Month => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The weeks that a month touches, each from Monday to Sunday. */
export const weeksOf = (month: Month): Day[][] => {
  const first = Date.parse(`${month}-01`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLength
  const last = Date.parse(`${monthAfter(month, 1)}-01`) - dayLength
  const weeks = Math.floor((last - monday) / (7 * dayLength)) + 1
  const dayAt = (index: number): Day => new Date(monday + index * dayLength).toISOString().slice(0, 10)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, day) => dayAt(week * 7 + day)))
}

/** The span to ask for so that no auction of these days is missed in any time zone. */
export const spanOf = (weeks: readonly (readonly Day[])[]): { from: string; to: string } => ({
  from: new Date(Date.parse(weeks[0]?.[0] ?? '') - widestOffset * hour).toISOString(),
  to: new Date(Date.parse(weeks.at(-1)?.[6] ?? '') + dayLength + widestOffset * hour).toISOString(),
})

export interface Dated {
  title: string
  startDate: string
  endDate: string
}

/** What a calendar shows of an auction. */
export interface Planned<T extends Dated> {
  auction: T
  first: Day
  last: Day
}

/** The days from the start to the end; an end at midnight belongs to the day before. */
export const plannedIn = <T extends Dated>(auctions: readonly T[], timeZone: string): Planned<T>[] => {
  const dayOf = dayIn(timeZone)
  return auctions
    .map((auction) => {
      const first = dayOf(auction.startDate)
      const last = dayOf(new Date(Date.parse(auction.endDate) - 1).toISOString())
      return { auction, first, last: last < first ? first : last }
    })
    .toSorted((a, b) => compare(a.first, b.first) || compare(b.last, a.last) || compare(a.auction.title, b.auction.title))
}

/** A bar of a week: columns from 0 to 6, rows from 0. */
export interface Bar<T extends Dated> extends Planned<T> {
  from: number
  to: number
  row: number
}

/** Each auction of a week in the first row that is free on its days. @param planned in the order of `plannedIn` */
export const barsOf = <T extends Dated>(week: readonly Day[], planned: readonly Planned<T>[]): Bar<T>[] => {
  const [monday = '', sunday = ''] = [week[0], week[6]]
  const takenUntil: number[] = []
  return planned
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .map((one) => {
      const from = one.first < monday ? 0 : week.indexOf(one.first)
      const to = one.last > sunday ? 6 : week.indexOf(one.last)
      const free = takenUntil.findIndex((taken) => taken < from)
      const row = free < 0 ? takenUntil.length : free
      takenUntil[row] = to
      return { ...one, from, to, row }
    })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
