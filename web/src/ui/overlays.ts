import { withTexts } from '../messages/catalogue.ts'
import { fetchPart } from './lazy-part/arrived.ts'

/** The code of what opens above the page. It is loaded when the browser is idle, so that the first press finds it there. */
export const loadOverlay = {
  // First: it says so when another one cannot be loaded.
  toast: withTexts(() => import('./overlays/ToastCard.tsx')),
  menu: withTexts(() => import('./overlays/MenuSurface.tsx')),
  popover: withTexts(() => import('./overlays/PopoverPanel.tsx')),
  dialog: withTexts(() => import('./overlays/DialogSurface.tsx')),
  drawer: withTexts(() => import('./overlays/SideDrawer.tsx')),
  tip: withTexts(() => import('./overlays/TipSurface.tsx')),
} as const

const drawAhead = () => import('./overlays/draw-ahead.tsx')

/**
 * Loads them all, one by one, so that no press waits for the code of several, then draws them out of sight. A failure shows when one of them
 * opens.
 */
export const prefetchOverlays = async (): Promise<void> => {
  for (const load of [...Object.values(loadOverlay), drawAhead]) await fetchPart(load).catch(() => undefined)
}
