import { useCallback, useMemo, useRef, useState } from 'react'
import type { OpenRowMenu } from './types.ts'

export interface RowMenus<Row> {
  open: OpenRowMenu<Row> | undefined
  /** A button is pressed down: the browser closes an open menu before the press ends. */
  press: (anchor: HTMLElement) => void
  /** A button was pressed: opens its menu, or leaves it closed if the press closed it. */
  toggle: (row: Row, anchor: HTMLElement) => void
  close: () => void
}

/** One menu for all rows: a row has only a button and renders fast. */
export const useRowMenu = <Row>(): RowMenus<Row> => {
  const [open, setOpen] = useState<OpenRowMenu<Row>>()
  const now = useRef(open)
  now.current = open
  const closedBy = useRef<HTMLElement>(undefined)
  const press = useCallback((anchor: HTMLElement) => {
    closedBy.current = now.current?.anchor === anchor ? anchor : undefined
  }, [])
  const toggle = useCallback((row: Row, anchor: HTMLElement) => {
    const closes = closedBy.current === anchor
    closedBy.current = undefined
    setOpen(closes ? undefined : { row, anchor })
  }, [])
  const close = useCallback(() => setOpen(undefined), [])
  return useMemo(() => ({ open, press, toggle, close }), [open, press, toggle, close])
}
