import type { LotFileField, LotFileFormat } from '@auctionwiz/contracts/lot-files'
import type { Lot } from '@auctionwiz/contracts/lots'

/** What a file says of a lot. */
export type WrittenLot = Pick<Lot, LotFileField | 'state' | 'hammer' | 'premium' | 'paddle'>

/** A column: a field, a result that is only written, or a value that the platform requires. */
type Column = readonly [header: string, of: LotFileField | 'state' | 'hammer' | 'premium' | 'paddle' | { always: string }]

export interface FormatRule {
  columns: readonly Column[]
  /** Characters that the platform accepts. A longer title is cut, and the description begins with the full title. */
  title: number
  description: number
  /** Descriptions are HTML. */
  markup?: true
  /** The title is the first line of the description. */
  titleInDescription?: true
  /** Withdrawn lots are in it. */
  withdrawn?: true
  /** The file begins with a mark by which spreadsheets know UTF-8; platforms read it as a part of the first header. */
  mark?: true
}

const unlimited = { title: 200, description: 5000 }

/** The formats as published; see docs/lot-files.md for where each comes from. */
export const lotFormats: Readonly<Record<LotFileFormat, FormatRule>> = {
  auctionwiz: {
    columns: [
      ['Lot Number', 'lotNumber'],
      ['Title', 'title'],
      ['Description', 'description'],
      ['Low Estimate', 'estimateLow'],
      ['High Estimate', 'estimateHigh'],
      ['Starting Bid', 'startingBid'],
      ['Reserve', 'reserve'],
      ['Notes for Staff', 'notes'],
      ['Status', 'state'],
      ['Hammer Price', 'hammer'],
      ["Buyer's Premium", 'premium'],
      ['Paddle', 'paddle'],
    ],
    ...unlimited,
    withdrawn: true,
    mark: true,
  },
  liveauctioneers: {
    columns: [
      ['LotNum', 'lotNumber'],
      ['Title', 'title'],
      ['Description', 'description'],
      ['LowEst', 'estimateLow'],
      ['HighEst', 'estimateHigh'],
      ['StartPrice', 'startingBid'],
      ['Reserve Price', 'reserve'],
    ],
    ...unlimited,
    title: 100,
  },
  proxibid: {
    columns: [
      ['Lot Number', 'lotNumber'],
      ['Lot Title', 'title'],
      ['Lot Description', 'description'],
      ['Quantity', { always: '1' }],
      ['Lot Type', { always: '1' }],
    ],
    ...unlimited,
    title: 100,
  },
  saleroom: {
    columns: [
      ['Number', 'lotNumber'],
      ['Title', 'title'],
      ['Description', 'description'],
      ['Hammer', 'hammer'],
      ['Reserve', 'reserve'],
      ['StartPrice', 'startingBid'],
      ['Quantity', { always: '1' }],
      ['LowEstimate', 'estimateLow'],
      ['HighEstimate', 'estimateHigh'],
    ],
    title: 200,
    description: 4000,
    markup: true,
  },
  hibid: {
    columns: [
      ['Lot Number', 'lotNumber'],
      ['Lead', 'title'],
      ['Description', 'description'],
      ['Quantity', { always: '1' }],
      ['High Estimate', 'estimateHigh'],
      ['Low Estimate', 'estimateLow'],
      ['Starting Bid', 'startingBid'],
      ['Reserve', 'reserve'],
    ],
    ...unlimited,
    markup: true,
  },
  easylive: {
    columns: [
      ['LotNo', 'lotNumber'],
      ['Description', 'description'],
      ['LowEst', 'estimateLow'],
      ['HighEst', 'estimateHigh'],
    ],
    ...unlimited,
    titleInDescription: true,
  },
}
