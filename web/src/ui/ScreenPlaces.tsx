import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The slot in the title row for the current tab's buttons. */
export const ActionsSlot = createContext<HTMLElement | null>(null)

/** Renders a tab's buttons at the right of the screen's title row, the primary one last. */
export const ScreenActions = ({ children }: { children: ReactNode }) => {
  const place = useContext(ActionsSlot)
  return place && createPortal(children, place)
}

/** The slot for a record's panel next to the tab. */
export const PanelSlot = createContext<HTMLElement | null>(null)

/** Renders a `Panel` at the right of the whole screen. */
export const ScreenPanel = ({ children }: { children: ReactNode }) => {
  const place = useContext(PanelSlot)
  return place && createPortal(children, place)
}
