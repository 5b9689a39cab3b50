import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import type { Role } from '@auctionwiz/contracts/permissions'
import { useSignedIn } from './session/session-context.ts'
import { roleIn, visibleHouses } from './session/session-state.ts'

/** The house in view; undefined for someone with access to none. */
export const useHouseInView = (): AuctionHouse | undefined => {
  const state = useSignedIn()
  return visibleHouses(state).find((house) => house.id === state.auctionHouseId)
}

/** The house in view, for screens, which the shell shows only where there is one. */
export const useHouse = (): AuctionHouse => {
  const house = useHouseInView()
  if (!house) throw new Error('No auction house in view')
  return house
}

/** The user's role in the house in view: the account owner's is `owner` everywhere. */
export const useRole = (): Role | undefined => {
  const state = useSignedIn()
  return roleIn(state, state.auctionHouseId)
}
