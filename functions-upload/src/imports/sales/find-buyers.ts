import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { bidderNumber, displayName } from '@auctionwiz/domain/bidders/identity'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { isAnotherPerson, type Named } from '@auctionwiz/domain/imports/another-person'
import { contentSum } from '@auctionwiz/domain/imports/import-change'
import type { RowBuyer } from '@auctionwiz/domain/imports/sales/sale-row'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { mergedByBidder, resolveMerged } from '@auctionwiz/records/archived-bidders'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { takeNumbersOnce } from '@auctionwiz/records/numbers'
import { saleBuyersId, saleBuyersRecord } from '@auctionwiz/records/sale-changes'
import { formerBidders } from '../former-bidders.ts'
import type { GoodSaleRow, SalePlace } from './sale-place.ts'

/** The bidder that a row means. */
export interface FoundBuyer {
  bidderId: string
  /** Records that were merged into the bidder; a registration may name one of these. */
  formerIds: readonly string[]
}

/** Who has an address or a username, as far as it takes to tell others from them. */
interface Person extends Named {
  id: string
}

/** A bidder that the house does not have. `row`: the first that names it; `shares`: somebody else has its address. */
interface NewBuyer {
  buyer: RowBuyer
  shares: boolean
  row: number
}

/** Bidders that are written in one batch, with their counters. */
const atOnce = 80

/**
 * Finds the bidders that rows name by email, else by username, and adds those that the house does not have. Their ids follow from the address or the
 * username, so a repeated step finds them. An address that belongs to another name makes a bidder without it, as in syncs.
 */
export const buyerFinder = (place: SalePlace) => {
  const { house, auctionHouseId, trial } = place
  const former = formerBidders(house)
  const people = new Map<string, Person>()
  const formerIds = new Map<string, readonly string[]>()

  const idOf = (buyer: RowBuyer, ...more: readonly string[]): Promise<string> =>
    derivedId('bid', auctionHouseId, buyer.email === undefined ? handleKey(buyer) : emailKey(buyer.email), ...more)

  /** Those who are there by the id that follows from their address or username, also where they were merged into another. */
  const present = async (ids: readonly string[]): Promise<Map<string, Bidder>> => {
    const found = new Map<string, Bidder>()
    for (let from = 0; from < ids.length; from += 20)
      for (const id of ids.slice(from, from + 20)) {
        const stored = await resolveMerged(house, id)
        if (stored) found.set(id, bidderOf(stored))
      }
    return found
  }

  const holders = async (buyers: readonly RowBuyer[]): Promise<void> => {
    const keys = [...new Set(buyers.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)])))]
    const unknown = (): string[] => keys.filter((key) => !people.has(key))
    const open = unknown()
    if (open.length > 0)
      for await (const stored of readerOf(bidderRecord, house).each({ where: [{ field: 'uniqueKey', in: open }] }, open.length))
        people.set(stored.document.uniqueKey, bidderOf(stored))
    for (const [key, { survivor }] of await former(unknown())) people.set(key, survivor)
  }

  return async (rows: readonly GoodSaleRow[], file: number): Promise<Map<GoodSaleRow, FoundBuyer>> => {
    const named = rows.flatMap((row) => {
      const { buyer } = row.values
      return buyer && (buyer.email !== undefined || buyer.handle !== undefined) ? [{ row, buyer }] : []
    })
    await holders(named.map(({ buyer }) => buyer))
    const wanted = new Map<string, NewBuyer>()
    const ids = new Map<GoodSaleRow, string>()
    for (const { row, buyer } of named) {
      const key = buyer.email === undefined ? handleKey(buyer) : emailKey(buyer.email)
      const holder = people.get(key)
      if (holder && !isOther(holder, buyer)) {
        ids.set(row, holder.id)
        continue
      }
      const id = holder ? await idOf(buyer, normalizeForSearch(displayName(...namesOf(buyer)))) : await idOf(buyer)
      if (!holder) people.set(key, { id, firstName: buyer.firstName ?? '', lastName: buyer.lastName ?? '' })
      ids.set(row, id)
      if (!wanted.has(id)) wanted.set(id, { buyer, shares: holder !== undefined, row: row.row })
    }
    const there = await present([...wanted.keys()])
    const added = [...wanted].filter(([id]) => !there.has(id))
    if (!trial) await add(place, added, `numbers:${place.upload.id}:${file}:${rows[0]?.row}`)
    const final = (id: string): string => there.get(id)?.id ?? id
    const known = [...new Set([...ids.values()].map(final))].filter((id) => !formerIds.has(id))
    for (const id of known) formerIds.set(id, [])
    for (const [id, merged] of known.length > 0 ? await mergedByBidder(house, known) : []) formerIds.set(id, merged)
    return new Map([...ids].map(([row, id]) => [row, { bidderId: final(id), formerIds: formerIds.get(final(id)) ?? [] }]))
  }
}

const handleKey = ({ handle = '' }: RowBuyer): string => `handle:${handle.toLowerCase()}`

/** A row without a name says no other. */
const isOther = (holder: Person, { firstName = '', lastName = '' }: RowBuyer): boolean =>
  displayName(firstName, lastName) !== '' &&
  displayName(holder.firstName, holder.lastName) !== '' &&
  isAnotherPerson(holder, { firstName, lastName })

/** Without a name it is the username, else the part of the address before the at sign. */
const namesOf = ({ firstName, lastName, handle, email = '' }: RowBuyer): [firstName: string, lastName: string] =>
  firstName || lastName ? [firstName ?? '', lastName ?? ''] : [handle ?? email.split('@')[0] ?? '', '']

/** @param part names the rows that are taken together, so that they get the same numbers when they are taken again after an interruption */
const add = async (
  { house, auctionHouseId, currency, rules, now, userId, upload }: SalePlace,
  added: readonly (readonly [id: string, NewBuyer])[],
  part: string,
): Promise<void> => {
  const rows = added.map(([, { row }]) => row)
  const numbers = await takeNumbersOnce(house, bidderRecord, part, rows)
  const bidders = added.map(([id, { buyer, shares, row }]) => {
    const sequence = numbers.get(row)
    if (sequence === undefined) throw new TypeError('a bidder to be added has no number')
    const [firstName, lastName] = namesOf(buyer)
    const { email = '', phone } = buyer
    const origin = { now, userId, userName: upload.uploadedBy, noteId: id, currency, rules }
    const values = newBidderValues({ firstName, lastName, email: shares ? '' : email, ...(phone && { phone }) }, origin)
    return { after: { ...values, id, auctionHouseId, bidderId: bidderNumber(sequence), ...(shares && { sharedEmail: email }) } }
  })
  for (let from = 0; from < bidders.length; from += atOnce) {
    const some = bidders.slice(from, from + atOnce)
    await writeBidders(house, some, [undoOfBuyers(upload.id, some)])
  }
}

const undoOfBuyers = (uploadId: string, added: readonly { after: Omit<Bidder, 'version'> }[]): Write =>
  saleBuyersRecord.creation({
    ...{ id: saleBuyersId(uploadId, added[0]?.after.bidderId ?? ''), uploadId },
    created: added.map(({ after }) => [after.id, contentSum(after)]),
    bidderIds: added.map(({ after }) => after.id),
  })
