import { Suspense, useEffect, useState } from 'react'
import { lazyInBackground } from './lazy-part/lazy-part.tsx'
import { loadOverlay } from './overlays.ts'

const TipSurface = lazyInBackground(loadOverlay.tip)

const restMs = 250

/**
 * The one tooltip of the page, at whatever carries `data-tip`: after the mouse has rested on it, or at once when a button that is disabled for
 * a reason is focused or pressed. Screen readers have the same from the element's name or description.
 */
export const Tips = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(resting)
      setAnchor(undefined)
    }
    const rest = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const over = tippedAt(event.target)
      clearTimeout(resting)
      if (over) resting = setTimeout(() => setAnchor(over), restMs)
      else setAnchor((shown) => (shown === document.activeElement ? shown : undefined))
    }
    const explain = ({ target }: Event) => {
      clearTimeout(resting)
      const at = tippedAt(target)
      setAnchor(at?.getAttribute('aria-disabled') === 'true' ? at : undefined)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    document.addEventListener('pointerover', rest)
    for (const event of ['focusin', 'click']) document.addEventListener(event, explain, true)
    document.addEventListener('focusout', hide, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      clearTimeout(resting)
      document.removeEventListener('pointerover', rest)
      for (const event of ['focusin', 'click']) document.removeEventListener(event, explain, true)
      document.removeEventListener('focusout', hide, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
  const text = anchor?.dataset.tip
  return (
    anchor?.isConnected &&
    text && (
      <Suspense>
        <TipSurface anchor={anchor} text={text} />
      </Suspense>
    )
  )
}

const tippedAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tip]')) || undefined
