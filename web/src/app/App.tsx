import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { LoginScreen } from '../features/sign-in/LoginScreen.tsx'
import { AddressBar } from './AddressBar.tsx'
import type { RuntimeConfig } from './config.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Gate } from './Gate.tsx'
import { paths, screens } from './routes.tsx'
import type { Session } from './session/session.ts'
import { SessionContext } from './session/session-context.ts'

const { selectAccount, support, forgotPassword, resetPassword, verifyEmail, shell, bidders, dataProcessing, notFound } = screens

/** The whole app: one session, one address bar, and the screen that both call for. */
export const App = ({ config, session }: { config: RuntimeConfig; session: Session }) => (
  <SessionContext value={{ config, session }}>
    <AddressBar>
      <Boundary>
        <Routes>
          <Route path={paths.login} element={<Gate of="signedOut" screen={<LoginScreen />} />} />
          <Route path={paths.selectAccount} element={<Gate of="selecting" screen={<selectAccount.Component />} />} />
          <Route path={paths.support} element={<Gate of="support" screen={<support.Component />} />} />
          <Route path={paths.forgotPassword} element={<forgotPassword.Component />} />
          <Route path={paths.resetPassword} element={<resetPassword.Component />} />
          <Route path={paths.verifyEmail} element={<verifyEmail.Component />} />
          <Route element={<Gate of="signedIn" screen={<shell.Component />} />}>
            <Route index element={<Navigate to={paths.bidders} replace />} />
            <Route path="bidders/:id?/:tab?" element={<bidders.Component />} />
            <Route path="data-processing/:id?" element={<dataProcessing.Component />} />
            <Route path="*" element={<notFound.Component />} />
          </Route>
        </Routes>
      </Boundary>
    </AddressBar>
  </SessionContext>
)

const Boundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary place={useLocation().pathname}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)
