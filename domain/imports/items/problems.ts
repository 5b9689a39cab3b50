/** What is wrong with a row of a file of inventory, as texts for people; `contracts/phrases/items` has them in other languages. */
export const itemProblems = {
  title: 'an item needs a title',
  category: 'an item needs a category',
  condition: 'condition not recognized; use Excellent, Good, Fair or Poor',
  status: 'status of the item not recognized; a new item is Available',
  currency: 'currency not recognized; the amounts were left out',
  otherCurrency: 'the item’s amounts are in another currency; they are kept',
  negative: 'an amount can’t be below zero',
  estimates: 'the high end of the estimate is below the low one',
  future: 'an item can’t have been acquired in the future, check the year',
  fee: 'not a percentage from 0 to 100',
  id: 'not the ID of an inventory item in AuctionWiz',
  stockNumber: 'a file can’t change the stock number of an item; the value on record is kept',
  auction: 'the house has no auction with this title or number; the item has no link to one',
  auctions: 'the house has several auctions with this title; use the number of the auction',
} as const

/** Of these the record has a value all the same; all others leave the value of the row out. */
export const keptItemProblems: ReadonlySet<string> = new Set([itemProblems.otherCurrency, itemProblems.stockNumber, itemProblems.status])
