import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import type { Role } from '@auctionwiz/contracts/permissions'
import { useSignedIn } from './session/session-context.ts'
import { roleIn, visibleHouses } from './session/session-state.ts'

/** The current house; undefined for a user with access to none. */
export const useHouseInView = (): AuctionHouse | undefined => {
  const state = useSignedIn()
  return visibleHouses(state).find((house) => house.id === state.auctionHouseId)
}

/** The current house, for screens that the shell shows only when there is one. */
export const useHouse = (): AuctionHouse => {
  const house = useHouseInView()
  if (!house) throw new Error('No auction house in view')
  return house
}

/** The user's role in the current house: the account owner's is `owner` everywhere. */
export const useRole = (): Role | undefined => {
  const state = useSignedIn()
  return roleIn(state, state.auctionHouseId)
}
