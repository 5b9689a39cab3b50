import { type ReactNode, Suspense, useEffect } from 'react'
import { endViewing, useView } from '../../app/session/viewing.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'

const Viewed = lazyPart(() => import('./Viewed.tsx'))

/** While the user views the account as another user, the components inside get that session, whose token is read-only. */
export const ViewedSession = ({ children }: { children: ReactNode }) => {
  const view = useView()
  useEffect(() => endViewing, [])
  return view ? (
    <Suspense>
      <Viewed view={view}>{children}</Viewed>
    </Suspense>
  ) : (
    children
  )
}
