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
    since: string
    people: [from: number, to: number]
    /** The house, of the same account, that some of its bidders come from. */
    visitorsFrom?: string
  }[]
  /** Puts all its houses together under this name. */
  group?: string
  members: { userId: string; houses: Record<string, HouseRole> }[]
}

export const seedAccounts: SeedAccount[] = [
  {
    id: 'acc_harcourt',
    name: 'Harcourt & Vale',
    accountType: 'group',
    ownerId: 'usr_imogen',
    houses: [
      {
        id: 'hse_newyork',
        name: 'New York',
        city: 'New York',
        state: 'NY',
        zipCode: '10012',
        timezone: 'America/New_York',
        currency: 'USD',
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
        since: '2020-09-01T09:00:00Z',
        people: [540, 640],
      },
    ],
    members: [{ userId: 'usr_imogen', houses: { hse_whitcombe: 'admin' } }],
  },
]
