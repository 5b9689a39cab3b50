import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds after which a pointer rests on a row instead of passing over it. */
const dwell = 80

export interface RowEvents {
  /** By its index in the list, from 0. */
  onOpen: (index: number) => void
  /** A press on the row's link; default `onOpen`. */
  onLink?: ((index: number) => void) | undefined
  onFocus: (index: number) => void
  /** A pointer rests on it, or it has the focus: the user may open it next. */
  onNear: (index: number) => void
}

/** Delegated row events, handled by the element around the rows: a row that enters the viewport attaches no handlers. */
export const useRowEvents = ({ onOpen, onLink = onOpen, onFocus, onNear }: RowEvents) => {
  const under = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => {
    clearTimeout(timer.current)
    under.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const onRow = (event: MouseEvent | FocusEvent, act: (index: number) => void) => {
    const index = rowAt(event.target)
    if (index !== undefined) act(index)
  }
  return {
    onClick: (event: MouseEvent) => {
      if (isOwnPress(event)) return
      event.preventDefault()
      onRow(event, linkAt(event.target) ? onLink : onOpen)
    },
    onFocus: (event: FocusEvent) =>
      onRow(event, (index) => {
        onFocus(index)
        onNear(index)
      }),
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const index = rowAt(event.target)
      if (index === under.current) return
      leave()
      under.current = index
      if (index !== undefined) timer.current = setTimeout(() => onNear(index), dwell)
    },
    onPointerLeave: leave,
  }
}

/** A press on a control of the row, or one that opens the row's link in another tab. */
const isOwnPress = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const control = target instanceof Element ? target.closest('a,button,input,label,select,textarea,[role=menu]') : null
  return control !== null && (!control.hasAttribute('data-row-link') || ctrlKey || metaKey || shiftKey)
}

const linkAt = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-row-link]') !== null

const rowAt = (target: EventTarget): number | undefined => {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}
