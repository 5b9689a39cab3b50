import { useCallback } from 'react'
import { useSearchParams } from './search-params.ts'

const names = { bidder: 'bidder', tab: 'view' } as const

/**
 * The bidder whose panel is open beside a tab that is not the bidder list. The address names the bidder and the panel's tab; stepping between bidders adds
 * no history entries.
 */
export const useOpenBidder = () => {
  const [params, setParams] = useSearchParams()
  const openId = params.get(names.bidder) ?? undefined
  const isOpen = openId !== undefined
  return {
    openId,
    tab: params.get(names.tab) ?? undefined,
    /** Undefined closes the panel. */
    open: useCallback(
      (id: string | undefined, tab?: string) =>
        setParams(
          (current) => {
            if (id === undefined) for (const name of Object.values(names)) current.delete(name)
            else current.set(names.bidder, id)
            if (tab !== undefined) current.set(names.tab, tab)
            return current
          },
          { replace: isOpen && id !== undefined },
        ),
      [setParams, isOpen],
    ),
  }
}
