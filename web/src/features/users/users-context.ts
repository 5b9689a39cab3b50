import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { createContext, useContext } from 'react'

/** The actions that open a confirmation. */
export type UserDeed = 'role' | 'deactivate' | 'reactivate' | 'reset' | 'resetMfa' | 'transfer'

/** What the tab provides to its rows and its panel. */
export interface UsersAccess {
  open: (id: string) => void
  close: () => void
  ask: (deed: UserDeed, user: AccountUser) => void
  withdraw: (invitation: Invitation) => void
}

export const UsersContext = createContext<UsersAccess | undefined>(undefined)

export const useUsers = (): UsersAccess => {
  const access = useContext(UsersContext)
  if (!access) throw new Error('No list of users around this component')
  return access
}
