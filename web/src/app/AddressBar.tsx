import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

const history = createBrowserHistory({ v5Compat: true })

/**
 * Ties the router to the browser's address bar, as the library's BrowserRouter does, without the forms, prefetching and server rendering that
 * come with it: 9 KiB less before the sign-in screen works. The screen in view stays until the next one's code is there.
 */
export const AddressBar = ({ children }: { children: ReactNode }) => {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
