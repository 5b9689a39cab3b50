import { Menu, MenuDivider, MenuItem, MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-menu'
import { Fragment } from 'react'
import { classes } from '../class-names.ts'
import type { OpenMenuProps } from '../OpenMenu.tsx'
import { shownKey } from '../shortcuts/shortcuts.ts'
import { slotRef } from '../slot-ref.ts'
import styles from './Overlays.module.css'
import { useAnchored } from './use-anchored.ts'

/** The part of `OpenMenu` that needs Fluent: place, arrow keys, first letters, Escape, the press outside. */
const MenuSurface = ({ anchor, label, groups, align = 'end', onClose }: OpenMenuProps) => {
  const { surface, close, onOpenChange } = useAnchored(anchor, onClose)
  return (
    <Menu
      open
      onOpenChange={onOpenChange}
      checkedValues={checkedIn(groups)}
      positioning={{ target: anchor, position: 'below', align, overflowBoundaryPadding: 8, autoSize: 'height' }}
    >
      <MenuPopover ref={slotRef(surface)} className={classes(styles.menu)}>
        <MenuList aria-label={label}>
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Fragment key={group[0]?.id}>
                {index > 0 && <MenuDivider />}
                {group.map(({ id, label: name, icon, reason, danger, checked, shortcut, hint, onSelect }) =>
                  checked === undefined ? (
                    <MenuItem
                      key={id}
                      secondaryContent={shortcut ? shownKey(shortcut) : (hint ?? null)}
                      aria-keyshortcuts={shortcut}
                      icon={icon ?? null}
                      disabled={reason !== undefined}
                      subText={reason ?? null}
                      className={classes(styles.item, danger && reason === undefined && styles.danger)}
                      onClick={() => {
                        close()
                        onSelect()
                      }}
                    >
                      {name}
                    </MenuItem>
                  ) : (
                    <MenuItemRadio
                      key={id}
                      name={chosenIn(group)}
                      value={id}
                      icon={icon ?? null}
                      secondaryContent={hint ?? null}
                      disabled={reason !== undefined}
                      subText={reason ?? null}
                      className={classes(styles.item)}
                      onClick={() => {
                        close()
                        onSelect()
                      }}
                    >
                      {name}
                    </MenuItemRadio>
                  ),
                )}
              </Fragment>
            ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** Names a group of choices: by its first entry. */
const chosenIn = (group: OpenMenuProps['groups'][number]): string => group[0]?.id ?? ''

/** The chosen entries, by group. */
const checkedIn = (groups: OpenMenuProps['groups']): Record<string, string[]> =>
  Object.fromEntries(groups.map((group) => [chosenIn(group), group.flatMap(({ id, checked }) => (checked ? [id] : []))]))

export default MenuSurface
