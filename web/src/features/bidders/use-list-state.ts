import { type ScoreType, scoreTypes } from '@auctionwiz/contracts/scores'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from '../../app/search-params.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { type BidderListState, readListState, writeListState } from './list-state.ts'

const key = 'bidders.score'

interface PreferredScore {
  /** The score last chosen in this browser; undefined before any choice. */
  read(): ScoreType | undefined
  write(scoreType: ScoreType): void
}

const preferredScore = (storage: Pick<Storage, 'getItem' | 'setItem'>): PreferredScore => ({
  read: () => scoreTypes.find((scoreType) => scoreType === storage.getItem(key)),
  write: (scoreType) => storage.setItem(key, scoreType),
})

const stored = preferredScore(localStorage)

export interface ListStateAccess {
  state: BidderListState
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<BidderListState>) => void
}

/** The list's state from the address; without a score there, the last chosen one applies. */
export const useListState = (): ListStateAccess => {
  const [params, setParams] = useSearchParams()
  const { user } = useSignedIn()
  const preferred = stored.read() ?? user.preferences.defaultScoreType
  const addressed = useMemo(() => readListState(params, preferred), [params, preferred])
  // The router updates the address with low priority; check boxes and switches respond immediately.
  const [state, expect] = useOptimistic(addressed, (current, next: Partial<BidderListState>) => ({ ...current, ...next }))
  const change = useCallback(
    (next: Partial<BidderListState>) => {
      if (next.scoreType) stored.write(next.scoreType)
      startTransition(() => {
        expect(next)
        setParams((current) => writeListState(current, next), { replace: true })
      })
    },
    [setParams, expect],
  )
  return { state, change }
}
