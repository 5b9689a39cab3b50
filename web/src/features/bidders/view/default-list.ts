import { defaultListPrefix } from '../../../app/session/session-storage.ts'

/** The default query of a house's list, stored in this browser, so that the list opens without a request for it. */
const key = (userId: string, auctionHouseId: string): string => `${defaultListPrefix}${userId}.${auctionHouseId}`

export const readDefaultList = (userId: string, auctionHouseId: string): string | undefined =>
  localStorage.getItem(key(userId, auctionHouseId)) ?? undefined

export const writeDefaultList = (userId: string, auctionHouseId: string, search: string | undefined): void => {
  if (search === undefined) localStorage.removeItem(key(userId, auctionHouseId))
  else localStorage.setItem(key(userId, auctionHouseId), search)
}
