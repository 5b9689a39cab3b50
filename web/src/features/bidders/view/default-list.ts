import { defaultListPrefix } from '../../../app/session/session-storage.ts'

/** What the list of a house opens with in this browser, so that nothing has to be asked for first: the query of the address. */
const key = (userId: string, auctionHouseId: string): string => `${defaultListPrefix}${userId}.${auctionHouseId}`

export const readDefaultList = (userId: string, auctionHouseId: string): string | undefined =>
  localStorage.getItem(key(userId, auctionHouseId)) ?? undefined

export const writeDefaultList = (userId: string, auctionHouseId: string, search: string | undefined): void => {
  if (search === undefined) localStorage.removeItem(key(userId, auctionHouseId))
  else localStorage.setItem(key(userId, auctionHouseId), search)
}
