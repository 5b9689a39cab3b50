import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { RuntimeConfig } from '../app/config.ts'
import { openedLink } from '../app/mailed-links.ts'
import { paths } from '../app/paths.ts'
import type { Session } from '../app/session/session.ts'
import { SessionContext } from '../app/session/session-context.ts'
import { LoginScreen } from '../features/sign-in/LoginScreen.tsx'
import { useLanguage } from '../messages/language.ts'
import { outerFailure } from '../ui/lazy-part/lazy-part.tsx'
import { PartBoundary } from '../ui/lazy-part/PartBoundary.tsx'
import { Tips } from '../ui/Tips.tsx'
import { UiRoot } from '../ui/UiRoot.tsx'
import { AddressBar } from './AddressBar.tsx'
import { entryScreens } from './entry-routes.ts'
import { RequireSession } from './RequireSession.tsx'

const { challenge, selectAccount, support, entry, shell } = entryScreens

/** The whole app: one session, one address bar, and the screen that matches both. Another language renders all of it again, in place. */
export const App = ({ config, session }: { config: RuntimeConfig; session: Session }) => {
  useLanguage()
  return <Screens config={config} session={session} />
}

const Screens = ({ config, session }: { config: RuntimeConfig; session: Session }) => (
  <UiRoot>
    <SessionContext value={{ config, session }}>
      <AddressBar>
        <Boundary>
          <Routes>
            <Route path={paths.login} element={<RequireSession of="signedOut" screen={<LoginScreen />} />} />
            <Route path={paths.verify} element={<RequireSession of="challenged" screen={<challenge.Component />} />} />
            <Route path={paths.selectAccount} element={<RequireSession of="selecting" screen={<selectAccount.Component />} />} />
            <Route path={paths.support} element={<RequireSession of="support" screen={<support.Component />} />} />
            {[paths.forgotPassword, paths.resetPassword, paths.verifyEmail, paths.signUp, paths.stopEmails].map((path) => (
              <Route key={path} path={path} element={<entry.Component />} />
            ))}
            <Route path="*" element={<RequireSession of="signedIn" screen={<shell.Component />} />} />
          </Routes>
        </Boundary>
      </AddressBar>
      <Tips />
    </SessionContext>
  </UiRoot>
)

/** The secret of a mailed link leaves the address before its screen opens. */
const Boundary = ({ children }: { children: ReactNode }) => {
  const location = useLocation()
  const link = openedLink(location)
  return (
    <PartBoundary place={location.pathname} fallback={outerFailure}>
      <Suspense>{link ? <Navigate {...link} replace /> : children}</Suspense>
    </PartBoundary>
  )
}
