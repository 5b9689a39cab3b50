import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { checkLink } from '@auctionwiz/contracts/passwords'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'

/** The purpose of a mailed link; an error when the service rejects it or does not answer. */
export type CheckedLink = AnswerOf<typeof checkLink> | { error: unknown } | undefined

/** Checks a mailed link when its screen opens; undefined until the answer arrives. An empty token is not checked. */
export const useCheckedLink = (token: string): CheckedLink => {
  const session = useSession()
  const [checked, setChecked] = useState<CheckedLink>()
  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    setChecked(undefined)
    // The demonstration has no mailed links.
    if (session.isDemo) session.logout()
    session.call(checkLink, { body: { token }, signal: leaving.signal }).then(setChecked, (error: unknown) => {
      if (!leaving.signal.aborted) setChecked({ error })
    })
    return () => leaving.abort()
  }, [session, token])
  return checked
}
