import type * as calls from '@auctionwiz/contracts/registrations'
import type { RegistrationFilter } from '@auctionwiz/contracts/registrations'
import { matchesSearch } from '@auctionwiz/domain/bidders/search'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { orderBy } from '@auctionwiz/platform/core/records/order-by'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import { type RegistrationDocument, registrationRecord } from '@auctionwiz/records/registrations'
import { registrationOf } from './registration-answer.ts'

const pageSize = 100

/** Of a search, the results that fit one screen many times over. */
const mostFound = 500

/** Registrations store no names: those of a page are read with one query, so they are right whatever becomes of a bidder. */
export const listRegistrations: UseCase<typeof calls.listRegistrations> = async ({ params, query: filter }, { house, now }) => {
  const { id } = await readAuction(house, params.id, now)
  const registrations = readerOf(registrationRecord, house.in('auctions').within(id))
  const selection = registrationSelection(filter)
  if (filter.search) {
    const found = await search(house, registrations.each(selection, mostFound), filter.search)
    return { registrations: found.slice(0, mostFound), total: found.length }
  }
  const [{ items, next }, total] = await Promise.all([
    registrations.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    filter.page === undefined ? registrations.count(selection.where) : undefined,
  ])
  const bidders = await saleBidders(house, bidderIdsOf(items))
  return {
    registrations: items.map((stored) => registrationOf(stored, bidders.get(stored.document.bidderId))),
    ...(total !== undefined && { total }),
    ...(next && { nextPage: next }),
  }
}

/** Walks the registrations of the auction, not the bidders of the house, of whom there are many more. */
const search = async (house: PartitionReader, stored: AsyncIterable<Versioned<RegistrationDocument>>, text: string) => {
  const all: Versioned<RegistrationDocument>[] = []
  for await (const one of stored) all.push(one)
  const bidders = await saleBidders(house, bidderIdsOf(all))
  const paddle = text.toUpperCase().replace(/^0+(?=\d)/, '')
  return all.flatMap((one) => {
    const bidder = bidders.get(one.document.bidderId)
    const isFound = one.document.paddle === paddle || (bidder !== undefined && matchesSearch(bidder.searchText, text))
    return isFound ? [registrationOf(one, bidder)] : []
  })
}

const bidderIdsOf = (stored: readonly Versioned<RegistrationDocument>[]): string[] => stored.map(({ document }) => document.bidderId)

/** The list's filter and order, which the indexes of registrations serve. */
export const registrationSelection = ({ state, sort = 'paddle' }: RegistrationFilter): Required<Selection<RegistrationDocument>> => ({
  where: state ? [{ field: 'state', equals: state }] : [],
  orderBy: orderBy(sort, { paddle: 'listKeys.paddle', registered: 'createdAt' }),
})
