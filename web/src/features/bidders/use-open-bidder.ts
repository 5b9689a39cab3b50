import { useCallback } from 'react'
import { useSearchParams } from '../../app/search-params.ts'
import { type PanelTab, panelTabs } from './panel/panel-tabs.ts'

const names = { bidder: 'bidder', tab: 'view' } as const

/** The bidder whose panel is open beside a tab of the screen; the address names it, and stepping between bidders adds no history entries. */
export const useOpenBidder = () => {
  const [params, setParams] = useSearchParams()
  const openId = params.get(names.bidder) ?? undefined
  const tab = panelTabs.find((known) => known === params.get(names.tab)) ?? 'overview'
  const isOpen = openId !== undefined
  return {
    openId,
    tab,
    /** Undefined closes the panel. */
    open: useCallback(
      (id: string | undefined, to?: PanelTab) =>
        setParams(
          (current) => {
            if (id === undefined) for (const name of Object.values(names)) current.delete(name)
            else current.set(names.bidder, id)
            if (to === 'overview') current.delete(names.tab)
            else if (to) current.set(names.tab, to)
            return current
          },
          { replace: isOpen && id !== undefined },
        ),
      [setParams, isOpen],
    ),
  }
}
