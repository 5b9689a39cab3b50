import { listInventory, listItemCategories } from '@auctionwiz/contracts/inventory'

/** What a change of an item makes out of date. */
export const itemCalls = [listInventory, listItemCategories]
