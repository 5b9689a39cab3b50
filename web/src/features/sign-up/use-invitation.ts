import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { checkInvitation } from '@auctionwiz/contracts/invitations'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'

/** An invitation's offer and recipient. */
export type InvitationOffered = AnswerOf<typeof checkInvitation>

type Asked = { offer: InvitationOffered } | { error: unknown } | undefined

/** The offer of the invitation with this code; undefined while loading. */
export const useInvitation = (code: string): { asked: Asked; askAgain: () => void } => {
  const { call } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    const leaving = new AbortController()
    setAsked(undefined)
    call(checkInvitation, { body: { token: code }, signal: leaving.signal }).then(
      (offer) => setAsked({ offer }),
      (error: unknown) => leaving.signal.aborted || setAsked({ error }),
    )
    return () => leaving.abort()
  }, [call, code, attempt])
  return { asked, askAgain: () => setAttempt((last) => last + 1) }
}
