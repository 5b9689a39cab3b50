import { cityOf } from '../../app/house-time.ts'
import { housesText } from './houses/messages.ts'

/** The offered zones by IANA name and display name; a chosen zone outside the list comes first. */
export const timezonesWith = (chosen: string): [zone: string, name: string][] => {
  const offered = Object.entries(housesText.timezones)
  return offered.some(([zone]) => zone === chosen) ? offered : [[chosen, `${cityOf(chosen)} (${chosen})`], ...offered]
}
