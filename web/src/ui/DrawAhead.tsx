import { Activity, type ReactNode, Suspense, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from './when-idle.ts'

/**
 * Draws a part once in the background, in an element outside of the page, so that its code has run when it opens. No effects run: nothing is
 * fetched, focused or announced.
 */
export const DrawAhead = ({ children }: { children: ReactNode }) => {
  const [outside] = useState(() => document.createElement('div'))
  const [done, setDone] = useState(false)
  if (done) return null
  return createPortal(
    <Activity mode="hidden">
      <Suspense fallback={null}>
        {children}
        <Drawn setDone={setDone} />
      </Suspense>
    </Activity>,
    outside,
  )
}

/** The only effects of a hidden part are those that insert styles: they run once it is drawn. */
const Drawn = ({ setDone }: { setDone: (done: boolean) => void }) => {
  useInsertionEffect(() => void whenIdle(() => setDone(true)), [setDone])
  return null
}
