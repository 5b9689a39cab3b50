import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/errors/failure'

/** A time as its reader expects it: in their language and time zone, with the zone's name. */
export const when = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: knownZone(timezone),
  }).format(at)

/** The day alone. */
export const day = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: knownZone(timezone) }).format(at)

const zones = new Set(Intl.supportedValuesOf('timeZone'))

const isTimezone = (name: string): boolean => name === 'UTC' || zones.has(name)

const knownZone = (name: string): string => (isTimezone(name) ? name : 'UTC')

/** Fails with invalid_request, naming the field, for a zone that is not known. */
export function requireTimezone(timezone: string, field: string): void {
  if (!isTimezone(timezone)) throw new Failure('invalid_request', { fields: { [field]: 'Use a time zone such as America/New_York.' } })
}
