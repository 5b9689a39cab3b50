import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { NotConfirmed } from '../confirm/confirm-identity.ts'
import { isProviderAnswerDue, type ProviderPurpose } from '../sign-in/provider-marker.ts'

const load = withTexts(() => import('../sign-in/provider-sign-in.tsx'))

export interface ProviderAsk {
  busy: boolean
  problem: string | undefined
  /** Redirects to the provider, which returns to this address. */
  start: () => void
  /** Rendered by the screen: MSAL's provider works in it. */
  part: ReactNode
}

/** Asks the identity provider to confirm the user again: `take` gets its token when the page returns. */
export const useProviderAnswer = (
  purpose: ProviderPurpose,
  take: (token: { idToken: string; nonce: string }) => Promise<void>,
  failed: string,
): ProviderAsk => {
  const { identity } = useConfig()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [part, setPart] = useState<ReactNode>(null)
  const latest = useRef(take)
  latest.current = take
  const begun = useRef(false)

  useEffect(() => {
    // The answer can be read only once, and effects may run twice.
    if (begun.current || !isProviderAnswerDue(purpose)) return
    begun.current = true
    setBusy(true)
    const complete = async () => {
      const token = await (await load()).completeProviderSignIn(identity, setPart)
      if (token) await latest.current(token)
    }
    complete()
      .catch((error: unknown) => {
        if (!(error instanceof NotConfirmed)) setProblem(messageOf(error, failed))
      })
      .finally(() => setBusy(false))
  }, [identity, purpose, failed])

  const start = () => {
    setBusy(true)
    setProblem(undefined)
    load()
      .then(({ startProviderSignIn }) => startProviderSignIn(identity, purpose, setPart))
      .catch((error: unknown) => {
        setProblem(messageOf(error, failed))
        setBusy(false)
      })
  }
  return { busy, problem, start, part }
}
