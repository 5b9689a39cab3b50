import { type RefObject, useEffect, useRef } from 'react'
import { focusReturn } from './focus-return.ts'

interface PanelFocus {
  /** Tab stays inside, as in a modal. */
  trapped: boolean
  takesFocus: boolean
  onClose: () => void
}

/** Moves the focus into an opening panel and restores it afterwards; keeps it inside an overlay; closes on Escape. */
export const usePanelFocus = (panel: RefObject<HTMLElement | null>, { trapped, takesFocus, onClose }: PanelFocus): void => {
  const takes = useRef(takesFocus || trapped)
  useEffect(() => {
    const opener = document.activeElement
    const returns = opener instanceof HTMLElement ? focusReturn(opener) : () => document.getElementById('content')
    if (takes.current) panel.current?.focus({ preventScroll: true })
    const inside = panel.current
    return () => {
      const lost = document.activeElement === document.body || inside?.contains(document.activeElement)
      if (!lost) return
      returns()?.focus({ preventScroll: true })
    }
  }, [panel])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      const above = target.closest('[role=dialog],[role=alertdialog],[role=menu],[popover]')
      if (event.defaultPrevented || (above && above !== panel.current)) return
      if (event.key === 'Escape') onClose()
      if (event.key === 'Tab' && trapped && panel.current) keepInside(event, panel.current)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [panel, trapped, onClose])
}

const focusable = 'a[href],button,input:not([type=hidden]),select,textarea,[tabindex="0"]'

const keepInside = (event: KeyboardEvent, panel: HTMLElement): void => {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0 && stop.offsetParent !== null)
  const first = stops[0]
  const last = stops.at(-1)
  const at = document.activeElement
  const leaves = event.shiftKey ? at === first || at === panel : at === last || !panel.contains(at)
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
