import { type ScoreType, scoreTypes } from '@auctionwiz/contracts/scores'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from '../../app/search-params.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { type BidderListState, readListState, writeListState } from './list-state.ts'

const key = 'bidders.score'

interface PreferredScore {
  /** The score chosen last in this browser; undefined before any choice. */
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
  /** Changes the address in place: filters don't fill the history with steps. */
  change: (change: Partial<BidderListState>) => void
}

/** What the list shows, from the address; the score last chosen stands where the address says nothing. */
export const useListState = (): ListStateAccess => {
  const [params, setParams] = useSearchParams()
  const { user } = useSignedIn()
  const preferred = stored.read() ?? user.preferences.defaultScoreType
  const addressed = useMemo(() => readListState(params, preferred), [params, preferred])
  // The router changes the address when React finds the time; boxes and switches follow the hand at once.
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
