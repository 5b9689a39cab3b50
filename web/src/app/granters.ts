import { type Granter, grantersText } from '@auctionwiz/contracts/granters'
import { createContext, useContext } from 'react'
import { text } from '../messages/index.ts'
import { sharedTexts } from '../messages/shared-messages.ts'
import { useHouseInView } from './house.ts'
import { useSignedIn } from './session/session-context.ts'

/** Who grants permissions in the current house; empty while that is unknown. */
export const GrantersContext = createContext<readonly Granter[]>([])

/** Who can grant a permission in the current house: by name, or by role where the names are unknown. */
export const useGrantedBy = (permission: string): string => {
  const granters = useContext(GrantersContext)
  const house = useHouseInView()
  return grantersText(granters, permission) ?? text.permission.grantedBy({ house: house?.name ?? '' })
}

/** The account's owner, who appoints administrators: by name or by role. */
export const useOwnerNamed = (): string => {
  const name = useOwnerName()
  return name === undefined ? text.permission.owner : text.permission.ownerNamed({ name })
}

/** Why the user may not do what only the owner may, with the owner's name; undefined for the owner. */
export const useOwnerReason = (): string | undefined => {
  const { access } = useSignedIn()
  const name = useOwnerName()
  if (access.accountRole === 'owner') return undefined
  return name === undefined ? sharedTexts.ownerOnly : `${sharedTexts.ownerOnly} ${text.permission.ownerIs({ name })}`
}

const useOwnerName = (): string | undefined => useContext(GrantersContext).find(({ owner }) => owner)?.name
