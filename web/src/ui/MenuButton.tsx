import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import styles from './MenuButton.module.css'
import { MenuEntries } from './MenuEntries.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactElement
  onSelect: () => void
  /** Why it is disabled; shown below its label. */
  reason?: string | undefined
  danger?: boolean
}

export interface MenuButtonProps {
  /** Name of the menu, and of a button without text. */
  label: string
  /** The items, with a line between groups; empty groups are omitted. */
  groups: readonly (readonly MenuEntry[])[]
  /** Default three dots. */
  icon?: ReactNode
  look?: ButtonLook
  /** Text on the button; without it the button is only an icon. */
  children?: ReactNode
}

/** A button that opens a menu. The browser provides the top layer, Escape, the press outside and the return of the focus. */
export const MenuButton = ({ label, groups, icon = <MoreHorizontal20Regular />, look = 'subtle', children }: MenuButtonProps) => {
  const id = useId()
  const button = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    // A menu in a row must not open the row: its presses and keys end here.
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop events of the button and the menu inside.
    <span
      ref={button}
      className={styles.holder}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Button
        look={look}
        icon={icon}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {children}
      </Button>
      <div ref={menu} id={id} popover="auto" className={styles.menu} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {open && <MenuEntries label={label} groups={groups} anchor={button} menu={menu} />}
      </div>
    </span>
  )
}
