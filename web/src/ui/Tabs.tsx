import {
  renderTab_unstable,
  renderTabList_unstable,
  type TabProps,
  type TabState,
  useTabBase_unstable,
  useTabListBase_unstable,
  useTabListContextValues_unstable,
  useTabListStyles_unstable,
  useTabStyles_unstable,
} from '@fluentui/react-tabs'
import { slot } from '@fluentui/react-utilities'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
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
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    // The focus moves at once; what is selected follows when its content has come.
    const at = all.indexOf(event.target as HTMLElement)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const to = steps[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    const index = (to + tabs.length) % tabs.length
    const tab = tabs[index]
    if (tab) onSelect(tab.id)
    all[index]?.focus()
  }
  return (
    <TabList listRef={list} label={label} selected={selected} onSelect={(id) => onSelect(id as Id)} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <OneTab
          key={tab.id}
          value={tab.id}
          id={`${name}-tab-${tab.id}`}
          className={classes(styles.tab)}
          aria-controls={tab.id === selected ? `${name}-panel` : undefined}
          tabIndex={tab.id === inReach ? 0 : -1}
          onPointerEnter={onNear && (() => onNear(tab.id))}
          onFocus={onNear && (() => onNear(tab.id))}
        >
          {tab.label} {tab.count !== undefined && <span className={look('plain', 'muted', 'notOnPhone', 'startXS')}>{tab.count}</span>}
        </OneTab>
      ))}
    </TabList>
  )
}

interface TabListProps {
  listRef: Ref<HTMLDivElement>
  label: string
  selected: string
  onSelect: (value: unknown) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Fluent's list of tabs and its tab, without Fluent's focus manager: 22 KiB that the first view need not wait for. */
const TabList = ({ listRef, label, selected, onSelect, ...rest }: TabListProps) => {
  const base = useTabListBase_unstable(
    {
      'aria-label': label,
      className: classes(styles.tabs),
      selectedValue: selected,
      onTabSelect: (_, { value }) => onSelect(value),
      ...rest,
    },
    listRef,
  )
  const state = useTabListStyles_unstable({ ...base, appearance: 'transparent', reserveSelectedTabSpace: true, size: 'medium' })
  return renderTabList_unstable(state, useTabListContextValues_unstable(state))
}

const OneTab = (props: TabProps) => {
  const base = useTabBase_unstable(props, null)
  const state: TabState = { ...base, appearance: 'transparent', size: 'medium' }
  // Its bold form keeps its place, so that selecting moves nothing.
  if (!base.selected) state.contentReservedSpace = slot.always({ children: props.children }, { elementType: 'span' })
  return renderTab_unstable(useTabStyles_unstable(state))
}
