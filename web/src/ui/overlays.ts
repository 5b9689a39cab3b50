/** The code of what opens above the page. It is loaded when the browser is idle, so that the first press finds it there. */
export const loadOverlay = {
  menu: () => import('./overlays/MenuSurface.tsx'),
  popover: () => import('./overlays/PopoverPanel.tsx'),
  dialog: () => import('./overlays/DialogSurface.tsx'),
  drawer: () => import('./overlays/SideDrawer.tsx'),
  tip: () => import('./overlays/TipSurface.tsx'),
  toast: () => import('./overlays/ToastCard.tsx'),
} as const

/** Loads them all, one by one, so that no press waits for the code of several. A failure shows when one of them opens. */
export const prefetchOverlays = async (): Promise<void> => {
  for (const load of Object.values(loadOverlay)) await load().catch(() => undefined)
}
