import type { User } from '@auctionwiz/contracts/identity'
import { dayInMail, timeInMail } from '@auctionwiz/domain/mail-dates'
import { Failure } from '@auctionwiz/platform/core/errors/failure'

/** A time in the language and time zone of its reader, with the zone's name: "22 Nov 2026, 01:39 EST". */
export const when = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  timeInMail(at, language, knownZone(timezone))

/** The day alone: "22 Nov 2026". */
export const day = (at: Date, { language, timezone }: Pick<User['profile'], 'language' | 'timezone'>): string =>
  dayInMail(at, language, knownZone(timezone))

const zones = new Set(Intl.supportedValuesOf('timeZone'))

const isTimezone = (name: string): boolean => name === 'UTC' || zones.has(name)

const knownZone = (name: string): string => (isTimezone(name) ? name : 'UTC')

/** Fails with invalid_request, naming the field, for a zone that is not known. */
export function requireTimezone(timezone: string, field: string): void {
  if (!isTimezone(timezone)) throw new Failure('invalid_request', { fields: { [field]: 'Use a time zone such as America/New_York.' } })
}
