import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'

/**
 * The figures of a bidder that a file or a person states, in the order of the profile: whole numbers, amounts in major units, dates, and the average of
 * days to pay.
 */
export const figureKinds = {
  auctions: 'count',
  lotsBid: 'count',
  bids: 'count',
  wins: 'count',
  top3: 'count',
  spent: 'amount',
  firstAuction: 'date',
  mostRecentAuction: 'date',
  paidOnTime: 'count',
  paidLate: 'count',
  unpaid: 'count',
  averageDaysToPay: 'average',
  disputes: 'count',
  defaults: 'count',
  defaultAmount: 'amount',
  paymentNotices: 'count',
  messagesReceived: 'count',
  messagesAnswered: 'count',
  referrals: 'count',
} as const satisfies Partial<Record<keyof BidderFacts | 'averageDaysToPay', 'count' | 'amount' | 'date' | 'average'>>

type Kinds = typeof figureKinds
export type Figure = keyof Kinds
export type FigureOf<Kind extends Kinds[Figure]> = { [Name in Figure]: Kinds[Name] extends Kind ? Name : never }[Figure]

export const figures = Object.keys(figureKinds) as Figure[]

const ofKind = <Kind extends Kinds[Figure]>(kind: Kind): FigureOf<Kind>[] =>
  figures.filter((name): name is FigureOf<Kind> => figureKinds[name] === kind)

export const countFigures = ofKind('count')
export const amountFigures = ofKind('amount')
export const dateFigures = ofKind('date')
