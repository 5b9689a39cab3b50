import { useEffect, useRef } from 'react'
import { positionPopover } from './position-popover.ts'
import styles from './ReasonHint.module.css'

/** Shows why a focused or pressed button is disabled; rendered once, in the shell. The browser's own tooltip needs a resting mouse. */
export const ReasonHint = () => {
  const hint = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let shownFor: HTMLElement | null = null
    const hide = () => hint.current?.hidePopover()
    const follow = () => hint.current && shownFor && positionPopover(hint.current, shownFor, 'left')
    const show = ({ target }: Event) => {
      hide()
      shownFor = target instanceof Element ? target.closest<HTMLElement>('button[aria-disabled=true][aria-describedby][title]') : null
      if (!hint.current || !shownFor) return
      hint.current.textContent = shownFor.title
      hint.current.showPopover()
      follow()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    const shows = ['focusin', 'click']
    for (const event of shows) document.addEventListener(event, show, true)
    document.addEventListener('focusout', hide, true)
    document.addEventListener('keydown', onKeyDown, true)
    // Focusing may also scroll the button.
    document.addEventListener('scroll', follow, true)
    return () => {
      for (const event of shows) document.removeEventListener(event, show, true)
      document.removeEventListener('focusout', hide, true)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('scroll', follow, true)
    }
  }, [])
  // Screen readers announce the button's description.
  return <div ref={hint} popover="manual" className={styles.hint} aria-hidden="true" />
}
