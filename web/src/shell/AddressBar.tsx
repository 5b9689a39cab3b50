import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, parsePath, Router, type To } from 'react-router'
import { isHeld, leaveSafely } from '../ui/leave-guard.ts'

const history = createBrowserHistory({ v5Compat: true })

const control = (to: To) =>
  ({ by: 'control', to: (typeof to === 'string' ? parsePath(to).pathname : to.pathname) ?? window.location.pathname }) as const

/** The change of the address that is under way is shown before the event ends that asked for it. */
let atOnce = false

const change =
  (way: 'push' | 'replace'): Navigator['push'] =>
  (to, state, options) =>
    leaveSafely(control(to), () => {
      atOnce = options?.flushSync === true
      history[way](to, state)
      atOnce = false
    })

/** The history; changes of the address ask first where they would lose unsaved input. */
const navigator: Navigator = {
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: history.go,
  push: change('push'),
  replace: change('replace'),
}

type Place = Pick<typeof history, 'action' | 'location'>

/**
 * Follows the address. The browser has already moved when it reports Back or Forward: where unsaved input would be lost, the address returns to the
 * form first, and moves again once the user has agreed.
 */
const followHistory = (show: (place: Place) => void): (() => void) => {
  let returning = false
  return history.listen(({ action, location, delta }) => {
    if (action === 'POP' && returning) {
      returning = false
      return
    }
    const leaving = { by: 'history', to: location.pathname } as const
    if (action !== 'POP' || !delta || !isHeld(leaving)) return show({ action, location })
    returning = true
    history.go(-delta)
    leaveSafely(leaving, () => history.go(delta))
  })
}

/**
 * Ties the router to the browser's address bar, as the library's BrowserRouter does, without the forms, prefetching and server rendering that
 * come with it: 9 KiB less before the sign-in screen works. The screen in view stays until the next one's code is there, except where the caller
 * asks for `flushSync`: a panel opens a frame sooner.
 */
export const AddressBar = ({ children }: { children: ReactNode }) => {
  const [{ action, location }, setPlace] = useState<Place>({ action: history.action, location: history.location })
  useLayoutEffect(() => followHistory((place) => (atOnce ? setPlace(place) : startTransition(() => setPlace(place)))), [])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
