import { readBidder } from '@auctionwiz/contracts/bidders'
import { useCallback, useRef } from 'react'
import { preload } from 'swr'
import { callKey, useCall } from '../../app/calls/use-call.ts'
import { useHouse } from '../../app/house.ts'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'

const fresh = 30_000

export const loadBidderPanel = () => import('./BidderPanel.tsx')

/** Prefetches the record and the code of a panel that may open next; each record at most once in half a minute. */
export const usePrefetchBidder = (): ((id: string) => void) => {
  const call = useCall()
  const { id: auctionHouseId } = useHouse()
  const asked = useRef(new Map<string, number>())
  return useCallback(
    (id) => {
      const now = Date.now()
      if (now - (asked.current.get(id) ?? 0) < fresh) return
      asked.current.set(id, now)
      prefetch(loadBidderPanel)
      const input = { params: { id } }
      // A failure is harmless: opening the panel retries and shows the problem.
      preload(callKey(readBidder, input, auctionHouseId), () => call(readBidder, input)).catch(() => asked.current.delete(id))
    },
    [call, auctionHouseId],
  )
}
