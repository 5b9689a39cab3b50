import { lazy, Suspense, useSyncExternalStore } from 'react'
import { classes } from './class-names.ts'
import { loadTwice } from './lazy-part/failure-cause.ts'
import { PartBoundary } from './lazy-part/PartBoundary.tsx'
import { look } from './look.ts'
import { loadOverlay } from './overlays.ts'
import styles from './Toasts.module.css'

const ToastCard = lazy(() => loadTwice(loadOverlay.toast))

export interface Toast {
  text: string
  /** `done` disappears after 6 s, or after 12 s with an action; `problem` stays until dismissed. */
  tone?: 'done' | 'problem'
  /** Shown for two minutes, for text that the user copies by hand. */
  stays?: boolean
  /** Such as Undo. */
  action?: { label: string; onAction: () => void }
  /** It was dismissed, or newer messages took its place. */
  onDismiss?: () => void
}

type Shown = Toast & { id: number; dismiss: () => void }

let shown: readonly Shown[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Shown[]): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a success or a failure at the bottom of the window. Callable from anywhere. */
export const toast = (message: Toast): void => {
  lastId += 1
  const id = lastId
  for (const { onDismiss } of shown.slice(0, -2)) onDismiss?.()
  change([...shown.slice(-2), { ...message, id, dismiss: () => change(shown.filter((other) => other.id !== id)) }])
}

/** Removes an outdated message, such as a failure after a successful retry. */
export const withdrawToast = (text: string): void => change(shown.filter((message) => message.text !== text))

/** The place where toasts appear; rendered once, in the shell. */
export const Toasts = () => {
  const messages = useSyncExternalStore(subscribe, inView, inView)
  return (
    <div className={classes(look('stack', 'gapS'), styles.region)} role="status" aria-live="polite">
      {/* Lazy parts use toasts, so the toast has a boundary of its own. */}
      <PartBoundary fallback={() => null}>
        <Suspense>
          {messages.map((message) => (
            <ToastCard key={message.id} message={message} onDismiss={message.dismiss} />
          ))}
        </Suspense>
      </PartBoundary>
    </div>
  )
}

const inView = (): readonly Shown[] => shown

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
