import { type FormEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import styles from './Dialog.module.css'
import { useDiscardQuestion } from './discard-question.tsx'
import { focusReturn } from './focus-return.ts'
import { lazyDialog } from './lazy-part/lazy-part.tsx'
import { prefetch } from './lazy-part/prefetch.ts'
import { look } from './look.ts'
import { loadOverlay } from './overlays.ts'
import { sendWithKeys } from './send-with-keys.ts'

const DialogSurface = lazyDialog(loadOverlay.dialog)

/** Prefetches the dialog's code: call it when a button that opens one is hovered or focused. */
export const prefetchDialog = (): void => prefetch(loadOverlay.dialog)

export interface DialogProps {
  title: string
  /** A badge next to the title. */
  mark?: ReactNode
  /** Escape, the cross, Cancel and a press outside. Render the dialog only while it is open. */
  onClose: () => void
  children?: ReactNode
  /** Buttons at the right of the footer, after Cancel; a submit button sends the form. */
  actions?: ReactNode
  /** Text at the left of the footer. */
  note?: ReactNode
  /** Makes the content a form: Enter sends, and from any control Ctrl+Enter. */
  onSubmit?: (() => void) | undefined
  /** The form has unsaved input: leaving asks once. */
  dirty?: boolean
  /** In px, at most the window. Default 560. */
  width?: number
  /** In px, at most the window: a dialog with tabs keeps it, whatever they show. Without it the content decides. */
  height?: number
  /** `alert` for a decision that must be made: a press outside does not close it. */
  kind?: 'dialog' | 'alert'
  /** Below the bar at the right, where what opened it is; in the middle without it. */
  corner?: boolean
  cancelLabel?: string
  /** The content is still to come: it takes the focus when it arrives. */
  loading?: boolean
}

/** A modal dialog by Fluent, loaded when first needed; the whole screen on the phone. */
export const Dialog = (props: DialogProps) => {
  const { onClose, dirty = false, onSubmit, children, note, actions, loading = false } = props
  const body = useRef<HTMLDivElement>(null)
  useFocusReturn()
  // A control in the dialog changes the address after it was saved, or asks by itself.
  const { close, question } = useDiscardQuestion({ dirty, onClose, holds: ({ by }) => by !== 'control' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.()
  }
  const foot = question ?? (
    <>
      <span className={classes(look('fill', 'note'), styles.note)}>{note}</span>
      <Button onClick={close}>{props.cancelLabel ?? text.common.cancel}</Button>
      {actions}
    </>
  )
  const content = (
    <>
      <div ref={body} className={classes(look('fill', 'scrolls', 'hugs', 'padSidesXXL', 'padTopL', 'padBottomXXL'), styles.body)}>
        {children}
        <FirstFocus body={body} loading={loading} />
      </div>
      <div className={look('row', 'fixed', 'gapS', 'padSidesXXL', 'lineAbove', 'tall64', 'phoneWraps', 'phoneFoot')}>{foot}</div>
    </>
  )
  return (
    <Suspense fallback={<div className={classes(look('scrim'), styles.backdrop)} />}>
      <DialogSurface
        title={props.title}
        mark={props.mark}
        width={props.width ?? 560}
        height={props.height}
        kind={props.kind ?? 'dialog'}
        corner={props.corner ?? false}
        onClose={close}
      >
        {onSubmit ? (
          <form noValidate className={look('stack', 'fill', 'hugs')} onSubmit={submit} onKeyDown={sendWithKeys}>
            {content}
          </form>
        ) : (
          content
        )}
      </DialogSurface>
    </Suspense>
  )
}

const marked = '[data-first]'
const control = ':is(a[href],button,input,select,textarea):not([tabindex="-1"],:disabled)'

/** A dialog that opens before its content has the focus at its foot. What is marked as first goes before the first control. */
const FirstFocus = ({ body, loading }: { body: RefObject<HTMLDivElement | null>; loading: boolean }) => {
  const waited = useRef(loading)
  useEffect(() => {
    const isLate = waited.current
    waited.current = loading
    if (loading) return
    const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
    const frame = requestAnimationFrame(() => (find(marked) ?? (isLate ? find(control) : undefined))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [body, loading])
  return null
}

interface Opener {
  element: HTMLElement
  back: () => HTMLElement | null
}

const openerNow = (): Opener | undefined => {
  const element = document.activeElement
  return element instanceof HTMLElement && element !== document.body ? { element, back: focusReturn(element) } : undefined
}

/** From where on the page the first of the open dialogs was opened. */
let pageOpener: Opener | undefined

/** Closing returns the focus to the element that opened the dialog, or to that of the page where a dialog that was left had it. */
const useFocusReturn = (): void => {
  // Read during rendering: when effects run, the focus may already be in the dialog.
  const [opener] = useState(() => {
    const now = openerNow()
    // A dialog that takes the place of another may open while nothing has the focus.
    if (now && !now.element.closest('[aria-modal="true"]')) pageOpener = now
    return now
  })
  useEffect(
    () => () => {
      if (!opener) return
      requestAnimationFrame(() => {
        const left = [opener, pageOpener].find((each) => each?.element.isConnected) ?? opener
        const target = left.back()
        const open = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
        // Focus behind a dialog that is open hides that dialog from screen readers.
        if (!open || open.contains(target)) target?.focus()
        else if (!open.contains(document.activeElement)) open.querySelector<HTMLElement>('button')?.focus()
      })
    },
    [opener],
  )
}

export interface ConfirmDialogProps {
  /** Names the record, such as "Delete Vanessa Parr?". */
  title: string
  /** The consequences. */
  children: ReactNode
  /** The action, such as "Delete Bidder". */
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of something that cannot be undone. */
export const ConfirmDialog = ({ title, children, confirmLabel, busy, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog
    title={title}
    kind="alert"
    width={440}
    onClose={onClose}
    actions={
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    }
  >
    {children}
  </Dialog>
)
