import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the title row keeps room for the buttons of the tab shown. */
export const ActionsPlace = createContext<HTMLElement | null>(null)

/** Puts a tab's buttons at the right of the screen's title row, the primary one last. */
export const ScreenActions = ({ children }: { children: ReactNode }) => {
  const place = useContext(ActionsPlace)
  return place && createPortal(children, place)
}

/** Where the screen keeps room for a record beside the tab. */
export const PanelPlace = createContext<HTMLElement | null>(null)

/** Puts a `Panel` at the right of the whole screen. */
export const ScreenPanel = ({ children }: { children: ReactNode }) => {
  const place = useContext(PanelPlace)
  return place && createPortal(children, place)
}
