import type { Account, AccountAccess, User } from '@auctionwiz/contracts/identity'
import { type HouseRole, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RuntimeConfig } from '../../../app/config.ts'
import type { Session } from '../../../app/session/session.ts'
import { SessionContext } from '../../../app/session/session-context.ts'
import type { SignedInState } from '../../../app/session/session-state.ts'

const at = '2026-11-01T09:00:00Z'
const houseId = 'house_1'

const account: Account = {
  id: 'acc_1',
  name: 'Harcourt & Vale',
  type: 'group',
  ownerId: 'user_2',
  auctionHouses: [
    {
      id: houseId,
      accountId: 'acc_1',
      name: 'New York',
      businessName: 'Harcourt & Vale',
      address: { street: '', city: 'New York', state: 'NY', zipCode: '10012', country: 'USA' },
      contact: { phone: '', email: '' },
      settings: { timezone: 'America/New_York', defaultCurrency: 'USD', scoringWeights: { national: true, local: true } },
      status: 'active',
      createdAt: at,
      updatedAt: at,
    },
  ],
  subscription: {
    tier: 'tier-1',
    status: 'active',
    addOns: { inventory: false, payments: false },
    currentPeriodStart: at,
    currentPeriodEnd: at,
  },
  settings: { timezone: 'America/New_York', currency: 'USD', defaultScoreType: 'national' },
  createdAt: at,
  updatedAt: at,
}

const accessAs = (role: HouseRole): AccountAccess => ({
  accountId: account.id,
  accountName: account.name,
  accountType: 'group',
  accountRole: 'member',
  roles: [role],
  houses: [
    { auctionHouseId: houseId, auctionHouseName: 'New York', role, permissions: permissionsOf(role), assignedAt: at, assignedBy: 'user_2' },
  ],
  assignedAt: at,
  assignedBy: 'user_2',
  isDefault: true,
})

const user: User = {
  id: 'user_1',
  email: 'imogen.clarke@example.com',
  name: 'Imogen Clarke',
  firstName: 'Imogen',
  lastName: 'Clarke',
  userType: 'staff',
  status: 'active',
  emailVerified: true,
  isEmployee: true,
  profile: { timezone: 'America/New_York', language: 'en' },
  preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
  mfa: { enabled: false },
  createdAt: at,
  updatedAt: at,
}

/** The markup of something as a person with a role sees it in a house in New York. No call is ever answered. */
export const renderInHouse = (element: ReactNode, role: HouseRole = 'admin'): string => {
  const state: SignedInState = { kind: 'signedIn', user, account, access: accessAs(role), auctionHouseId: houseId }
  const session: Pick<Session, 'getState' | 'subscribe' | 'call' | 'isDemo'> = {
    getState: () => state,
    subscribe: () => () => undefined,
    call: () => new Promise(() => undefined),
    isDemo: false,
  }
  return renderToStaticMarkup(
    <SessionContext value={{ session: session as Session, config: {} as RuntimeConfig }}>{element}</SessionContext>,
  ).replaceAll('&amp;', '&')
}

/** What is read: the markup without its tags. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
