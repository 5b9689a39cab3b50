import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useSignedIn } from '../../app/session/session-context.ts'
import { type BidderListState, readListState, writeListState } from './list-state.ts'
import { type PreferredScore, preferredScore } from './preferred-score.ts'

export interface ListStateAccess {
  state: BidderListState
  /** Changes the address in place: filters don't fill the history with steps. */
  change: (change: Partial<BidderListState>) => void
}

/** What the list shows, from the address; the score last chosen stands where the address says nothing. */
export const useListState = (stored: PreferredScore = preferredScore(localStorage)): ListStateAccess => {
  const [params, setParams] = useSearchParams()
  const { user } = useSignedIn()
  const preferred = stored.read() ?? user.preferences.defaultScoreType
  const state = useMemo(() => readListState(params, preferred), [params, preferred])
  const change = useCallback(
    (next: Partial<BidderListState>) => {
      if (next.scoreType) stored.write(next.scoreType)
      setParams((current) => writeListState(current, next), { replace: true })
    },
    [setParams, stored],
  )
  return { state, change }
}
