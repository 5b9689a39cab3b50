import { keptValueProblems } from '../merge-values.ts'

/** What is wrong with a row of a file of legal cases, as texts for people; `contracts/phrases/cases` has them in other languages. */
export const caseProblems = {
  title: 'a case needs a title',
  type: 'a case needs a type',
  category: 'a case needs a category',
  priority: 'a case needs a priority',
  jurisdiction: 'a case needs a jurisdiction',
  unknownType: 'case type not recognized',
  unknownCategory: 'case category not recognized; use pre-sale, during sale, post-sale, administrative, regulatory or other',
  unknownPriority: 'priority not recognized; use low, medium, high or critical',
  unknownStatus: 'case status not recognized; a new case is filed as SUBMITTED',
  unknownParty: 'type of party not recognized; use individual, business, government or organization',
  currency: 'currency not recognized; the amount was left out',
  bidder: 'the house has no bidder with this email or number, so the case has no link to one',
  auction: 'the house has no auction with this title or number',
  auctions: 'the house has several auctions with this title; use the number of the auction',
  lots: 'lots need the title or the number of their auction in the row',
  lotNumbers: 'the auction has no lot with one of these numbers',
  manyLots: 'a case is linked with at most 50 lots',
  assignee: 'nobody with this email or name may see the cases of the house',
  assignees: 'several people have this name; use the email',
  id: 'not the ID of a case in AuctionWiz',
  reference: 'the reference of a case can’t be changed; the value on record is kept',
  ...keptValueProblems,
  closed: 'the case is CLOSED; the value on record is kept',
  future: 'date in the future, check the year',
} as const

/** Of these the record has a value all the same, or the text stays without a link; all others leave the value of the row out. */
export const keptCaseProblems: ReadonlySet<string> = new Set([
  caseProblems.reference,
  caseProblems.exported,
  caseProblems.edited,
  caseProblems.closed,
  caseProblems.bidder,
  caseProblems.unknownStatus,
])
