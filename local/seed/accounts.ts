import type { Currency } from '@auctionwiz/contracts/fields'
import type { HouseRole } from '@auctionwiz/contracts/permissions'

/** The demonstration accounts, their houses and who works in them. */
export interface SeedAccount {
  id: string
  name: string
  accountType: 'group' | 'individual'
  ownerId: string
  houses: {
    id: string
    name: string
    city: string
    state: string
    zipCode: string
    timezone: string
    currency: Currency
    /** The phone number of the house. */
    phone: string
    since: string
    people: [from: number, to: number]
    /** The house, of the same account, that some of its bidders come from. */
    visitorsFrom?: string
    /** The number, from 0, of an account that knows the regulars of the first house. */
    regulars?: number
  }[]
  /** Puts all its houses together under this name. */
  group?: string
  members: { userId: string; houses: Record<string, HouseRole> }[]
  /** Has bought the add-on. */
  hasInventory?: boolean
  /** Takes part in the network of scores although its plan does not require it. */
  shares?: boolean
}

/** The last three are known to the others by their regulars alone: nobody signs in to them. */
export const seedAccounts: SeedAccount[] = [
  {
    id: 'acc_harcourt',
    name: 'Harcourt & Vale',
    accountType: 'group',
    ownerId: 'usr_imogen',
    hasInventory: true,
    houses: [
      {
        id: 'hse_newyork',
        name: 'New York',
        city: 'New York',
        state: 'NY',
        zipCode: '10012',
        timezone: 'America/New_York',
        currency: 'USD',
        phone: '+1 212 555 0100',
        since: '2019-05-14T09:00:00Z',
        people: [0, 400],
      },
      {
        id: 'hse_boston',
        name: 'Boston',
        city: 'Boston',
        state: 'MA',
        zipCode: '02116',
        timezone: 'America/New_York',
        currency: 'USD',
        phone: '+1 617 555 0100',
        since: '2022-03-01T09:00:00Z',
        people: [400, 540],
        visitorsFrom: 'hse_newyork',
      },
    ],
    group: 'East Coast',
    members: [
      { userId: 'usr_blake', houses: { hse_newyork: 'admin', hse_boston: 'admin' } },
      { userId: 'usr_mikayla', houses: { hse_newyork: 'staff' } },
      { userId: 'usr_joshua', houses: { hse_newyork: 'viewer', hse_boston: 'viewer' } },
    ],
  },
  {
    id: 'acc_whitcombe',
    name: 'Whitcombe Rooms',
    accountType: 'individual',
    ownerId: 'usr_edith',
    houses: [
      {
        id: 'hse_whitcombe',
        name: 'Whitcombe Rooms',
        city: 'London',
        state: '',
        zipCode: 'SW1Y 6QT',
        timezone: 'Europe/London',
        currency: 'GBP',
        phone: '+44 20 7946 0100',
        since: '2020-09-01T09:00:00Z',
        people: [540, 640],
      },
    ],
    members: [{ userId: 'usr_imogen', houses: { hse_whitcombe: 'admin' } }],
  },
  ...[
    { name: 'Ellery Galleries', city: 'San Francisco', state: 'CA', zipCode: '94109', timezone: 'America/Los_Angeles' },
    { name: 'Pemberton & Sons', city: 'Chicago', state: 'IL', zipCode: '60611', timezone: 'America/Chicago' },
    { name: 'Thornbury Auctions', city: 'Philadelphia', state: 'PA', zipCode: '19103', timezone: 'America/New_York' },
  ].map(({ name, ...place }, regulars): SeedAccount => {
    const key = name.split(' ')[0]?.toLowerCase() ?? ''
    const house = {
      id: `hse_${key}`,
      name,
      ...place,
      currency: 'USD',
      phone: '+1 415 555 0100',
      since: '2021-02-01T09:00:00Z',
      people: [0, 0],
      regulars,
    } as const
    return {
      id: `acc_${key}`,
      name,
      accountType: 'individual',
      ownerId: `usr_${key}`,
      houses: [{ ...house, people: [0, 0] }],
      members: [],
      shares: true,
    }
  }),
]
