import { useEffect, useRef, useState } from 'react'
import styles from './MenuButton.module.css'
import type { MenuEntry } from './MenuButton.tsx'
import { MenuEntries } from './MenuEntries.tsx'

export interface SharedMenuProps {
  /** The button that it opened at. */
  anchor: HTMLElement
  label: string
  /** As of `MenuButton`. */
  groups: readonly (readonly MenuEntry[])[]
  onClose: () => void
}

/** The menu of one of many buttons, rendered while it is open. The browser closes it on Escape or a press outside, and restores the focus. */
export const SharedMenu = ({ anchor, label, groups, onClose }: SharedMenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef(anchor)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    menu.current?.showPopover()
    setShown(true)
  }, [])
  return (
    <div ref={menu} popover="auto" className={styles.menu} onToggle={({ newState }) => newState === 'closed' && onClose()}>
      {shown && <MenuEntries label={label} groups={groups} anchor={button} menu={menu} />}
    </div>
  )
}
