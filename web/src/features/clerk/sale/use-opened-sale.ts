import { type Auction, readAuction } from '@auctionwiz/contracts/auctions'
import { CallError, type Client } from '@auctionwiz/contracts/client'
import { type LotSummary, listLots } from '@auctionwiz/contracts/lots'
import { useEffect, useState } from 'react'
import { useSession, useSignedIn } from '../../../app/session/session-context.ts'
import { createSale, type Sale } from './create-sale.ts'
import { browserSaleStore, type KeptCatalogue, pageSaleStore, type SaleStore } from './kept-sale.ts'
import { painted, pauseAfter, waitFor } from './pauses.ts'
import { sendJob } from './send-job.ts'

export interface OpenedSale {
  auction: Auction
  sale: Sale
  /** Opened with what this device kept, since the service did not answer. */
  isCached: boolean
}

/** All lots, in the order of the catalogue. */
const allLots = async (call: Client, id: string): Promise<LotSummary[]> => {
  const lots: LotSummary[] = []
  for (let page: string | undefined; ; ) {
    const answer = await call(listLots, { params: { id }, query: { limit: 200, ...(page !== undefined && { page }) } })
    lots.push(...answer.lots)
    if (answer.nextPage === undefined) return lots
    page = answer.nextPage
  }
}

const loadCatalogue = async (call: Client, id: string): Promise<KeptCatalogue> => {
  const [auction, lots] = await Promise.all([call(readAuction, { params: { id } }), allLots(call, id)])
  return { auction, lots }
}

const isNoAnswer = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** The catalogue from the service, or the one that this device kept where the service does not answer. */
const openCatalogue = async (call: Client, id: string, store: SaleStore): Promise<KeptCatalogue & { isCached: boolean }> => {
  try {
    const catalogue = await loadCatalogue(call, id)
    // Without room on the device the sale works, but opens only online.
    await store.keepCatalogue(catalogue).catch(() => undefined)
    return { ...catalogue, isCached: false }
  } catch (error) {
    const kept = isNoAnswer(error) ? await store.readCatalogue().catch(() => undefined) : undefined
    if (!kept) throw error
    return { ...kept, isCached: true }
  }
}

/** Opens the sale of an auction on this device and sends its results until the screen closes. */
export const useOpenedSale = (auctionId: string): { opened: OpenedSale | undefined; error: unknown; reload: () => void } => {
  const { call, isDemo } = useSession()
  const { account, auctionHouseId = '' } = useSignedIn()
  const [opened, setOpened] = useState<OpenedSale>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again.
  useEffect(() => {
    let sale: Sale | undefined
    let left = false
    const place = { accountId: account.id, auctionHouseId, auctionId }
    const store = isDemo ? pageSaleStore(place) : browserSaleStore(place)
    const open = async () => {
      const [catalogue, kept] = await Promise.all([openCatalogue(call, auctionId, store), store.readSale().catch(() => undefined)])
      if (left) return
      sale = createSale({
        ...{ lots: catalogue.lots, kept, keep: store.keepSale, painted, pauseAfter, wait: waitFor },
        send: (job, version) => sendJob({ call, auctionId, auctionHouseId }, job, version),
        isOnline: () => isDemo || navigator.onLine,
      })
      setOpened({ auction: catalogue.auction, isCached: catalogue.isCached, sale })
    }
    open().catch((failure: unknown) => !left && setError(failure))
    const refresh = async () => {
      const before = sale?.getState()
      if (!sale || !before || before.queue.length > 0 || document.hidden) return
      const { auction, lots } = await loadCatalogue(call, auctionId)
      // What was saved meanwhile is newer than this answer.
      if (left || sale.getState().lots !== before.lots || sale.getState().queue.length > 0) return
      sale.refresh(lots)
      setOpened({ auction, sale, isCached: false })
    }
    const onOnline = () => {
      sale?.wake()
      // The next occasion tries again.
      refresh().catch(() => undefined)
    }
    const occasions = ['online', 'focus'] as const
    for (const occasion of occasions) window.addEventListener(occasion, onOnline)
    return () => {
      left = true
      sale?.stop()
      setOpened(undefined)
      setError(undefined)
      for (const occasion of occasions) window.removeEventListener(occasion, onOnline)
    }
  }, [call, isDemo, account.id, auctionHouseId, auctionId, attempt])
  return { opened, error, reload: () => setAttempt((count) => count + 1) }
}
