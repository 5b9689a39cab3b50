import { type Granter, grantersText } from '@auctionwiz/contracts/granters'
import { createContext, useContext } from 'react'
import { fill, text } from '../messages/index.ts'
import { useHouseInView } from './house.ts'

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
  const owner = useContext(GrantersContext).find((granter) => granter.owner)
  return owner ? fill(text.permission.ownerNamed, { name: owner.name }) : text.permission.owner
}
