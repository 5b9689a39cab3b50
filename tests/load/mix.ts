/** What people of a house do, by the part of its day. Weights say how often, against each other. */

export const callNames = [
  'countNotifications',
  'listBidders',
  'listBiddersNext',
  'searchBidders',
  'readBidder',
  'readBidderTotals',
  'createBidder',
  'updateBidder',
  'listAuctions',
  'listLots',
  'createLot',
  'recordLotOutcome',
  'listLegalCases',
  'readLegalCaseTotals',
  'importBidders',
] as const
export type CallName = (typeof callNames)[number]

/** Who calls: the two desks, a clerk in the sale, and somebody who looks. */
export const desks = ['admin', 'staff', 'clerk', 'viewer'] as const
export type Desk = (typeof desks)[number]

export type Weights = Partial<Record<CallName, number>>

export interface DayPart {
  name: string
  /** Of the day's length. */
  share: number
  /** Calls a second against the mean of the day. */
  busy: number
  /** How much of the calls each desk makes. */
  desks: Readonly<Record<Desk, number>>
}

export const dayParts: readonly DayPart[] = [
  { name: 'morning', share: 0.25, busy: 1.2, desks: { admin: 3, staff: 6, clerk: 0, viewer: 1 } },
  { name: 'afternoon', share: 0.45, busy: 0.8, desks: { admin: 2, staff: 7, clerk: 0, viewer: 1 } },
  { name: 'sale', share: 0.2, busy: 1.5, desks: { admin: 1, staff: 3, clerk: 5, viewer: 1 } },
  { name: 'evening', share: 0.1, busy: 0.4, desks: { admin: 4, staff: 5, clerk: 0, viewer: 1 } },
]

export const mixes: Readonly<Record<Desk, Weights>> = {
  admin: {
    countNotifications: 20,
    listBidders: 20,
    listBiddersNext: 6,
    searchBidders: 12,
    readBidder: 14,
    readBidderTotals: 6,
    createBidder: 3,
    updateBidder: 4,
    listAuctions: 5,
    listLots: 3,
    listLegalCases: 4,
    readLegalCaseTotals: 2,
    importBidders: 1.5,
  },
  staff: {
    countNotifications: 20,
    listBidders: 16,
    listBiddersNext: 6,
    searchBidders: 18,
    readBidder: 20,
    readBidderTotals: 2,
    createBidder: 4,
    updateBidder: 5,
    listAuctions: 3,
    listLots: 3,
    createLot: 3,
    listLegalCases: 2,
  },
  clerk: { recordLotOutcome: 70, listLots: 8, searchBidders: 10, readBidder: 10, countNotifications: 2 },
  viewer: { countNotifications: 25, listBidders: 30, listBiddersNext: 8, searchBidders: 12, readBidder: 15, listAuctions: 5, listLots: 5 },
}
