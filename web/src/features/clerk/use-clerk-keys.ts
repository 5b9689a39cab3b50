import { useEffect, useEffectEvent, useRef } from 'react'
import { isTaken, useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { clerkText } from './messages.ts'
import type { Clerk } from './use-clerk.ts'

/** Milliseconds after a result in which another one, without any key in between, is a slip of the hand. */
const slip = 300

type Press = (clerk: Clerk, openAmount: () => void) => void

/** What each key does. A letter is itself, in lower case. */
const keys: Record<string, Press> = {
  ArrowUp: ({ raise }) => raise(1),
  'Shift+ArrowUp': ({ raise }) => raise(2),
  ArrowDown: ({ bidBack }) => bidBack(),
  a: (_, openAmount) => openAmount(),
  Backspace: ({ erasePaddle }) => erasePaddle(),
  Escape: ({ setPaddle }) => setPaddle(''),
  Enter: ({ sell }) => sell(),
  p: ({ pass }) => pass(),
  w: ({ withdraw }) => withdraw(),
  n: ({ skip }) => skip(),
  'Ctrl+z': ({ undo }) => undo(),
}
const settling = new Set(['Enter', 'p', 'w'])

const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  const plain = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) return `Ctrl+${plain}`
  return shiftKey ? `Shift+${plain}` : plain
}

const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button,a,summary') !== null

/** The keys of the screen, wherever the focus is, except in text fields and dialogs. Enter on a button presses that button. */
export const useClerkKeys = (clerk: Clerk, openAmount: () => void): void => {
  const lastResult = useRef(Number.NEGATIVE_INFINITY)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event)
    const run = keys[name]
    const isDigit = /^\d$/.test(name)
    if (isTaken(event) || !(run || isDigit) || (name === 'Enter' && isControl(event.target))) return
    event.preventDefault()
    // A key that is held down means one press; only digits are erased one after the other.
    if (event.repeat && name !== 'Backspace') return
    const isSettling = settling.has(name)
    if (isSettling && event.timeStamp - lastResult.current < slip) return
    lastResult.current = isSettling ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (run) run(clerk, openAmount)
    else clerk.typePaddle(name)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useShortcuts(keyHelp())
}

/** All keys, for the help. */
export const keyHelp = () => [
  { key: '↑', label: clerkText.keys.raise },
  { key: 'Shift ↑', label: clerkText.keys.raiseTwice },
  { key: '↓', label: clerkText.keys.back },
  { key: 'a', label: clerkText.keys.amount },
  { key: '0–9', label: clerkText.keys.paddle },
  { key: 'Backspace', label: clerkText.keys.erase },
  { key: 'Esc', label: clerkText.keys.clear },
  { key: 'Enter', label: clerkText.keys.sell },
  { key: 'p', label: clerkText.keys.pass },
  { key: 'w', label: clerkText.keys.withdraw },
  { key: 'n', label: clerkText.keys.skip },
  { key: 'Ctrl Z', label: clerkText.keys.undo },
]

/** The keys that a clerk needs all day, for the foot of the screen. */
export const keyHints = () => {
  const shown = ['↑', '↓', '0–9', 'Enter', 'p', 'w', 'Ctrl Z', 'n']
  const all = keyHelp()
  return [...shown.flatMap((key) => all.filter((one) => one.key === key)), { key: '?', label: clerkText.keys.help }]
}
