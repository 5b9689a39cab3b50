import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './Tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  count?: ReactNode
}

export interface TabsProps<Id extends string> {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  /** Navigate here: a tab has its URL. */
  onSelect: (id: Id) => void
  /** The user may choose the tab next: prefetch what it needs. */
  onNear?: (id: Id) => void
  /** Prefix of ids: a tab is `{name}-tab-{id}`; what the selected one shows is a `role="tabpanel"` with the id `{name}-panel`. */
  name: string
}

/** Tabs of 40 px. Arrow keys, Home and End move and select; on the phone they scroll sideways. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, onNear, name }: TabsProps<Id>) => {
  // The shown content may have no tab here; the first tab is then the keyboard's entry.
  const inReach = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls the selected tab into view where tabs scroll sideways.
    document.getElementById(`${name}-tab-${selected}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [name, selected])
  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    select((to + tabs.length) % tabs.length)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${name}-panel` : undefined}
          tabIndex={tab.id === inReach ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
          onPointerEnter={onNear && (() => onNear(tab.id))}
          onFocus={onNear && (() => onNear(tab.id))}
        >
          <span className={styles.label} data-label={tab.label}>
            {tab.label}
          </span>
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
