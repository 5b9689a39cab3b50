import { useEffect, useLayoutEffect, useRef } from 'react'

/** A key and what it does. */
export interface Shortcut {
  /** A single character, lower case; `Ctrl Enter` (Command on a Mac); or a description such as `Home End` of keys that a control handles itself. */
  key: string
  label: string
  /** Undefined for keys that a control handles while it has the focus: they are only listed. */
  run?: () => void
}

type Group = { readonly current: readonly Shortcut[] }

/** What is on screen, in the order in which it appeared. */
const groups: Group[] = []

/** The shortcuts that work now; the latest one of each key. */
export const activeShortcuts = (): Shortcut[] => [
  ...new Map(groups.flatMap(({ current }) => current.map((shortcut) => [shortcut.key, shortcut] as const))).values(),
]

const textFields = 'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable=true]'
const ownKeys = '[role=menu],[role=listbox],[role=combobox],[popover]'
const modals = 'dialog[open],[role=dialog][aria-modal=true]:not([data-panel]),[role=alertdialog]'

/** Whether a key belongs to something else than the screen: to a text field, a menu, a dialog, or a control that has handled it. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(`${textFields},${ownKeys}`) !== null) ||
  document.querySelector(modals) !== null

const onKeyDown = (event: KeyboardEvent): void => {
  if (isTaken(event)) return
  const withControl = event.ctrlKey || event.metaKey
  const key = withControl ? `Ctrl ${event.key}` : event.key.toLowerCase()
  const shortcut = activeShortcuts().find((one) => one.key === key && one.run !== undefined)
  // `?` needs Shift on most keyboards; a letter with Shift is another key.
  if (!shortcut?.run || (event.shiftKey && /^[a-z]$/.test(key))) return
  event.preventDefault()
  shortcut.run()
}

/** Makes keys work anywhere on the screen while the component is mounted, except in text fields, menus and dialogs. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const now = useRef(shortcuts)
  // Not while it renders: a key must not act on a render that React gives up.
  useLayoutEffect(() => {
    now.current = shortcuts
  })
  useEffect(() => {
    if (groups.length === 0) document.addEventListener('keydown', onKeyDown)
    groups.push(now)
    return () => {
      groups.splice(groups.indexOf(now), 1)
      if (groups.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

/** A label with its key, for tooltips: "Add Bidder (N)". */
export const shownKey = (key: string): string => (/^[a-z]$/.test(key) ? key.toUpperCase() : key)
