import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-menu'
import { Fragment } from 'react'
import { classes } from '../class-names.ts'
import type { OpenMenuProps } from '../OpenMenu.tsx'
import { slotRef } from '../slot-ref.ts'
import styles from './Overlays.module.css'
import { useAnchored } from './use-anchored.ts'

/** The part of `OpenMenu` that needs Fluent: place, arrow keys, first letters, Escape, the press outside. */
const MenuSurface = ({ anchor, label, groups, onClose }: OpenMenuProps) => {
  const { surface, close, onOpenChange } = useAnchored(anchor, onClose)
  return (
    <Menu open onOpenChange={onOpenChange} positioning={{ target: anchor, position: 'below', align: 'end', overflowBoundaryPadding: 8 }}>
      <MenuPopover ref={slotRef(surface)} className={classes(styles.menu)}>
        <MenuList aria-label={label}>
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Fragment key={group[0]?.id}>
                {index > 0 && <MenuDivider />}
                {group.map(({ id, label: name, icon, reason, danger, onSelect }) => (
                  <MenuItem
                    key={id}
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
                ))}
              </Fragment>
            ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

export default MenuSurface
