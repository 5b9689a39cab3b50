import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { useCallback, useMemo, useRef, useState } from 'react'

/** Which row's menu is open, and at which button. */
export interface OpenRowMenu {
  bidder: BidderSummary
  anchor: HTMLElement
}

export interface RowMenus {
  open: OpenRowMenu | undefined
  /** A button is pressed down: the browser closes an open menu before the press ends. */
  press: (anchor: HTMLElement) => void
  /** A button was pressed: opens its menu, or leaves it closed if the press closed it. */
  toggle: (bidder: BidderSummary, anchor: HTMLElement) => void
  close: () => void
}

/** One menu for all rows: a row has only a button and renders fast. */
export const useRowMenu = (): RowMenus => {
  const [open, setOpen] = useState<OpenRowMenu>()
  const now = useRef(open)
  now.current = open
  const closedBy = useRef<HTMLElement>(undefined)
  const press = useCallback((anchor: HTMLElement) => {
    closedBy.current = now.current?.anchor === anchor ? anchor : undefined
  }, [])
  const toggle = useCallback((bidder: BidderSummary, anchor: HTMLElement) => {
    const closes = closedBy.current === anchor
    closedBy.current = undefined
    setOpen(closes ? undefined : { bidder, anchor })
  }, [])
  const close = useCallback(() => setOpen(undefined), [])
  return useMemo(() => ({ open, press, toggle, close }), [open, press, toggle, close])
}
