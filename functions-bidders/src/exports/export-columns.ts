import { type BidderColumn, bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import { shownScore } from '@auctionwiz/contracts/scores'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import type { CellValue, SheetColumn } from '@auctionwiz/platform/core/spreadsheets/xlsx'
import { bidderRecord } from '@auctionwiz/records/bidders'

/** What the columns are filled from. */
export const exportedBidders = projection(bidderRecord, [
  'bidderId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'status',
  'autoInviteStatus',
  'nationalScore',
  'localScore',
  'currency',
  'facts',
  'preferredCategories',
  'preferredPaymentMethod',
  'tags',
  'createdAt',
])
export type ExportedBidder = Omit<PartOf<typeof exportedBidders>, 'id'>

export interface ExportColumn extends SheetColumn {
  of: (bidder: ExportedBidder) => CellValue
  /** What a text file says instead: amounts with their decimals. */
  text?: (bidder: ExportedBidder) => string
}

const column = (title: string, width: number, of: ExportColumn['of']): ExportColumn => ({ title, width, of })

/** Amounts are in major units of the currency, which the next column names. */
const amount = ({ facts, currency }: ExportedBidder): number => (currency === 'JPY' ? facts.spent : facts.spent / 100)

/** What each column of the list gives a file. Titles are those that an import understands. */
const columnsOf: Record<BidderColumn, readonly ExportColumn[]> = {
  bidder: [
    column('Bidder ID', 12, ({ bidderId }) => bidderId),
    column('First name', 18, ({ firstName }) => firstName),
    column('Last name', 18, ({ lastName }) => lastName),
  ],
  score: [
    column('AuctionWiz score', 16, ({ nationalScore }) => shownScore(nationalScore)),
    column('Custom score', 13, ({ localScore }) => shownScore(localScore)),
  ],
  tier: [
    column('AuctionWiz tier', 15, ({ nationalScore }) => nationalScore.tier),
    column('Custom tier', 12, ({ localScore }) => localScore.tier),
  ],
  contact: [column('Email', 32, ({ email }) => email), column('Phone', 18, ({ phone }) => phone)],
  status: [column('Status', 12, ({ status }) => status)],
  autoInvite: [column('Auto-Invite', 15, ({ autoInviteStatus }) => autoInviteStatus)],
  spent: [
    { ...column('Total spent', 14, amount), text: (bidder) => amount(bidder).toFixed(bidder.currency === 'JPY' ? 0 : 2) },
    column('Currency', 9, ({ currency }) => currency),
  ],
  address: [
    column('Street', 28, ({ address }) => address.street),
    column('City', 18, ({ address }) => address.city),
    column('State', 12, ({ address }) => address.state),
    column('ZIP', 10, ({ address }) => address.zip),
    column('Country', 16, ({ address }) => address.country),
  ],
  activity: [
    column('Auctions', 10, ({ facts }) => facts.auctions),
    column('Lots bid on', 12, ({ facts }) => facts.lotsBid),
    column('Wins', 8, ({ facts }) => facts.wins),
    column('First auction', 14, ({ facts }) => facts.firstAuction?.slice(0, 10)),
    column('Most recent auction', 20, ({ facts }) => facts.mostRecentAuction?.slice(0, 10)),
  ],
  categories: [
    column('Preferred categories', 32, ({ preferredCategories }) => preferredCategories.join(', ')),
    column('Preferred payment method', 25, ({ preferredPaymentMethod }) => preferredPaymentMethod),
  ],
  tags: [column('Tags', 24, ({ tags }) => tags.join(', '))],
  added: [column('Added', 12, ({ createdAt }) => createdAt.slice(0, 10))],
}

export const exportColumns = (chosen: readonly BidderColumn[] = bidderColumns): ExportColumn[] => chosen.flatMap((name) => columnsOf[name])
