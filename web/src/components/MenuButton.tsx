import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonLook } from './Button.tsx'

const load = () => import('./FluentMenu.tsx')
const FluentMenu = lazy(load)

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactElement
  onSelect: () => void
  /** Why it cannot be chosen now; shown below its label. */
  reason?: string | undefined
  danger?: boolean
}

export interface MenuButtonProps {
  /** Name of the button: shown when `children` says so, else read out. */
  label: string
  /** What can be chosen, with a line between groups; empty groups are left out. */
  groups: readonly (readonly MenuEntry[])[]
  /** Default three dots. */
  icon?: ReactNode
  look?: ButtonLook
  /** Words on the button; without them it is an icon alone. */
  children?: ReactNode
}

/** A button that opens a menu by Fluent, whose code is fetched when the button is hovered or focused. */
export const MenuButton = ({ label, groups, icon = <MoreHorizontal20Regular />, look = 'subtle', children }: MenuButtonProps) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        look={look}
        icon={icon}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={target !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          event.stopPropagation()
          setTarget(event.currentTarget)
        }}
      >
        {children}
      </Button>
      {target && (
        <Suspense fallback={null}>
          <FluentMenu label={label} groups={groups} target={target} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </>
  )
}
