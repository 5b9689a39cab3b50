import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useConfig, useSession } from '../../app/session/session-context.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { text } from '../../messages/index.ts'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { isProviderAnswerDue, rememberProviderSession } from './provider-marker.ts'

type Attempt = (signIn: () => Promise<void>, otherwise: string) => Promise<void>

const load = withTexts(() => import('./provider-sign-in.tsx'))

/**
 * Sign-in at the organization's identity provider: `start` redirects to it, and the page completes the sign-in on return.
 * MSAL is loaded for nothing else. The screen renders `part`, in which MSAL's provider works.
 */
export const useProviderSignIn = (attempt: Attempt) => {
  const session = useSession()
  const { identity } = useConfig()
  const [part, setPart] = useState<ReactNode>(null)
  const latest = useRef(attempt)
  latest.current = attempt

  useEffect(() => {
    if (!isProviderAnswerDue()) return
    const complete = async () => {
      const token = await (await load()).completeProviderSignIn(identity, setPart)
      if (!token) return
      await session.loginWithProvider(token)
      rememberProviderSession()
    }
    void latest.current(complete, text.signIn.providerFailed)
  }, [session, identity])

  const warm = () => prefetch(load)
  return {
    part,
    start: () => void attempt(async () => (await load()).startProviderSignIn(identity, 'sign-in', setPart), text.signIn.providerFailed),
    warm: { onPointerEnter: warm, onFocus: warm },
  }
}
