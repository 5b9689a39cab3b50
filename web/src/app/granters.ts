import { type Granter, grantersText } from '@auctionwiz/contracts/granters'
import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { createContext, useContext } from 'react'
import { fill, text } from '../messages/index.ts'
import { useHouseInView } from './house.ts'
import { useSignedIn } from './session/session-context.ts'

/** Whom to ask for permissions in the house in view; empty as long as that is not known. */
export const GrantersContext = createContext<readonly Granter[]>([])

/** Who can grant a permission in the house in view: by name, or by their roles where the names are not known. */
export const useGrantedBy = (permission: string): string => {
  const granters = useContext(GrantersContext)
  const house = useHouseInView()
  return grantersText(granters, permission) ?? fill(text.permission.grantedBy, { house: house?.name ?? '' })
}

/** The account's owner, who makes administrators, likewise. */
export const useOwnerNamed = (): string => {
  const name = useOwnerName()
  return name === undefined ? text.permission.owner : fill(text.permission.ownerNamed, { name })
}

/** Why somebody may not what only the owner may, and who that is; undefined for the owner. */
export const useOwnerReason = (): string | undefined => {
  const { access } = useSignedIn()
  const name = useOwnerName()
  if (access.accountRole === 'owner') return undefined
  return name === undefined ? sharedTexts.ownerOnly : `${sharedTexts.ownerOnly} ${fill(text.permission.ownerIs, { name })}`
}

const useOwnerName = (): string | undefined => useContext(GrantersContext).find(({ owner }) => owner)?.name
