import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { prefetch } from './lazy-part/prefetch.ts'
import { type MenuEntry, OpenMenu } from './OpenMenu.tsx'
import { loadOverlay } from './overlays.ts'
import { useAnchor } from './use-anchor.ts'

export type { MenuEntry } from './OpenMenu.tsx'

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
  /** What is chosen now: the text on the button of a choice, whose name is the label and this. */
  value?: string
}

/** A button that opens a menu. */
export const MenuButton = ({ label, groups, icon = <MoreHorizontal20Regular />, look = 'subtle', children, value }: MenuButtonProps) => {
  const { anchor, toggle, close } = useAnchor()
  return (
    // A menu in a row must not open the row: its presses and keys end here.
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop events of the button and the menu inside.
    <span style={{ display: 'contents' }} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Button
        look={look}
        icon={icon}
        aria-label={value === undefined ? (children ? undefined : label) : `${label}, ${value}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={() => prefetch(loadOverlay.menu)}
        onClick={toggle}
      >
        {value ?? children}
      </Button>
      {anchor && <OpenMenu anchor={anchor} label={label} groups={groups} onClose={close} />}
    </span>
  )
}
