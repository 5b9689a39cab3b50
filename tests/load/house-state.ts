import { setTimeout as pause } from 'node:timers/promises'
import { createAuction, moveAuction } from '@auctionwiz/contracts/auctions'
import { listBidders } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import { createLot, type Lot } from '@auctionwiz/contracts/lots'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { namedPeople } from '../bench/lib/people.ts'

/** How a list of bidders is asked for. */
export interface ListQuery {
  sort: '-score'
  tier?: 'New'[]
}

/** What a house has that calls choose from. */
export interface HouseState {
  bidderIds: string[]
  /** The sale that is live. */
  auctionId: string
  /** Lots of it that have no outcome yet. */
  open: Pick<Lot, 'id' | 'version'>[]
  /** A draft that gets more lots. */
  draftId: string
  /** The list that somebody looks at last, and where its next page begins. */
  list: { query: ListQuery; nextPage: string | undefined }
  /** Marks the addresses of this run, so that none is met again. */
  mark: string
}

/** A file of bidders; the same seed gives the same people. */
export const bidderFile = (rows: number, seed: number, mark: string): FormData => {
  const lines = [...namedPeople(rows, seed)].map(
    ({ firstName, lastName, city }, index) => `${firstName},${lastName},${mark}.${seed}.${index}@example.com,${city}`,
  )
  const form = new FormData()
  form.set('name', `Load ${mark} ${seed}`)
  form.set('description', 'Made by the load model')
  form.set('category', 'bidders')
  form.set('file_0', new Blob([['First Name,Last Name,Email,City', ...lines, ''].join('\n')]), 'load.csv')
  return form
}

/** Milliseconds within which the bidders of a house are imported. */
const patience = 300_000

interface Sizes {
  bidders: number
  lots: number
}

/** Fills a house through the calls that its staff use. */
export const setUpHouse = async (call: Client, seed: number, { bidders, lots }: Sizes): Promise<HouseState> => {
  const mark = `load${Date.now().toString(36)}`
  const { uploadId } = await call(createUpload, { body: bidderFile(bidders, seed, mark) })
  const until = Date.now() + patience
  for (let status = ''; status !== 'completed'; await pause(500)) {
    status = (await call(readUploadStatus, { params: { id: uploadId } })).status
    if (status === 'error' || Date.now() > until) throw new Error(`The import ${uploadId} is ${status}.`)
  }
  const query: ListQuery = { sort: '-score' }
  const listed = await call(listBidders, { query: { ...query, limit: 200 } })
  const day = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const dates = { startDate: day(1), endDate: day(48) }
  const sale = await call(createAuction, { body: { title: `Sale ${mark}`, ...dates } })
  const open: HouseState['open'] = []
  for (let index = 0; index < lots; index += 1) {
    const { id, version } = await call(createLot, { params: { id: sale.id }, body: { title: `Lot ${index + 1}`, estimateLow: 10_000 } })
    open.push({ id, version })
  }
  const published = await call(moveAuction, { params: { id: sale.id }, body: { action: 'publish', version: sale.version } })
  await call(moveAuction, { params: { id: sale.id }, body: { action: 'goLive', version: published.version } })
  const draft = await call(createAuction, { body: { title: `Draft ${mark}`, ...dates } })
  return {
    bidderIds: listed.bidders.map(({ id }) => id),
    auctionId: sale.id,
    open,
    draftId: draft.id,
    list: { query, nextPage: undefined },
    mark,
  }
}
