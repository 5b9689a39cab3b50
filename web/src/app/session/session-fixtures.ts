import type { Account, AccountAccess, AuctionHouse, User } from '@auctionwiz/contracts/identity'
import type { RuntimeConfig } from '../config.ts'

/** People, accounts and settings for the tests of the session. */

const at = '2026-11-20T10:00:00Z'

export const config: RuntimeConfig = {
  environment: 'test',
  allowDemoMode: true,
  services: {
    auth: 'http://auth.test',
    bidders: 'http://bidders.test',
    auctions: 'http://auctions.test',
    legal: 'http://auctions.test',
    upload: 'http://upload.test',
    scoring: 'http://bidders.test',
  },
  identity: { authority: 'https://identity.test', clientId: 'web' },
}

export const user: User = {
  id: 'u1',
  email: 'imogen.clarke@harcourtvale.example',
  name: 'Imogen Clarke',
  firstName: 'Imogen',
  lastName: 'Clarke',
  userType: 'staff',
  status: 'active',
  emailVerified: true,
  isEmployee: false,
  profile: { timezone: 'America/New_York', language: 'en' },
  preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
  mfa: { enabled: false },
  createdAt: at,
  updatedAt: at,
}

export const houseOf = (accountId: string, id: string): AuctionHouse => ({
  id,
  accountId,
  name: `House ${id}`,
  businessName: `House ${id} LLC`,
  address: { street: '', city: 'New York', state: 'NY', zipCode: '', country: 'USA' },
  contact: { phone: '', email: '' },
  settings: { timezone: 'America/New_York', defaultCurrency: 'USD', scoringWeights: { national: true, local: true } },
  status: 'active',
  createdAt: at,
  updatedAt: at,
})

export const accountOf = (id: string): Account => ({
  id,
  name: `Account ${id}`,
  type: 'group',
  ownerId: 'someone',
  auctionHouses: ['h1', 'h2', 'h3'].map((house) => houseOf(id, house)),
  subscription: {
    tier: 'tier-3',
    status: 'active',
    addOns: { inventory: false, payments: false },
    currentPeriodStart: at,
    currentPeriodEnd: at,
  },
  settings: { timezone: 'America/New_York', currency: 'USD', defaultScoreType: 'national' },
  createdAt: at,
  updatedAt: at,
})

/** A member's access: staff in h1, viewer in h2, nothing in h3. */
export const accessOf = (accountId: string, accountRole: AccountAccess['accountRole'] = 'member'): AccountAccess => ({
  accountId,
  accountName: `Account ${accountId}`,
  accountType: 'group',
  accountRole,
  roles: ['staff'],
  houses: (['staff', 'viewer'] as const).map((role, index) => ({
    auctionHouseId: `h${index + 1}`,
    auctionHouseName: `House h${index + 1}`,
    role,
    permissions: [],
    assignedAt: at,
    assignedBy: 'someone',
  })),
  assignedAt: at,
  assignedBy: 'someone',
  isDefault: false,
})

/** A Storage in memory, as browsers have it. */
export const fakeStorage = (initial: Record<string, string> = {}): Storage => {
  const values = new Map(Object.entries(initial))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

export const failure = (status: number, code: string, message: string): Response =>
  json({ error: { code, message, correlationId: 'c1' } }, status)
