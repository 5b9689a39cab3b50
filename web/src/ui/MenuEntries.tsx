import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { classes } from './class-names.ts'
import styles from './MenuButton.module.css'
import type { MenuEntry } from './MenuButton.tsx'
import { positionPopover } from './position-popover.ts'

interface MenuEntriesProps {
  label: string
  groups: readonly (readonly MenuEntry[])[]
  anchor: RefObject<HTMLElement | null>
  menu: RefObject<HTMLElement | null>
}

/** What an open menu shows. Arrow keys, Home, End and first letters move; Enter and Space choose; Tab closes. */
export const MenuEntries = ({ label, groups, anchor, menu }: MenuEntriesProps) => {
  const hide = () => menu.current?.hidePopover()
  useLayoutEffect(() => {
    const element = menu.current
    if (!element || !anchor.current) return
    const button = anchor.current
    const follow = () => positionPopover(element, button)
    follow()
    entriesOf(element)[0]?.focus({ preventScroll: true })
    window.addEventListener('scroll', follow, true)
    return () => {
      window.removeEventListener('scroll', follow, true)
      element.style.visibility = ''
    }
  }, [menu, anchor])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return hide()
    const entries = entriesOf(event.currentTarget)
    const next = nextEntry(entries, entries.indexOf(document.activeElement as HTMLElement), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {groups
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <div key={group[0]?.id} role="presentation" className={classes(index > 0 && styles.group)}>
            {group.map(({ id, label: name, icon, reason, danger, onSelect }) => (
              <button
                key={id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={reason !== undefined || undefined}
                className={classes(styles.entry, danger && styles.danger)}
                onClick={() => {
                  if (reason !== undefined) return
                  hide()
                  onSelect()
                }}
              >
                {icon}
                <span>
                  {name}
                  {reason && <small className={styles.reason}>{reason}</small>}
                </span>
              </button>
            ))}
          </div>
        ))}
    </div>
  )
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

const nextEntry = (entries: HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const step = steps[key]
  if (step !== undefined) return entries.at(step % entries.length)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
  return after.find((entry) => entry.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
