import type { RuntimeConfig } from '../app/config.ts'
import { randomId } from '../app/random-id.ts'
import { createSession } from '../app/session/create-session.ts'
import { loadDemo } from '../app/session/demo-backend.ts'
import { withEarlyCalls } from '../app/session/early-calls.ts'
import { exclusively } from '../app/session/exclusively.ts'
import type { Session } from '../app/session/session.ts'
import { browserStorage } from '../app/session/session-storage.ts'
import { messageOf } from '../app/session/sign-in-failures.ts'
import { takeProviderSession } from '../features/sign-in/provider-marker.ts'

/** This browser's session: restored from its storage, in sync with its other tabs. */
export const openSession = (config: RuntimeConfig): Session => {
  const session = createSession({
    config,
    hostname: window.location.hostname,
    storage: browserStorage(window.localStorage, window.sessionStorage),
    send: withEarlyCalls({
      send: (url, init) => window.fetch(url, init),
      storage: window.localStorage,
      search: () => window.location.search,
      now: () => performance.now(),
      made: window.earlyCalls,
    }),
    now: Date.now,
    requestId: randomId,
    exclusively,
    loadDemo,
    leaveProvider: () => {
      // The session here is already over; a user who cannot be redirected to the provider stays signed out on this page.
      if (takeProviderSession())
        import('../features/sign-in/provider-sign-in.tsx')
          .then(({ leaveProvider }) => leaveProvider(config.identity))
          .catch(() => undefined)
    },
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'accessToken') session.followOtherTab()
  })
  session.start().catch((error: unknown) => session.logout(messageOf(error, '')))
  return session
}
