import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { Fragment } from 'react'
import { classes } from './class-names.ts'
import { FluentRoot } from './FluentRoot.tsx'
import styles from './MenuButton.module.css'
import type { MenuEntry } from './MenuButton.tsx'

interface FluentMenuProps {
  label: string
  groups: readonly (readonly MenuEntry[])[]
  target: HTMLElement
  onClose: () => void
}

/** The part of `MenuButton` that needs Fluent: place, keys, the layer above the page. */
const FluentMenu = ({ label, groups, target, onClose }: FluentMenuProps) => {
  // The list renders once the popover has been placed; it tells so by its ref.
  const focusFirst = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  const close = () => {
    onClose()
    target.focus()
  }
  return (
    <FluentRoot>
      <Menu
        open
        hasIcons={groups.flat().some((entry) => entry.icon)}
        positioning={{ target, align: 'end' }}
        onOpenChange={(_, { open }) => !open && close()}
      >
        {/* Clicks in the portal would otherwise bubble to the row that holds the button. */}
        <MenuPopover onClick={(event) => event.stopPropagation()} className={classes(styles.menu)}>
          <MenuList ref={focusFirst} aria-label={label}>
            {groups
              .filter((group) => group.length > 0)
              .map((group, index) => (
                <Fragment key={group[0]?.id}>
                  {index > 0 && <MenuDivider />}
                  {group.map((entry) => (
                    <MenuItem
                      key={entry.id}
                      icon={entry.icon ?? null}
                      disabled={entry.reason !== undefined}
                      subText={entry.reason ?? null}
                      className={classes(entry.danger && styles.danger)}
                      onClick={entry.onSelect}
                    >
                      {entry.label}
                    </MenuItem>
                  ))}
                </Fragment>
              ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </FluentRoot>
  )
}

export default FluentMenu
