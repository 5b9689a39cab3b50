import type { NewHouse } from '@auctionwiz/contracts/houses'
import type { HouseDocument } from '@auctionwiz/records/houses'
import { requireTimezone } from '../messages/when.ts'

interface Defaults {
  timezone: string
  currency: HouseDocument['settings']['defaultCurrency']
}

/** What a house has that nobody said otherwise of. */
export const houseDefaults: Defaults & { country: string } = { country: 'USA', timezone: 'America/New_York', currency: 'USD' }

/** A house as stored. Fails with invalid_request for a time zone that is not known. */
export function newHouse(id: string, given: NewHouse, defaults: Defaults, now: Date): HouseDocument {
  const { name, businessName, street = '', city, state = '', zipCode = '', phone = '', email = '', website } = given
  const { timezone = defaults.timezone, currency = defaults.currency, country = houseDefaults.country } = given
  requireTimezone(timezone, 'timezone')
  const at = now.toISOString()
  return {
    id,
    type: 'house',
    name,
    businessName,
    address: { street, city, state, zipCode, country },
    contact: { phone, email, ...(website && { website }) },
    settings: { timezone, defaultCurrency: currency, scoringWeights: { national: true, local: true } },
    status: 'active',
    createdAt: at,
    updatedAt: at,
  }
}
