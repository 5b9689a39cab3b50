/** What is wrong with a row of a file of auctions, as texts for people; `contracts/phrases/sales` has them in other languages. */
export const saleProblems = {
  unnamed: 'the row names no lot and no auction',
  currency: 'currency not recognized',
  order: 'the end is not after the start',
  state: 'lot status not recognized',
  noPrice: 'a sold lot needs a hammer price',
  nameless: 'a buyer needs an email or a username to be registered',
  several: 'the house has several auctions with this title; add a column with the date of the auction',
  undated: 'the house has no auction with this title or number; add columns with its dates',
  notBegun: 'a result, but bidding in this auction has not begun',
  otherResult: 'the lot has another result on record; choose “Replace results” to change it',
  fixedResult: 'the result on record can’t be changed any more',
  fixed: 'this can’t be changed any more; the value on record is kept',
  otherNumber: 'the lot has another number, which is kept',
  otherBuyer: 'the lot has another buyer on record, who is kept',
  cancelled: 'the auction was cancelled',
  otherCurrency: 'the auction is in another currency',
  noLot: 'the auction has no lot with this number or ID',
  untitled: 'the auction has no such lot, and a new lot needs a title',
  elsewhere: 'this lot is in another auction of the house',
  nobody: 'a bid needs the email or the username of the bidder',
  otherPaddle: 'the bidder has another paddle in this auction, which is kept',
  takenPaddle: 'another bidder has this paddle in this auction; the next free one was given',
  lotNumber: 'not a lot number such as 12 or 12A',
  paddle: 'not a paddle of up to 12 digits, letters and hyphens',
  estimates: 'the high estimate is below the low one',
  full: 'the auction would have more than 50,000 lots; divide them among several auctions',
} as const

/** Of these the record keeps its value, or nobody is registered; all others leave the value of the row out. */
export const keptProblems: ReadonlySet<string> = new Set([
  saleProblems.fixed,
  saleProblems.otherNumber,
  saleProblems.otherBuyer,
  saleProblems.otherPaddle,
  saleProblems.takenPaddle,
  saleProblems.nameless,
])
