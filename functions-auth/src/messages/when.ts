import type { User } from '@auctionwiz/contracts/identity'

/** A time as its reader expects it: in their language and time zone, with the zone's name. */
export const when = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: knownZone(timezone) }).format(at)

/** The day alone. */
export const day = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: knownZone(timezone) }).format(at)

const zones = new Set(Intl.supportedValuesOf('timeZone'))

export const isTimezone = (name: string): boolean => name === 'UTC' || zones.has(name)

const knownZone = (name: string): string => (isTimezone(name) ? name : 'UTC')
