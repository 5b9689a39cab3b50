import { readDuplicate } from '@auctionwiz/contracts/duplicates'
import { useEffect, useRef } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'

/**
 * Prefetches a match that may open next, and the one that follows the shown one, which a merge opens; each once. What is shown is requested again
 * when it opens: a prefetched answer may be older than a decision.
 */
export const usePrefetchPair = (followingId: string | undefined): ((id: string) => void) => {
  const call = useCall()
  const store = useStore()
  const asked = useRef(new Set<string>())
  const fetch = (id: string) => {
    if (asked.current.has(id)) return
    asked.current.add(id)
    const input = { params: { id } }
    call(readDuplicate, input).then(
      (detail) => store(readDuplicate, input, detail),
      // Harmless: opening the match tries again and shows the problem.
      () => asked.current.delete(id),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another match follows.
  useEffect(() => {
    if (followingId !== undefined) fetch(followingId)
  }, [followingId])
  return fetch
}
