import type { CasePerson } from '@auctionwiz/contracts/legal-case-parts'
import type { CaseLinks } from '@auctionwiz/domain/imports/cases/case-values'
import { caseProblems } from '@auctionwiz/domain/imports/cases/problems'
import { parsedNumber } from '@auctionwiz/domain/lots/document'
import { lotNumberKey } from '@auctionwiz/domain/lots/lot-number'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { housePeople } from '@auctionwiz/records/house-people'
import { lotRecord } from '@auctionwiz/records/lots'
import { auctionFinder, bidderFinder, first } from '../named-records.ts'
import type { RowNote } from '../store-window.ts'
import type { CasePlace, GoodCaseRow } from './case-place.ts'

const chunk = 100

/** What a row is linked to, and what could not be linked. */
export interface RowLinks {
  links: CaseLinks
  notes: RowNote[]
}

/** Finds the bidders, auctions, lots and users that rows name. What it found is kept until the end of a delivery. */
export const linkFinder = ({ house, account, auctionHouseId }: Pick<CasePlace, 'house' | 'account' | 'auctionHouseId'>) => {
  const bidders = bidderFinder(house)
  const auctions = auctionFinder(house)
  const lots = lotFinder(house)
  const assignees = assigneeFinder(account, auctionHouseId)
  const auctionOf = ({ values: { auctionId, auction } }: GoodCaseRow) => first([auctionId, auction], auctions.find) ?? []

  return async (rows: readonly GoodCaseRow[]): Promise<(row: GoodCaseRow) => RowLinks> => {
    await bidders.load(rows.flatMap(({ values: { bidderId = [], bidder = [] } }) => [bidderId, bidder].flat()))
    await auctions.load(rows.flatMap(({ values: { auctionId = [], auction = [] } }) => [auctionId, auction].flat()))
    await lots.load(
      rows.flatMap((row) => {
        const [sale, ...others] = auctionOf(row)
        return sale && others.length === 0 && row.values.lots ? [{ auctionId: sale.id, numbers: row.values.lots }] : []
      }),
    )
    if (rows.some(({ values }) => values.assignee !== undefined)) await assignees.load()
    return (row) => {
      const { bidderId, bidder, auctionId, auction, lots: numbers, assignee } = row.values
      const notes: RowNote[] = []
      const links: CaseLinks = {}
      const person = first([bidderId, bidder], bidders.find)
      if ((bidderId ?? bidder) !== undefined && !person)
        notes.push({ field: bidder === undefined ? 'caseBidderId' : 'caseBidder', problem: caseProblems.bidder })
      if (person) {
        links.bidder = { bidderId: person.id, bidderName: person.name }
        links.formerIds = person.formerIds
      } else if (bidder !== undefined) links.bidder = { bidderName: bidder }
      const [sale, ...others] = auctionOf(row)
      if (sale && others.length === 0) links.auction = { auctionId: sale.id, auctionTitle: sale.name }
      else if ((auctionId ?? auction) !== undefined)
        notes.push({
          field: auction === undefined ? 'caseAuctionId' : 'caseAuction',
          problem: sale ? caseProblems.auctions : caseProblems.auction,
        })
      if (numbers) {
        const found = links.auction && lots.find(links.auction.auctionId, numbers)
        if (found) links.lots = found
        else notes.push({ field: 'caseLots', problem: links.auction ? caseProblems.lotNumbers : caseProblems.lots })
      }
      if (assignee !== undefined) {
        const [one, ...more] = assignees.find(assignee)
        if (one && more.length === 0) links.assignee = one
        else notes.push({ field: 'caseAssignee', problem: one ? caseProblems.assignees : caseProblems.assignee })
      }
      return { links, notes }
    }
  }
}

const lotFinder = (house: PartitionReader) => {
  const known = new Map<string, NonNullable<CaseLinks['lots']>[number]>()
  const keyOf = (auctionId: string, number: string): string => `${auctionId} ${number}`
  return {
    load: async (wanted: readonly { auctionId: string; numbers: readonly string[] }[]): Promise<void> => {
      for (const [auctionId, some] of Map.groupBy(wanted, (one) => one.auctionId)) {
        const open = [...new Set(some.flatMap(({ numbers }) => numbers))].filter((number) => !known.has(keyOf(auctionId, number)))
        const reader = readerOf(lotRecord, house.in('auctions').within(auctionId))
        for (let from = 0; from < open.length; from += chunk) {
          const numbers = open.slice(from, from + chunk).map((number) => lotNumberKey(parsedNumber(number)))
          for await (const { document } of reader.each({ where: [{ field: 'listKeys.number', in: numbers }] }, chunk)) {
            const { id, lotNumber, title } = document
            known.set(keyOf(auctionId, lotNumber), { id, lotNumber, title })
          }
        }
      }
    },
    /** Undefined where one of them is not in the auction. */
    find: (auctionId: string, numbers: readonly string[]): CaseLinks['lots'] => {
      const found = numbers.flatMap((number) => known.get(keyOf(auctionId, number)) ?? [])
      return found.length === numbers.length ? found : undefined
    },
  }
}

const assigneeFinder = (account: PartitionReader, auctionHouseId: string) => {
  const known = new Map<string, CasePerson[]>()
  const keep = (text: string, person: CasePerson): void => void known.set(text, [...(known.get(text) ?? []), person])
  return {
    load: async (): Promise<void> => {
      if (known.size > 0) return
      for (const { userId, name, email } of await housePeople(account, auctionHouseId))
        for (const text of new Set([normalizeForSearch(name), normalizeForSearch(email)])) keep(text, { userId, name })
    },
    /** Those with an email or a name. */
    find: (text: string): readonly CasePerson[] => known.get(normalizeForSearch(text)) ?? [],
  }
}
