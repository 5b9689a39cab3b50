import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { useEffect, useSyncExternalStore } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import styles from './Toasts.module.css'

export interface Toast {
  text: string
  /** `done` disappears after 6 s, or after 12 s with an action; `problem` stays until dismissed. */
  tone?: 'done' | 'problem'
  /** Shown for two minutes, for text that the user copies by hand. */
  stays?: boolean
  /** Such as Undo. */
  action?: { label: string; onAction: () => void }
}

type Shown = Toast & { id: number }

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
  change([...shown.slice(-2), { ...message, id: lastId }])
}

/** Removes an outdated message, such as a failure after a successful retry. */
export const withdrawToast = (text: string): void => change(shown.filter((message) => message.text !== text))

const dismiss = (id: number): void => change(shown.filter((message) => message.id !== id))

/** The place where toasts appear; rendered once, in the shell. */
export const Toasts = () => {
  const messages = useSyncExternalStore(subscribe, inView, inView)
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {messages.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </div>
  )
}

const inView = (): readonly Shown[] => shown

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ToastCard = ({ message }: { message: Shown }) => {
  const { id, tone = 'done', stays, action } = message
  useEffect(() => {
    if (tone === 'problem') return
    const timer = setTimeout(() => dismiss(id), stays ? 120_000 : action ? 12_000 : 6000)
    return () => clearTimeout(timer)
  }, [id, tone, stays, action])
  return (
    <div className={styles.toast}>
      {tone === 'done' ? (
        <CheckmarkCircle20Regular className={classes(styles.done)} />
      ) : (
        <ErrorCircle20Regular className={classes(styles.problem)} />
      )}
      <span className={styles.text}>{message.text}</span>
      {action && (
        <Button
          look="link"
          onClick={() => {
            dismiss(id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="subtle" small icon={<Dismiss16Regular />} aria-label={text.common.dismiss} onClick={() => dismiss(id)} />
    </div>
  )
}
