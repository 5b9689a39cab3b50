/** IANA name and how people call it. */
const timezones = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Phoenix', 'Arizona'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['Europe/London', 'London'],
  ['Europe/Paris', 'Paris'],
  ['Asia/Tokyo', 'Tokyo'],
  ['Australia/Sydney', 'Sydney'],
] as const

/** The offered zones; the browser's own comes first if it is not among them. */
export const timezonesWith = (own: string): readonly (readonly [zone: string, name: string])[] =>
  timezones.some(([zone]) => zone === own) ? timezones : [[own, own.replaceAll('_', ' ')], ...timezones]

/** Where this browser is. */
export const browserTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
