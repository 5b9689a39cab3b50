import type { Account, AccountAccess } from '@auctionwiz/contracts/identity'
import { type HouseRole, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RuntimeConfig } from '../../../app/config.ts'
import type { Session } from '../../../app/session/session.ts'
import { SessionContext } from '../../../app/session/session-context.ts'
import { accessOf, accountOf, houseOf, user } from '../../../app/session/session-fixtures.ts'
import type { SignedInState } from '../../../app/session/session-state.ts'

const houseId = 'house_1'

const account: Account = {
  ...accountOf('acc_1'),
  name: 'Harcourt & Vale',
  auctionHouses: [{ ...houseOf('acc_1', houseId), name: 'New York', businessName: 'Harcourt & Vale' }],
}

const accessAs = (role: HouseRole): AccountAccess => {
  const granted = { assignedAt: account.createdAt, assignedBy: account.ownerId }
  const houses = [{ auctionHouseId: houseId, auctionHouseName: 'New York', role, permissions: permissionsOf(role), ...granted }]
  return { ...accessOf(account.id), accountName: account.name, roles: [role], houses, isDefault: true }
}

/** Renders something as a user with a role sees it in a house in New York. No call is ever answered. */
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

/** The text of the markup. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
