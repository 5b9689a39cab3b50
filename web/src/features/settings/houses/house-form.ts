import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { Currency } from '@auctionwiz/contracts/fields'
import { type NewHouse, newHouse, type updateHouse } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { changesOf, type FieldErrors, type Versioned } from '../../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../../ui/record-form/schema-fields.ts'

export interface HouseValues {
  name: string
  businessName: string
  street: string
  city: string
  state: string
  zipCode: string
  country: string
  phone: string
  email: string
  website: string
  timezone: string
  currency: Currency
  status: AuctionHouse['status']
}

/** The most common time zone of houses. */
const country = 'USA'

/** The defaults of a new house: the account's time zone and currency if it has chosen them. */
export const emptyHouse = (
  settings: { timezone: string; currency: Currency } = { timezone: 'America/New_York', currency: 'USD' },
): HouseValues => ({
  name: '',
  businessName: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country,
  phone: '',
  email: '',
  website: '',
  timezone: settings.timezone,
  currency: settings.currency,
  status: 'active',
})

export const houseValues = ({
  name,
  businessName,
  address,
  contact,
  settings,
  status,
  version = '0',
}: AuctionHouse): Versioned<HouseValues> => ({
  values: {
    name,
    businessName,
    ...address,
    phone: contact.phone,
    email: contact.email,
    website: contact.website ?? '',
    timezone: settings.timezone,
    currency: settings.defaultCurrency,
    status,
  },
  version,
})

/** The body of a new house, without empty fields. */
export const newHouseOf = ({ status: _, ...values }: HouseValues): NewHouse =>
  Object.fromEntries(Object.entries(trimmed(values)).filter(([, value]) => value !== '')) as NewHouse

/** The body of a change: the fields that differ, cleared ones too, and the version they were read at. */
export const houseChange = (values: HouseValues, base: Versioned<HouseValues>): BodyInputOf<typeof updateHouse> => ({
  ...trimmed(changesOf(base.values, values)),
  version: base.version,
})

/** Problems by field, in the contract's words. */
export const checkHouse = (values: HouseValues): FieldErrors<HouseValues> => problemsIn(newHouse, newHouseOf(values), values)

const trimmed = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value).trim()])) as V
