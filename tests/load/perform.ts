import { listAuctions } from '@auctionwiz/contracts/auctions'
import { createBidder, updateBidder } from '@auctionwiz/contracts/bidder-edits'
import { listBidders, readBidder, readBidderTotals } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { createLot, listLots, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { countNotifications } from '@auctionwiz/contracts/notifications'
import { createUpload } from '@auctionwiz/contracts/uploads'
import { bidderFile, type HouseState, type ListQuery } from './house-state.ts'
import type { CallName } from './mix.ts'

/** Runs one call of the client under the name of its endpoint. */
export type Measured = <T>(name: string, work: (call: Client) => Promise<T>) => Promise<T>

/** Rows of a file that is imported during the day. */
const rowsOfImport = 200

/** Of the lists, those that are filtered. */
const filteredShare = 0.3

const words = ['an', 'son', 'mar', 'ell', 'smith', 'example', 'jo', 'wood', 'ber', 'lind']

type Perform = (measured: Measured, house: HouseState, pick: number) => Promise<unknown>

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[Math.floor(pick * list.length)]

/** What each call of the model does; a change reads first what it changes, as the screens do. */
export const performs: Readonly<Record<CallName, Perform>> = {
  countNotifications: (measured) => measured('countNotifications', (call) => call(countNotifications, {})),
  listBidders: async (measured, house, pick) => {
    const query: ListQuery = { sort: '-score', ...(pick < filteredShare && { tier: ['New'] }) }
    house.list = { query, nextPage: (await measured('listBidders', (call) => call(listBidders, { query }))).nextPage }
  },
  listBiddersNext: (measured, { list }) =>
    measured('listBidders', (call) => call(listBidders, { query: { ...list.query, page: list.nextPage } })),
  searchBidders: (measured, _house, pick) =>
    measured('listBidders', (call) => call(listBidders, { query: { search: chosen(words, pick) } })),
  readBidder: (measured, house, pick) => {
    const id = chosen(house.bidderIds, pick) ?? ''
    return measured('readBidder', (call) => call(readBidder, { params: { id } }))
  },
  readBidderTotals: (measured) => measured('readBidderTotals', (call) => call(readBidderTotals, {})),
  createBidder: async (measured, house, pick) => {
    const email = `${house.mark}.new.${pick.toString(36).slice(2)}@example.com`
    const { id } = await measured('createBidder', (call) =>
      call(createBidder, { body: { firstName: 'Nora', lastName: 'Newcomer', email } }),
    )
    house.bidderIds.push(id)
  },
  updateBidder: async (measured, house, pick) => {
    const id = chosen(house.bidderIds, pick) ?? ''
    const { version } = await measured('readBidder', (call) => call(readBidder, { params: { id } }))
    const body = { phone: `+44 20 7946 ${String(Math.floor(pick * 10_000)).padStart(4, '0')}`, version }
    await measured('updateBidder', (call) => call(updateBidder, { params: { id }, body }))
  },
  listAuctions: (measured) => measured('listAuctions', (call) => call(listAuctions, {})),
  listLots: (measured, house) => measured('listLots', (call) => call(listLots, { params: { id: house.auctionId } })),
  createLot: (measured, house, pick) =>
    measured('createLot', (call) =>
      call(createLot, { params: { id: house.draftId }, body: { title: `Chest of drawers ${pick.toString(36).slice(2, 8)}` } }),
    ),
  recordLotOutcome: async (measured, house, pick) => {
    const lot = house.open.shift()
    // All lots are sold: the clerk looks at the list.
    if (!lot) return measured('listLots', (call) => call(listLots, { params: { id: house.auctionId } }))
    const outcome = { action: 'sell', hammer: 10_000 + Math.floor(pick * 90_000), paddle: String(1 + Math.floor(pick * 200)) } as const
    return measured('recordLotOutcome', (call) =>
      call(recordLotOutcome, { params: { id: house.auctionId, lotId: lot.id }, body: { outcome, version: lot.version } }),
    )
  },
  listLegalCases: (measured) => measured('listLegalCases', (call) => call(listLegalCases, {})),
  readLegalCaseTotals: (measured) => measured('readLegalCaseTotals', (call) => call(readLegalCaseTotals, {})),
  importBidders: (measured, house, pick) => {
    const body = bidderFile(rowsOfImport, 1 + Math.floor(pick * 1_000_000), house.mark)
    return measured('createUpload', (call) => call(createUpload, { body }))
  },
}
