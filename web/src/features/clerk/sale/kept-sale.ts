import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { createStore, get, getMany, set, setMany } from 'idb-keyval'
import type { SaleState } from './sale-state.ts'

/** What is kept of a sale on this device, until it is sent and for the undo. */
export type KeptSale = Omit<SaleState, 'lots'>

/** What the screen opens with where the service cannot be reached. */
export interface KeptCatalogue {
  auction: Auction
  lots: LotSummary[]
}

export interface SaleStore {
  readSale: () => Promise<KeptSale | undefined>
  keepSale: (sale: KeptSale) => Promise<void>
  readCatalogue: () => Promise<KeptCatalogue | undefined>
  keepCatalogue: (catalogue: KeptCatalogue) => Promise<void>
}

interface Place {
  accountId: string
  auctionHouseId: string
  auctionId: string
}

const keyOf = ({ accountId, auctionHouseId, auctionId }: Place): string => `${accountId}/${auctionHouseId}/${auctionId}`

/**
 * In IndexedDB, by house and auction. It outlives the session, so that results of a session that ended are sent after the next sign-in. No name of a
 * bidder is kept, only paddles.
 */
export const browserSaleStore = (place: Place): SaleStore => {
  const store = createStore('auctionwiz-clerk', 'sales')
  const key = keyOf(place)
  // Results become many during a sale, and a bid or a digit of a paddle changes none of them.
  let kept: KeptSale['hammers'] | undefined
  return {
    readSale: async () => {
      const [open, hammers = []] = await getMany<unknown>([`${key}/sale`, `${key}/hammers`], store)
      return open === undefined ? undefined : { ...(open as Omit<KeptSale, 'hammers'>), hammers: hammers as KeptSale['hammers'] }
    },
    keepSale: async ({ hammers, ...open }) => {
      const results: [string, unknown][] = hammers === kept ? [] : [[`${key}/hammers`, hammers]]
      await setMany([[`${key}/sale`, open], ...results], store)
      kept = hammers
    },
    readCatalogue: () => get(`${key}/catalogue`, store),
    keepCatalogue: (catalogue) => set(`${key}/catalogue`, catalogue, store),
  }
}

const onPage = new Map<string, KeptSale>()

/** For the demonstration, whose data ends with the page too. */
export const pageSaleStore = (place: Place): SaleStore => ({
  readSale: () => Promise.resolve(onPage.get(keyOf(place))),
  keepSale: (sale) => Promise.resolve(void onPage.set(keyOf(place), sale)),
  readCatalogue: () => Promise.resolve(undefined),
  keepCatalogue: () => Promise.resolve(),
})
