/** Screens and mails show dates the same way: day, short month, year, and 24 hours. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** "22 Nov 2026", in the language and time zone of the reader. */
export const dayInMail = (at: Date, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(at)

/** "22 Nov 2026, 01:39 EST" */
export function timeInMail(at: Date, language: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  // British English would write GMT-5 for EST.
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${dayInMail(at, language, timeZone)}, ${time} ${zone}`
}

/** "Saturday" */
export const weekdayInMail = (at: Date, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, weekday: 'long' }).format(at)
