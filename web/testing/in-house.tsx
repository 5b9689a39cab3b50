import type { Account, AccountAccess } from '@auctionwiz/contracts/identity'
import { type HouseRole, permissionsOf } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import type { RuntimeConfig } from '../src/app/config.ts'
import type { Session } from '../src/app/session/session.ts'
import { SessionContext } from '../src/app/session/session-context.ts'
import { accessOf, accountOf, houseOf, user } from '../src/app/session/session-fixtures.ts'
import type { SignedInState } from '../src/app/session/session-state.ts'

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

/** A part of the app as a user with a role sees it in a house in New York. Without `call` no call is ever answered. */
export const inHouse = (
  part: ReactNode,
  role: HouseRole = 'admin',
  call: (...sent: never[]) => unknown = () => new Promise(() => undefined),
) => {
  const state: SignedInState = { kind: 'signedIn', user, account, access: accessAs(role), auctionHouseId: houseId }
  const session: Pick<Session, 'getState' | 'subscribe' | 'onFeatureLost' | 'isDemo'> & { call: unknown } = {
    getState: () => state,
    subscribe: () => () => undefined,
    onFeatureLost: () => () => undefined,
    call,
    isDemo: false,
  }
  return <SessionContext value={{ session: session as Session, config: {} as RuntimeConfig }}>{part}</SessionContext>
}
