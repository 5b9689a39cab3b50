import { readDuplicate } from '@auctionwiz/contracts/duplicates'
import { useCallback, useEffect } from 'react'
import { preload } from 'swr'
import { callKey, useCall } from '../../app/calls/use-call.ts'
import { useHouse } from '../../app/house.ts'

/** Prefetches a match that may open next, and the one that follows the shown one: a merge opens it. */
export const usePrefetchPair = (followingId: string | undefined): ((id: string) => void) => {
  const call = useCall()
  const { id: auctionHouseId } = useHouse()
  const fetch = useCallback(
    (id: string) => {
      const input = { params: { id } }
      // A failure is harmless: opening the match retries and shows the problem.
      preload(callKey(readDuplicate, input, auctionHouseId), () => call(readDuplicate, input)).catch(() => undefined)
    },
    [call, auctionHouseId],
  )
  useEffect(() => {
    if (followingId !== undefined) fetch(followingId)
  }, [fetch, followingId])
  return fetch
}
