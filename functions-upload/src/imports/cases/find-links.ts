import type { CaseLinks } from '@auctionwiz/domain/imports/cases/case-values'
import { caseProblems } from '@auctionwiz/domain/imports/cases/problems'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { auctionFinder, bidderFinder, first } from '../named-records.ts'
import type { RowNote } from '../store-window.ts'
import type { GoodCaseRow } from './case-place.ts'

/** What a row is linked to, and what could not be linked. */
export interface RowLinks {
  links: CaseLinks
  notes: RowNote[]
}

/** Finds the bidders and auctions that rows name. What it found is kept until the end of a delivery. */
export const linkFinder = (house: PartitionReader) => {
  const bidders = bidderFinder(house)
  const auctions = auctionFinder(house)
  return async (rows: readonly GoodCaseRow[]): Promise<(row: GoodCaseRow) => RowLinks> => {
    await bidders.load(rows.flatMap(({ values: { bidderId = [], bidder = [] } }) => [bidderId, bidder].flat()))
    await auctions.load(rows.flatMap(({ values: { auctionId = [], auction = [] } }) => [auctionId, auction].flat()))
    return ({ values: { bidderId, bidder, auctionId, auction } }) => {
      const notes: RowNote[] = []
      const links: CaseLinks = {}
      const person = first([bidderId, bidder], bidders.find)
      if ((bidderId ?? bidder) !== undefined && !person)
        notes.push({ field: bidder === undefined ? 'caseBidderId' : 'caseBidder', problem: caseProblems.bidder })
      if (person) {
        links.bidder = { bidderId: person.id, bidderName: person.name }
        links.formerIds = person.formerIds
      } else if (bidder !== undefined) links.bidder = { bidderName: bidder }
      const [sale, ...others] = first([auctionId, auction], auctions.find) ?? []
      if (sale && others.length === 0) links.auction = { auctionId: sale.id, auctionTitle: sale.name }
      else if ((auctionId ?? auction) !== undefined)
        notes.push({
          field: auction === undefined ? 'caseAuctionId' : 'caseAuction',
          problem: sale ? caseProblems.auctions : caseProblems.auction,
        })
      return { links, notes }
    }
  }
}
